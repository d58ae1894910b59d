import { WalletResponseError } from '../../../foundation/errors/wallet.js'

/**
 * Parses a wallet's response.
 *
 * @throws `WalletResponseError` if it cannot be parsed
 */
export function parseResponse<T>(method: string, reading: () => T): T {
  try {
    return reading()
  } catch (cause) {
    throw new WalletResponseError({ method, reason: cause instanceof Error ? cause.message : '', cause })
  }
}
