import { LatchkitError } from '@latchkit/core'
import type { FailureCode } from './FailureCode.js'

/** A request cannot be approved. Its text for the user is in the copy. */
export class ApprovalError extends LatchkitError {
  override name = 'ApprovalError'
  readonly failure: FailureCode
  constructor(failure: FailureCode, cause?: unknown) {
    super({ code: failure.replaceAll('_', '-'), shortMessage: `The request failed: ${failure}`, cause })
    this.failure = failure
  }
}
