import { toWalletError } from './toWalletError.js'

/**
 * Calls a wallet. An error becomes a `LatchkitError`.
 *
 * @param subject `method`: the JSON-RPC method.
 * @throws the error that `toWalletError` returns
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
