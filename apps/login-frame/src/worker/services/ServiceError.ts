/** A service has refused a request, or could not be reached. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  /** The `field` of the response, such as `code_wrong`; `service_unavailable` if there was none, `invalid_response` if it was malformed. */
  readonly code: string
  /** How long to wait before the next attempt. */
  readonly retryAfterMs: number | undefined

  constructor(parameters: {
    readonly code: string
    readonly message: string
    readonly retryAfterMs?: number | undefined
    readonly cause?: unknown
  }) {
    super(parameters.message, { cause: parameters.cause })
    this.code = parameters.code
    this.retryAfterMs = parameters.retryAfterMs
  }
}
