import { LatchkitError } from '@latchkit/core'

/** The node of a chain has returned an error, or cannot be reached. */
export class RpcError extends LatchkitError {
  override name = 'RpcError'
  /** Absent if the node has not answered. */
  readonly rpcCode: number | undefined
  /** Of the error, not parsed: the data of a revert. */
  readonly data: unknown
  constructor(parameters: {
    readonly message: string
    readonly rpcCode?: number | undefined
    readonly data?: unknown
    readonly cause?: unknown
  }) {
    super({ code: 'rpc', shortMessage: parameters.message, cause: parameters.cause })
    this.rpcCode = parameters.rpcCode
    this.data = parameters.data
  }
}
