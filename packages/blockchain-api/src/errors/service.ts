import { LatchkitError } from '@latchkit/core'

/** A service did not respond, responded with 429 or 5xx, or the browser is offline. */
export class ServiceUnreachableError extends LatchkitError {
  override name = 'ServiceUnreachableError'
  /** The HTTP status, if the server responded with 429 or 5xx. */
  readonly status: number | undefined
  /** The delay in ms after which the server allows the next request, if it stated one. */
  readonly retryAfterMs: number | undefined
  constructor(parameters: {
    /** Name at the start of the message, such as `The wallet catalogue`. */
    readonly service: string
    readonly url: string
    /** Default: `GET`. */
    readonly method?: string | undefined
    /** The HTTP status, if the server responded with 429 or 5xx. */
    readonly status?: number | undefined
    readonly retryAfterMs?: number | undefined
    /** The reason of the server, or why there is no response. */
    readonly details?: string | undefined
    readonly cause?: unknown
  }) {
    const { service, url, method = 'GET', status, retryAfterMs, details, cause } = parameters
    const isBusy = status !== undefined
    super({
      code: 'service-unreachable',
      shortMessage: isBusy ? `${service} is temporarily unavailable.` : `${service} cannot be reached.`,
      metaMessages: [
        `Request: ${method} ${url}`,
        isBusy ? 'Try again in a moment.' : 'Check your connection, and try again.',
      ],
      details,
      cause,
    })
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}

/** A service rejects the project id or the origin of this app. The app's developer has to correct the configuration. */
export class ServiceRefusedError extends LatchkitError {
  override name = 'ServiceRefusedError'
  constructor(parameters: {
    readonly service: string
    readonly projectId: string
    readonly reason: 'key' | 'origin'
    readonly details?: string | undefined
  }) {
    const { service, projectId, reason, details } = parameters
    const isKey = reason === 'key'
    super({
      code: isKey ? 'invalid-project-id' : 'origin-not-allowed',
      shortMessage: isKey ? 'Invalid Project ID' : 'Invalid App Configuration',
      metaMessages: [
        isKey
          ? `${service} does not know the project id “${projectId}”.`
          : `${service} does not serve the project “${projectId}” to the origin of this page.`,
        isKey
          ? 'Set the option `projectId` to one that the service’s operator has given out.'
          : 'Add the origin to the project’s allowed origins at the service.',
      ],
      details,
    })
  }
}

/** A service returned an unexpected status or an invalid response. */
export class ServiceResponseError extends LatchkitError {
  override name = 'ServiceResponseError'
  /** The HTTP status, if it is not 200. */
  readonly status: number | undefined
  constructor(parameters: {
    readonly service: string
    readonly url: string
    readonly status?: number | undefined
    /** Default: `GET`. */
    readonly method?: string | undefined
    readonly details?: string | undefined
    readonly cause?: unknown
  }) {
    super({
      code: 'service-response',
      shortMessage: `${parameters.service} returned an invalid response.`,
      metaMessages: [`Request: ${parameters.method ?? 'GET'} ${parameters.url}`, 'Try again later.'],
      details: parameters.details,
      cause: parameters.cause,
    })
    this.status = parameters.status
  }
}
