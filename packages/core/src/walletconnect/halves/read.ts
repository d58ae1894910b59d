import { WalletResponseError } from '../../errors/wallet.js'

/**
 * Reads what a wallet answered.
 *
 * @throws `WalletResponseError` where it cannot be read
 */
export function read<T>(method: string, reading: () => T): T {
  try {
    return reading()
  } catch (cause) {
    throw new WalletResponseError({ method, reason: cause instanceof Error ? cause.message : '', cause })
  }
}
