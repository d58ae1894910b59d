import type { Eip1193Provider } from '../browser/eip6963.js'
import { type Capabilities, toCapabilities } from './toCapabilities.js'

/**
 * Asks the wallet what it can do on which chain (EIP-5792). A failed call answers `{}` (spec §8): most wallets know
 * nothing of it.
 *
 * @param find Answers the provider; where it fails, the call has failed.
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
    // The fallback of spec §8.
    return {}
  }
}
