import type { RpcFailureReason } from '../../foundation/errors/rpc.js'

/**
 * Why an endpoint gave no result.
 *
 * - `refused`: the node answered with an error of the chain, which every other node would return too
 * - `limited`: the node answered that it gets too many requests
 * - `failed`: the node answered, but with no usable result
 * - `unsupported`: the node does not have the method or the chain
 * - `wrong-chain`: the node is one of another chain
 * - `disagreed`: nodes gave different results
 * - `unreachable`: no response: a time-out, no connection, or a response that the browser does not let the page read (CORS)
 */
export type RpcFailureKind = RpcFailureReason

/** The failure of one endpoint. `cause` is the JSON-RPC error of the node, if it sent one. */
export class RpcFailure extends Error {
  override name = 'RpcFailure'
  readonly kind: RpcFailureKind
  /** The delay that the node asked for with `Retry-After`. */
  readonly retryAfterMs: number | undefined
  /** The HTTP status, if it is the reason. */
  readonly status: number | undefined

  constructor(
    kind: RpcFailureKind,
    message: string,
    options: {
      readonly cause?: unknown
      readonly retryAfterMs?: number | undefined
      readonly status?: number | undefined
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.kind = kind
    this.retryAfterMs = options.retryAfterMs
    this.status = options.status
  }
}
