import { LatchkitError } from '@latchkit/core'

/** A service did not answer: it is down, it is busy, or this page is offline. */
export class ServiceUnreachableError extends LatchkitError {
  override name = 'ServiceUnreachableError'
  constructor(parameters: {
    /** As a sentence begins with it: `The wallet catalogue`. */
    readonly service: string
    readonly url: string
    /** The HTTP status, where the server is there and only cannot help now. */
    readonly status?: number | undefined
    readonly details?: string | undefined
    readonly cause?: unknown
  }) {
    const { service, url, status, details, cause } = parameters
    const isThere = status !== undefined
    super({
      code: 'service-unreachable',
      shortMessage: isThere ? `${service} is busy or out of order.` : `${service} cannot be reached.`,
      metaMessages: [
        `Asked ${url}.`,
        isThere ? 'Try again in a moment.' : 'Check your connection, and try again.',
      ],
      details: isThere ? `HTTP ${status}` : details,
      cause,
    })
  }
}

/** A service rejects the project id or the origin of this app. The app's developer has to correct the configuration. */
export class ServiceRefusedError extends LatchkitError {
  override name = 'ServiceRefusedError'
  constructor(parameters: {
    readonly service: string
    readonly projectId: string
    readonly reason: 'key' | 'origin'
  }) {
    const { service, projectId, reason } = parameters
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
    })
  }
}

/** A service answered, and not what was agreed. */
export class ServiceResponseError extends LatchkitError {
  override name = 'ServiceResponseError'
  constructor(parameters: {
    readonly service: string
    readonly url: string
    readonly details?: string | undefined
    readonly cause?: unknown
  }) {
    super({
      code: 'service-response',
      shortMessage: `${parameters.service} gave an answer that makes no sense.`,
      metaMessages: [`Asked ${parameters.url}.`, 'Try again later.'],
      details: parameters.details,
      cause: parameters.cause,
    })
  }
}
