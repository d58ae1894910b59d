import { LatchkitError } from '../../foundation/errors/base.js'
import {
  UserRejectedError,
  WalletNotFoundError,
  WalletRequestError,
  WalletResponseError,
} from '../../foundation/errors/wallet.js'
import { isRejection } from './isRejection.js'
import { readError } from './readError.js'

/** What JavaScript itself and viem throw over an answer that is not what it should be. */
const malformedNames: readonly unknown[] = ['TypeError', 'InvalidAddressError']

/**
 * The one place where what a wallet, or a library around it, threw becomes one of ours.
 *
 * @param parameters `method` is what was asked for, as JSON-RPC calls it.
 * @returns `UserRejectedError`, `WalletNotFoundError`, `WalletResponseError` or `WalletRequestError`; what is ours already stays
 */
export function toWalletError(parameters: {
  readonly method: string
  readonly connectorId: string
  readonly cause: unknown
}): LatchkitError {
  const { method, connectorId, cause } = parameters
  if (cause instanceof LatchkitError) return cause
  const error = readError(cause)
  if (isRejection(error)) return new UserRejectedError({ cause })
  const { code: rpcCode, names, words: details } = error
  // wagmi's word for it.
  if (names.includes('ProviderNotFoundError')) return new WalletNotFoundError({ connectorId })
  if (names.some((name) => malformedNames.includes(name))) {
    return new WalletResponseError({ method, reason: details ?? 'it is not what was asked for', cause })
  }
  return new WalletRequestError({ method, rpcCode, details, cause })
}
