import type { Effects } from '../../../engine/machine.js'
import { LatchkitError } from '../../../foundation/errors/base.js'
import type { ReviewContext, ReviewKind } from './ReviewKind.js'
import type { ReviewEffect, ReviewEvent } from './types.js'

/** Creates the handlers of a kind of review, which read what the network knows: before the review, and after the approval. */
export function createEffects<Intent, Facts, Result>({
  read,
}: Pick<ReviewKind<Intent, Facts, Result>, 'read'>): Effects<
  ReviewEffect<Intent, Facts>,
  ReviewEvent<Intent, Facts, Result>,
  ReviewContext
> {
  return {
    async prepare({ review }, context) {
      const { id } = review
      try {
        return { type: 'prepared', id, facts: await read(review, context) }
      } catch (error) {
        return { type: 'prepareFailed', id, error: toReviewError(error) }
      }
    },
    async check({ review, reviewed }, context) {
      const { id } = review
      try {
        return { type: 'checked', id, facts: await read(review, context, reviewed) }
      } catch (error) {
        return { type: 'checkFailed', id, error: toReviewError(error) }
      }
    },
  }
}

/** Anything but an error of the request is an answer that could not be parsed. */
const toReviewError = (error: unknown): LatchkitError =>
  error instanceof LatchkitError
    ? error
    : new LatchkitError({
        code: 'rpc-request',
        shortMessage: 'The network sent an answer that cannot be used.',
        details: error instanceof Error ? error.message : undefined,
        cause: error,
      })
