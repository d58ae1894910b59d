import type { Eip1193Provider } from '../../browser/eip6963.js'
import type { Clock } from '../../ports/Clock.js'

const patienceMs = 1_000

/**
 * Asks the wallet to revoke the app's permissions (EIP-2255, MIP-2). Resolves when it has, cannot, or takes longer than
 * a second: most wallets do not support it, and one that does not respond must not keep the user connected.
 *
 * @see https://eips.ethereum.org/EIPS/eip-2255
 *
 * @example
 * ```ts
 * import type { Eip1193Provider } from '@latchkit/core'
 * import { revokeAccounts } from '@latchkit/core/eip1193'
 * import type { PortContext } from '@latchkit/core/ports'
 *
 * export function leave(provider: Eip1193Provider, { clock }: PortContext): Promise<void> {
 *   return revokeAccounts(provider, clock)
 * }
 * ```
 */
export function revokeAccounts(provider: Eip1193Provider, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    const stop = clock.setTimeout(resolve, patienceMs)
    const done = () => {
      stop()
      resolve()
    }
    const params = [{ eth_accounts: {} }]
    new Promise((answer) => answer(provider.request({ method: 'wallet_revokePermissions', params }))).then(
      done,
      // If the wallet cannot revoke them, the app ends its session all the same.
      done,
    )
  })
}
