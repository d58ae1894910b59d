import { AbortedError, type LatchkitError } from '@latchkit/core'
import type { FrameRequestName } from '../protocol/FrameRequests.js'
import { FrameLoadError, FrameRequestError, FrameResponseError, FrameTimeoutError } from './errors.js'
import type { Outcome } from './types.js'

/** Returns the error of a request that has ended without a result. */
export function toFrameError(
  name: FrameRequestName,
  outcome: Exclude<Outcome, { status: 'success' }>,
  url: string,
): LatchkitError {
  switch (outcome.status) {
    case 'error':
      return new FrameRequestError({ message: outcome.message, rpcCode: outcome.code })
    case 'invalid':
      return new FrameResponseError({ request: name, cause: outcome.cause })
    case 'loadFailed':
      return new FrameLoadError({ url, cause: outcome.cause })
    case 'aborted': {
      const { problem, cause } = outcome
      return new AbortedError({
        rpc: name === 'RPC_REQUEST',
        cause: problem ? new FrameTimeoutError({ problem }) : cause,
      })
    }
  }
}
