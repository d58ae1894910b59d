import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import type { SignRequest } from '../vault/Vault.js'
import type { WalletKeys } from './deriveWallet.js'
import { signEvmHash } from './signEvmHash.js'
import { signEvmMessage } from './signEvmMessage.js'
import { signEvmTransaction } from './signEvmTransaction.js'
import { toSignatureHex } from './toSignatureHex.js'

/** Signs a request that `checkSignRequest` has accepted. */
export function signRequest(keys: WalletKeys, request: SignRequest): string {
  switch (request.type) {
    case 'evmMessage':
      return signEvmMessage(keys.evm, request.message)
    case 'evmTypedData':
      return toSignatureHex(signEvmHash(keys.evm, request.digest))
    case 'evmTransaction':
      return signEvmTransaction(keys.evm, request.transaction)
    case 'solanaMessage':
    case 'solanaTransaction':
      return base58.encode(ed25519.sign(request.message, keys.solana))
  }
}
