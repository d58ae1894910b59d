import { LatchkitError, UserRejectedError, WalletNotFoundError } from '@latchkit/core'
import { isRejection, readError } from '@latchkit/core/eip1193'
import { WalletRequestError, WalletResponseError } from '@latchkit/core/errors'

/** Runs work with a wallet and converts its errors to Latchkit errors. */
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

/**
 * Converts an error of a wallet to a Latchkit error.
 *
 * @param parameters `method` is the requested method, as the Wallet Standard or JSON-RPC names it.
 */
export function toWalletError(parameters: {
  readonly method: string
  readonly connectorId: string
  readonly cause: unknown
}): LatchkitError {
  const { method, connectorId, cause } = parameters
  if (cause instanceof LatchkitError) return cause
  const { code: rpcCode, words: details, names } = readError(cause)
  if (isRejection({ code: rpcCode, words: details })) return new UserRejectedError({ cause })
  if (names.includes('WalletWindowClosedError')) return new UserRejectedError({ cause })
  if (names.includes('WalletNotReadyError')) return new WalletNotFoundError({ connectorId })
  if (rpcCode === undefined && /closed/i.test(details ?? '')) return new UserRejectedError({ cause })
  // JavaScript throws `TypeError` when a response has an unexpected shape.
  if (names.includes('TypeError'))
    return new WalletResponseError({ method, reason: details ?? 'it has an unexpected shape', cause })
  return new WalletRequestError({ method, rpcCode, details, cause })
}
