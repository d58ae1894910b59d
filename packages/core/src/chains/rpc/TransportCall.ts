import type { Network } from '../../foundation/schema/network.js'

/** One call to a network, which any of its endpoints can answer. */
export type TransportCall<Result> = {
  readonly network: Network
  /** The endpoints, instead of the network's `rpcUrls`. */
  readonly urls?: readonly string[] | undefined
  /** Names the call in errors. */
  readonly method: string
  readonly signal?: AbortSignal | undefined
  /** Whether the call changes something, so that an endpoint without a response may have executed it. */
  readonly isWrite?: boolean | undefined
  /** Whether money depends on the result: up to three endpoints are asked, and the majority decides. */
  readonly needsMajority?: boolean | undefined
  /** Returns the part of a result in which nodes must agree. Default: all of it. */
  readonly toCompared?: ((result: Result) => unknown) | undefined
  /** Asks one endpoint. May be called several times. Rejects with `RpcFailure`; another error counts as no response. */
  readonly ask: (url: string, signal: AbortSignal) => Promise<Result>
}
