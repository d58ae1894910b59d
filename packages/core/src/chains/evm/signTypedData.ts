import type { Eip1193Provider } from '../../browser/eip6963.js'
import type { Hex } from '../../foundation/encoding/hex.js'
import type { TypedData } from '../../ports/EvmMethods.js'
import { checkSignature, type SignatureCheck } from './checkSignature.js'
import { toTypedDataText } from './toTypedDataText.js'

const method = 'eth_signTypedData_v4'

/**
 * Asks the wallet to sign typed data (EIP-712), and verifies the signature. Data that cannot be hashed is refused before
 * the wallet is asked, because its signature could not be verified.
 *
 * @throws `InvalidTypedDataError`; `WalletResponseError` if it returns no signature of the account over the data; and the
 * wallet's own errors
 * @see https://eips.ethereum.org/EIPS/eip-712
 *
 * @example
 * ```ts
 * import type { Eip1193Provider } from '@latchkit/core'
 * import { type NetworkRequest, signTypedData } from '@latchkit/core/eip1193'
 * import type { PortContext, TypedData } from '@latchkit/core/ports'
 *
 * export function sign(
 *   provider: Eip1193Provider,
 *   typedData: TypedData,
 *   request: NetworkRequest,
 *   context: PortContext,
 *   address: string,
 * ): Promise<string> {
 *   return signTypedData(provider, { address, typedData, network: context.networks[0], request, context })
 * }
 * ```
 */
export async function signTypedData(
  provider: Pick<Eip1193Provider, 'request'>,
  parameters: Omit<SignatureCheck, 'method'> & { readonly typedData: TypedData },
): Promise<Hex> {
  const { typedData, ...check } = parameters
  const { hashPayload } = await import('./verifySignature.js')
  hashPayload({ typedData })
  const answer = await provider.request({ method, params: [check.address, toTypedDataText(typedData)] })
  return checkSignature(answer, { typedData }, { method, ...check })
}
