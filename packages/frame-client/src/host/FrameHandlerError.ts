import { LatchkitError } from '@latchkit/core'

/** An error of a handler that the app may read. All other errors cross as "An error occurred". */
export class FrameHandlerError extends LatchkitError {
  override name = 'FrameHandlerError'
  /** Code of EIP-1193 or JSON-RPC: 4001 means that the user has declined. */
  readonly rpcCode: number | undefined
  constructor(parameters: {
    readonly message: string
    readonly rpcCode?: number | undefined
    readonly cause?: unknown
  }) {
    super({ code: 'frame-handler', shortMessage: parameters.message, cause: parameters.cause })
    this.rpcCode = parameters.rpcCode
  }
}
