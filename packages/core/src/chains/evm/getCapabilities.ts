import type { Eip1193Provider } from '../../browser/eip6963.js'
import { type Capabilities, toCapabilities } from './toCapabilities.js'

/**
 * Requests the wallet's capabilities by chain (EIP-5792). Returns `{}` when the call fails, because many wallets do not
 * implement the method.
 *
 * @param find Returns the provider. The call also counts as failed when this rejects.
 * @see https://eips.ethereum.org/EIPS/eip-5792
 *
 * @example
 * ```ts
 * import type { Eip1193Provider } from '@latchkit/core'
 * import { type Capabilities, getCapabilities } from '@latchkit/core/eip1193'
 *
 * export function capabilitiesOf(provider: Eip1193Provider, address: string): Promise<Capabilities> {
 *   return getCapabilities(() => provider, address)
 * }
 * ```
 */
export async function getCapabilities(
  find: () => Eip1193Provider | Promise<Eip1193Provider>,
  address: string,
): Promise<Capabilities> {
  try {
    const provider = await find()
    return toCapabilities(await provider.request({ method: 'wallet_getCapabilities', params: [address] }))
  } catch {
    // The wallet does not implement EIP-5792, or the call failed: no capabilities are known.
    return {}
  }
}
