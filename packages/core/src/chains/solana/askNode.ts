import {
  createDefaultRpcTransport,
  type createSolanaRpc,
  createSolanaRpcFromTransport,
  isSolanaError,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR,
} from '@solana/kit'
import type { Network } from '../../foundation/schema/network.js'
import { toHttpFailure, toRpcFailure } from '../rpc/classifyRpcFailure.js'
import { createTransport } from '../rpc/createTransport.js'
import { getRpcUrls } from '../rpc/getRpcUrls.js'
import { RpcFailure } from '../rpc/RpcFailure.js'
import type { NodeClock } from '../rpc/withTransport.js'

/** The RPC methods of a node. Numbers are exact bigints. */
export type Node = ReturnType<typeof createSolanaRpc>

/**
 * Calls the nodes of a network with the transport that all namespaces share. A refusal by a node is final. `ask` may be called several
 * times.
 *
 * @throws `RpcRequestError`, or `AbortedError` as soon as `signal` aborts
 */
export async function askNode<T>(
  clock: NodeClock,
  subject: {
    readonly method: string
    readonly network: Network
    readonly signal?: AbortSignal | undefined
    readonly isWrite?: boolean | undefined
    readonly needsMajority?: boolean | undefined
    readonly toCompared?: ((result: T) => unknown) | undefined
  },
  ask: (node: Node, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const transport = (await clock.loadTransport?.()) ?? createTransport(clock, { rank: false })
  return transport.request({
    ...subject,
    urls: getRpcUrls(subject.network),
    ask: (url, signal) =>
      ask(connect(url), signal).catch((cause: unknown) => {
        throw toFailure(cause, clock.now())
      }),
  })
}

/** Creates the client of a node. Its errors tell whether the node responded. */
function connect(url: string): Node {
  const send = createDefaultRpcTransport({ url })
  return createSolanaRpcFromTransport((async (request: Parameters<typeof send>[0]) => {
    try {
      return await send(request)
    } catch (cause) {
      if (isSolanaError(cause) || cause instanceof SyntaxError) throw cause
      throw new RpcFailure('unreachable', toMessage(cause), { cause })
    }
  }) as typeof send)
}

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** In production, the chain library only reports numbers: the node's own message is in the context of the error. */
type Context = {
  readonly __code?: number
  readonly __serverMessage?: string | undefined
  readonly logs?: readonly string[] | undefined
  readonly statusCode?: number
  readonly headers?: { get(name: string): string | null }
  readonly message?: string
}

function toFailure(cause: unknown, now: number): RpcFailure {
  if (cause instanceof RpcFailure) return cause
  if (!isSolanaError(cause)) return new RpcFailure('failed', toMessage(cause), { cause })
  const context = cause.context as Context
  if (isSolanaError(cause, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR)) {
    const { statusCode: status = 0, headers, message = '' } = context
    const { kind, message: details, retryAfterMs } = toHttpFailure({ status, headers }, message, now)
    return new RpcFailure(kind, details, { cause, retryAfterMs })
  }
  const message = context.__serverMessage ?? context.logs?.at(-1) ?? cause.message
  const { kind } = toRpcFailure({ code: context.__code, message }, 'solana')
  return new RpcFailure(kind, message, { cause })
}
