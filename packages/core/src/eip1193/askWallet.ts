import { toWalletError } from './toWalletError.js'

/**
 * Does something with a wallet; what it throws becomes one of our errors.
 *
 * @param subject `method` is what is asked for, as JSON-RPC calls it.
 * @throws what `toWalletError` makes of it
 * @example
 * ```ts
 * import { askWallet } from '@latchkit/core/eip1193'
 * import type { Eip1193Provider } from '@latchkit/core'
 *
 * export function accountsOf(provider: Eip1193Provider): Promise<unknown> {
 *   const method = 'eth_accounts'
 *   return askWallet({ method, connectorId: 'io.alpha' }, () => provider.request({ method }))
 * }
 * ```
 */
export async function askWallet<T>(
  subject: { readonly method: string; readonly connectorId: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw toWalletError({ ...subject, cause })
  }
}
