import { LatchkitError } from '../../foundation/errors/base.js'
import {
  UserRejectedError,
  WalletNotFoundError,
  WalletResponseError,
} from '../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import { isRejection } from './isRejection.js'
import { readError } from './readError.js'

/** Errors that JavaScript and viem throw for a malformed response. */
const malformedNames: readonly unknown[] = ['TypeError', 'InvalidAddressError']

/**
 * Converts an error of a wallet, or of a library around it, to a `LatchkitError`.
 *
 * @param parameters `method`: the JSON-RPC method.
 * @returns `UserRejectedError`, `WalletNotFoundError`, `WalletResponseError` or
 * `WalletRequestError`; a `LatchkitError` stays unchanged
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
  // wagmi's error name.
  if (names.includes('ProviderNotFoundError')) return new WalletNotFoundError({ connectorId })
  if (names.some((name) => malformedNames.includes(name))) {
    return new WalletResponseError({ method, reason: details ?? 'it is not what was asked for', cause })
  }
  return new WalletRequestError({ method, rpcCode, details, cause })
}
