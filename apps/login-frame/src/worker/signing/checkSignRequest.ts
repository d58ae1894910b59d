import { signedMessagePrefix, type WalletAddresses } from '@latchkit/login-api'
import { isReservedTypedData } from '../../shared/requestChecks/isReservedTypedData.js'
import { readSolanaSigners } from '../../shared/requestChecks/readSolanaSigners.js'
import type { SmartAccounts } from '../../shared/smartAccount/SmartAccounts.js'
import type { SignRequest } from '../../shared/vault/Vault.js'
import { checkDelegation } from './checkDelegation.js'
import { checkTransaction } from './checkTransaction.js'
import { checkAuthorization, checkUserOperation } from './checkUserOperation.js'

/** Returns why the wallet must not sign a request; null if it can. */
export function checkSignRequest(
  request: SignRequest,
  addresses: WalletAddresses,
  smartAccounts: SmartAccounts,
): string | null {
  switch (request.type) {
    case 'evmMessage':
      return isServiceMessage(request.message) ? serviceMessage : null
    case 'solanaMessage':
      if (isServiceMessage(request.message)) return serviceMessage
      // An app could have a transfer signed as text. Bytes from 0x80 to 0xbf start a versioned transaction, and no UTF-8 text.
      return readSolanaSigners(request.message) || ((request.message[0] ?? 0) & 0xc0) === 0x80
        ? 'The message is a transaction. It must be requested as one.'
        : null
    case 'solanaTransaction':
      return readSolanaSigners(request.message)?.includes(addresses.solana)
        ? null
        : 'The transaction must be one that this wallet has to sign.'
    case 'evmTypedData':
      return isReservedTypedData(request.typedData, addresses.eip155, smartAccounts)
        ? 'The typed data would control the account. It must be requested with a method of its own.'
        : null
    case 'evmAuthorization':
      return checkAuthorization(request, smartAccounts)
    case 'evmUserOperation':
      return checkUserOperation(request, addresses.eip155, smartAccounts)
    case 'evmDelegation':
      return checkDelegation(request, addresses.eip155, smartAccounts)
    case 'evmTransaction':
      return checkTransaction(request.transaction, addresses.eip155, smartAccounts)
  }
}

const serviceMessage = 'The message is reserved for the services of the wallet.'

function isServiceMessage(message: Uint8Array): boolean {
  const prefix = new TextEncoder().encode(signedMessagePrefix)
  return prefix.every((byte, index) => message[index] === byte)
}
