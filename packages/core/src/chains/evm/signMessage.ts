import type { Eip1193Provider } from '../../browser/eip6963.js'
import type { Hex } from '../../foundation/encoding/hex.js'
import { checkSignature, type SignatureCheck } from './checkSignature.js'

const method = 'personal_sign'

/**
 * Asks the wallet to sign text or bytes (EIP-191), and verifies the signature. Text is sent as its UTF-8 bytes: `0x12`
 * is four characters.
 *
 * @throws `WalletResponseError` if it returns no signature of the account over the message; and the wallet's own errors
 * @see https://eips.ethereum.org/EIPS/eip-191
 *
 * @example
 * ```ts
 * import type { Eip1193Provider } from '@latchkit/core'
 * import { type NetworkRequest, signMessage } from '@latchkit/core/eip1193'
 * import type { PortContext } from '@latchkit/core/ports'
 *
 * export function sign(
 *   provider: Eip1193Provider,
 *   request: NetworkRequest,
 *   context: PortContext,
 *   address: string,
 * ): Promise<string> {
 *   return signMessage(provider, { address, message: 'Hello', network: context.networks[0], request, context })
 * }
 * ```
 */
export async function signMessage(
  provider: Eip1193Provider,
  parameters: Omit<SignatureCheck, 'method'> & { readonly message: string | Uint8Array },
): Promise<Hex> {
  const { message, ...check } = parameters
  const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const answer = await provider.request({ method, params: [`0x${hex}`, check.address] })
  return checkSignature(answer, { message: bytes }, { method, ...check })
}
