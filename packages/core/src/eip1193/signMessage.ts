import type { Eip1193Provider } from '../browser/eip6963.js'
import type { Hex } from '../ports/EvmMethods.js'
import { toSignature } from './toSignature.js'

const method = 'personal_sign'

/**
 * Asks the wallet to sign a text, or raw bytes, as EIP-191 says. Text goes as its UTF-8 bytes: `0x12` is four characters.
 *
 * @throws `WalletResponseError` where it answers no signature; and what the wallet throws
 * @example
 * ```ts
 * import type { Eip1193Provider } from '@latchkit/core'
 * import { signMessage } from '@latchkit/core/eip1193'
 *
 * export function sign(provider: Eip1193Provider, address: string): Promise<string> {
 *   return signMessage(provider, { address, message: 'Hello' })
 * }
 * ```
 */
export async function signMessage(
  provider: Eip1193Provider,
  parameters: { readonly address: string; readonly message: string | Uint8Array },
): Promise<Hex> {
  const { address, message } = parameters
  const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return toSignature(method, await provider.request({ method, params: [`0x${hex}`, address] }))
}
