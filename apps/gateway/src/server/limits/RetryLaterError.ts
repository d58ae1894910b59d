import { HttpError } from '../http/HttpError.js'

/** The refusal of a request that exceeds a limit. */
export class RetryLaterError extends HttpError {
  /** @param ms Time until the request is possible. */
  constructor(field: 'retry_later' | 'limit' | 'recovery_delayed', message: string, ms: number) {
    super(429, field, message, { 'retry-after': String(Math.ceil(ms / 1_000)) })
  }
}
