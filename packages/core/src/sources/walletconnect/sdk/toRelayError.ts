import { isRejection } from '../../../chains/evm/isRejection.js'
import { readError as readWalletError } from '../../../chains/evm/readError.js'
import { LatchkitError } from '../../../foundation/errors/base.js'
import {
  RelayRefusedError,
  RelayUnreachableError,
  RemoteSessionEndedError,
} from '../../../foundation/errors/relay.js'
import { AbortedError, UserRejectedError } from '../../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'

/** The SDK's code for a rejection by the user, in addition to the codes of `isRejection`. */
const sdkRejectionCode = 12_001
/** Codes of the SDK for the end of a session or of a request. */
const userDisconnected = 6000
const noSessionForTopic = 7001
const sessionRequestExpired = 8000

/**
 * Converts an error of the SDK. `method` is the method that was called. Text from the wallet is only in `details`.
 *
 * @param error Untrusted: the SDK throws errors, JSON-RPC error objects and strings.
 */
export function toRelayError(error: unknown, method: string): LatchkitError {
  if (error instanceof LatchkitError) return error
  const { code, message } = readError(error)
  const reason = getAppRejectionReason(message)
  if (reason) return new RelayRefusedError({ reason, cause: error })
  // Only an error without a code is recognised by its message.
  const isWithoutCode = (pattern: RegExp) => !code && pattern.test(message)
  const isDeclined = code !== undefined && (code === sdkRejectionCode || isRejection(readWalletError(error)))
  if (isDeclined || isWithoutCode(/user (?:rejected|denied|disapproved)/i))
    return new UserRejectedError({ cause: error })
  if (code === sessionRequestExpired || isWithoutCode(/(?:proposal|request) expired/i))
    return new AbortedError({ cause: error })
  const isEnded = code === userDisconnected || code === noSessionForTopic
  if (isEnded || isWithoutCode(/(?:no matching key|recently deleted).*session/i))
    return new RemoteSessionEndedError()
  if (isWithoutCode(/socket|connection|failed to (?:publish|subscribe)|timed? ?out|stalled/i))
    return new RelayUnreachableError({ details: message, cause: error })
  return new WalletRequestError({ method, rpcCode: code, details: message, cause: error })
}

/** Returns why the relay rejected the app, read from the reason of WebSocket close code 3000. */
export function getAppRejectionReason(message: string): 'key' | 'origin' | undefined {
  if (/unauthorized: origin not allowed/i.test(message)) return 'origin'
  return /unauthorized: invalid key/i.test(message) ? 'key' : undefined
}

function readError(error: unknown): { readonly code: number | undefined; readonly message: string } {
  if (typeof error !== 'object' || error === null) return { code: undefined, message: String(error) }
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown }
  return {
    code: typeof code === 'number' ? code : undefined,
    message: typeof message === 'string' ? message : '',
  }
}
