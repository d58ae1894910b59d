import { AbortedError, UserRejectedError } from '@latchkit/core'
import { WalletRequestError } from '@latchkit/core/errors'
import { FrameRequestError } from '../client/errors.js'

/** The response of a frame to a request that was aborted, for example in another document of the app. */
const abortedMessage = 'Request was aborted'

/**
 * Converts an error of a request to one of the port. The message of the frame is kept: in `shortMessage`, or in `details` for the
 * JSON-RPC request of this method.
 */
export function toPortError(error: unknown, method?: string): unknown {
  if (!(error instanceof FrameRequestError)) return error
  const { rpcCode, shortMessage: details } = error
  if (rpcCode === 4001) return new UserRejectedError({ cause: error })
  if (details === abortedMessage) return new AbortedError({ cause: error })
  return method === undefined ? error : new WalletRequestError({ method, rpcCode, details, cause: error })
}
