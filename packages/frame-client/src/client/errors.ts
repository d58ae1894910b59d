import { LatchkitError } from '@latchkit/core'

/** The login frame answered with an error. Its message is in the frame's words. */
export class FrameRequestError extends LatchkitError {
  override name = 'FrameRequestError'
  /** Code of EIP-1193 or JSON-RPC, if the frame sent one: 4001 means that the user has declined. */
  readonly rpcCode: number | undefined
  constructor(parameters: { readonly message?: string | undefined; readonly rpcCode?: number | undefined }) {
    super({ code: 'frame-request', shortMessage: parameters.message ?? 'An error occurred' })
    this.rpcCode = parameters.rpcCode
  }
}

/** The login frame answered with a result that is not valid. */
export class FrameResponseError extends LatchkitError {
  override name = 'FrameResponseError'
  constructor(parameters: { readonly request: string; readonly cause?: unknown }) {
    super({
      code: 'frame-response',
      shortMessage: 'An error occurred',
      metaMessages: [`The login frame's response to ${parameters.request} is invalid.`],
      cause: parameters.cause,
    })
  }
}

/** The login frame could not be loaded. */
export class FrameLoadError extends LatchkitError {
  override name = 'FrameLoadError'
  constructor(parameters: { readonly url: string; readonly cause?: unknown }) {
    super({
      code: 'frame-load',
      shortMessage: 'Unable to load email login dependency',
      metaMessages: [`Check ${parameters.url}, its allowed origins, and the app's \`frame-src\`.`],
      cause: parameters.cause,
    })
  }
}

/** A time limit of the login frame. It is the cause of the error of each request that it aborts. */
export class FrameTimeoutError extends LatchkitError {
  override name = 'FrameTimeoutError'
  constructor(parameters: {
    readonly problem: 'iframe_load_failed' | 'iframe_request_timeout' | 'unverified_domain'
  }) {
    super({
      code: 'frame-timeout',
      shortMessage: 'The login frame did not respond in time.',
      details: parameters.problem,
    })
  }
}

/** A request is larger than a message of the login frame can be, too deep, or contains data that has no form in JSON. */
export class InvalidFrameRequestError extends LatchkitError {
  override name = 'InvalidFrameRequestError'
  constructor(parameters: { readonly request: string }) {
    super({
      code: 'invalid-frame-request',
      shortMessage: `The payload of ${parameters.request} must be plain data of at most 256 KB and 32 levels.`,
    })
  }
}
