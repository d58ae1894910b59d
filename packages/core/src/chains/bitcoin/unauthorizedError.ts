import { WalletRequestError } from '../../foundation/errors/walletRequest.js'

/**
 * Returns the error of a request for a wallet or account that is not connected, or no longer (code 4100 of EIP-1193).
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 *
 * @example
 * ```ts
 * import { unauthorizedError } from '@latchkit/core/bip122'
 *
 * throw unauthorizedError('signMessage', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
 * ```
 */
export function unauthorizedError(method: string, what: string): WalletRequestError {
  const details = `${what} is not connected to this app. Connect it again.`
  return new WalletRequestError({ method, rpcCode: 4100, details })
}
