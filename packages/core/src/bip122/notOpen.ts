import { WalletRequestError } from '../errors/wallet.js'

/**
 * The error of a request for what is not, or no longer, open to the page (EIP-1193's 4100): a wallet, or one of its accounts.
 *
 * @example
 * ```ts
 * import { notOpen } from '@latchkit/core/bip122'
 *
 * throw notOpen('signMessage', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
 * ```
 */
export function notOpen(method: string, what: string): WalletRequestError {
  const details = `${what} is not open to this page now.`
  return new WalletRequestError({ method, rpcCode: 4100, details })
}
