import type { Eip1193Provider } from '../browser/eip6963.js'
import type { Clock } from '../ports/Clock.js'

const patienceMs = 1_000

/**
 * Asks the wallet to forget the page (EIP-2255, MIP-2). Resolves when it has, cannot, or takes longer than a second: most
 * wallets cannot, and nobody is kept connected by one that does not answer.
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
      // What cannot be revoked is only left: the page forgets it all the same.
      done,
    )
  })
}
