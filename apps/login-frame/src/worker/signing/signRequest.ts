import { hashTypedData } from '@latchkit/core/eip1193'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { type Hex, hexToBytes } from 'viem'
import { hashAuthorization } from 'viem/utils'
import type { SmartAccountContracts } from '../../shared/config/SmartAccountConfig.js'
import { hashDelegation } from '../../shared/permission/delegations.js'
import { hashUserOperation } from '../../shared/smartAccount/hashUserOperation.js'
import type { SmartAccounts } from '../../shared/smartAccount/SmartAccounts.js'
import type { SignRequest } from '../../shared/vault/Vault.js'
import type { WalletKeys } from '../custody/deriveWallet.js'
import { signEvmHash } from './signEvmHash.js'
import { signEvmMessage } from './signEvmMessage.js'
import { signEvmTransaction } from './signEvmTransaction.js'
import { toSignatureHex } from './toSignatureHex.js'

/** Signs a request that `checkSignRequest` has accepted. */
export function signRequest(
  keys: WalletKeys,
  request: SignRequest,
  smartAccounts: SmartAccounts = {},
): string {
  const signHash = (hash: Hex) => toSignatureHex(signEvmHash(keys.evm, hexToBytes(hash)))
  switch (request.type) {
    case 'evmMessage':
      return signEvmMessage(keys.evm, request.message)
    case 'evmTypedData':
      // Hashed here, so that no digest is signed of which the content is not known.
      return toSignatureHex(signEvmHash(keys.evm, hashTypedData(request.typedData)))
    case 'evmAuthorization': {
      const { implementation: address, nonce } = request
      return signHash(hashAuthorization({ chainId: toChainNumber(request.chainId), address, nonce }))
    }
    case 'evmUserOperation': {
      const { operation, entryPoint } = request
      const { kind } = getContracts(request.chainId, smartAccounts)
      return signHash(
        hashUserOperation(operation, { chainId: toChainNumber(request.chainId), entryPoint, kind }),
      )
    }
    case 'evmDelegation': {
      const { delegation, delegationManager } = request
      return signHash(
        hashDelegation(delegation, { chainId: toChainNumber(request.chainId), delegationManager }),
      )
    }
    case 'evmTransaction':
      return signEvmTransaction(keys.evm, request.transaction)
    case 'solanaMessage':
    case 'solanaTransaction':
      return base58.encode(ed25519.sign(request.message, keys.solana))
  }
}

function getContracts(chainId: string, smartAccounts: SmartAccounts): SmartAccountContracts {
  const contracts = smartAccounts[chainId]
  if (!contracts) throw new TypeError('The chain has no smart accounts')
  return contracts
}

/** The number of an EVM chain in its CAIP-2 id. */
const toChainNumber = (chainId: string): number => Number(chainId.slice('eip155:'.length))
