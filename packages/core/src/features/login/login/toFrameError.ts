import { LatchkitError } from '../../../foundation/errors/base.js'
import { UnexpectedError } from '../../../foundation/errors/unexpected.js'

/** Returns the error of a request to the login frame, which rejects with no others: another one is a bug in its client. */
export function toFrameError(cause: unknown): LatchkitError {
  return cause instanceof LatchkitError ? cause : new UnexpectedError({ cause })
}
