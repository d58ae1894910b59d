import { checkTypedDataChain } from '../../../../chains/evm/checkTypedDataChain.js'
import { checkParameters } from '../../../../config/inDevelopment.js'
import type { Latchkit } from '../../../../engine/latchkit.js'
import type { Hex } from '../../../../foundation/encoding/hex.js'
import type { MethodNotSupportedError } from '../../../../foundation/errors/adapter.js'
import type { InvalidTypedDataError } from '../../../../foundation/errors/typedData.js'
import type { TypedData } from '../../../../ports/EvmMethods.js'
import { askWallet } from '../askWallet.js'
import { getSigningSession } from '../getSigningSession.js'
import { copyTypedData } from '../rules.js'

/**
 * Asks the wallet connected on `eip155` to sign typed data (EIP-712). The request is queued. A `domain.chainId`
 * must be the chain of the session.
 *
 * @throws see `signTypedData.ErrorType`. `UserRejectedError` when the user declined.
 * @see https://eips.ethereum.org/EIPS/eip-712
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { signTypedData } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const signature = await signTypedData(kit, {
 *   domain: { name: 'My dapp', chainId: 1 },
 *   types: { Mail: [{ name: 'contents', type: 'string' }] },
 *   primaryType: 'Mail',
 *   message: { contents: 'Hello' },
 * })
 * ```
 */
export async function signTypedData(
  kit: Latchkit,
  parameters: signTypedData.Parameters,
): Promise<signTypedData.ReturnType> {
  checkParameters(kit, parameters, 'signTypedData(kit, { domain, types, primaryType, message })')
  const { signal, domain, types, primaryType, message } = parameters
  const typedData = copyTypedData({ domain, types, primaryType, message })
  checkTypedDataChain(typedData, getSigningSession(kit, 'eip155').chainId)
  const intent = { kind: 'signTypedData', typedData } as const
  return askWallet(kit, { namespace: 'eip155', intent, signal })
}

export declare namespace signTypedData {
  /** EIP-712 data in the format of `eth_signTypedData_v4`. */
  type Parameters = TypedData & {
    /** Cancels the request: see `cancelRequest`. */
    readonly signal?: AbortSignal | undefined
  }
  /** The verified signature; `0x` if a contract account signs by a transaction: see `isSignedOnChain`. */
  type ReturnType = Hex
  type ErrorType = askWallet.ErrorType | InvalidTypedDataError | MethodNotSupportedError
}
