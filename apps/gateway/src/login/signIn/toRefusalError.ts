import type { RefusalReason } from '@latchkit/siwx'
import { HttpError } from '../../server/http/HttpError.js'

/** The reasons that are not an invalid message or signature, which has status 401. */
const statuses: Partial<Record<RefusalReason, number>> = {
  malformedMessage: 400,
  malformedSignature: 400,
  unsupportedChain: 400,
  chainUnavailable: 503,
  nonceStoreUnavailable: 503,
}

/** Creates the error of a message that was not verified, with the reason as its field. */
export function toRefusalError({
  reason,
  message,
}: {
  readonly reason: RefusalReason
  readonly message: string
}): HttpError {
  return new HttpError(statuses[reason] ?? 401, reason, message)
}
