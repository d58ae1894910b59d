import { WalletResponseError } from '../../../foundation/errors/wallet.js'

/**
 * Calls `parse`, which parses a wallet's response to `method`, and converts its error.
 *
 * @throws `WalletResponseError` if `parse` throws
 */
export function parseResponse<T>(method: string, parse: () => T): T {
  try {
    return parse()
  } catch (cause) {
    throw new WalletResponseError({ method, reason: cause instanceof Error ? cause.message : '', cause })
  }
}
