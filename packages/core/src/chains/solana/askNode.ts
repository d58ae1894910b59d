import { createSolanaRpc, isSolanaError, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR } from '@solana/kit'
import { RpcRequestError } from '../../foundation/errors/rpc.js'
import { AbortedError } from '../../foundation/errors/wallet.js'
import type { Network } from '../../foundation/schema/network.js'
import type { Clock } from '../../ports/Clock.js'

/**
 * Time-out and retries of an RPC call; the delay doubles with each retry: docs/behavior.md, "Limits
 * and times".
 */
const timeoutMs = 10_000
const retries = 3
const firstDelayMs = 150

/** The RPC methods of a node. Numbers are exact bigints. */
export type Node = ReturnType<typeof createSolanaRpc>

/**
 * Calls the nodes of a network, each URL in turn. A refusal by a node is final; the call is retried
 * only if no node responds. Therefore `ask` may be called several times.
 *
 * @throws `RpcRequestError`, or `AbortedError` as soon as `signal` aborts
 */
export async function askNode<T>(
  clock: Clock,
  subject: { readonly method: string; readonly network: Network; readonly signal?: AbortSignal | undefined },
  ask: (node: Node, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { method, network, signal } = subject
  const urls = network.rpcUrls.default.http
  for (let attempt = 0; ; attempt += 1) {
    for (const [at, url] of urls.entries()) {
      try {
        return await once(clock, signal, (inner) => ask(createSolanaRpc(url), inner))
      } catch (cause) {
        if (signal?.aborted) throw new AbortedError()
        const isLast = attempt === retries && at === urls.length - 1
        if (isLast || isRefusal(cause)) {
          throw new RpcRequestError({ method, network: network.name, details: getMessage(cause), cause })
        }
      }
    }
    await pause(clock, signal, firstDelayMs * 2 ** attempt)
  }
}

/**
 * Returns the node's own message, if there is one: in production the chain library only reports
 * numbers.
 */
function getMessage(cause: unknown): string | undefined {
  const { __serverMessage: words, logs } = isSolanaError(cause) ? (cause.context as Words) : {}
  return words ?? logs?.at(-1) ?? (cause instanceof Error ? cause.message : undefined)
}

type Words = { readonly __serverMessage?: string | undefined; readonly logs?: readonly string[] | undefined }

/** Returns whether the node itself refused the request. */
export function isRefusal(cause: unknown): boolean {
  return isSolanaError(cause) && !isSolanaError(cause, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR)
}

/**
 * Rejects after the time-out, and as soon as `outer` aborts, even if the chain library does not.
 */
async function once<T>(
  clock: Clock,
  outer: AbortSignal | undefined,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (outer?.aborted) throw new AbortedError()
  const inner = new AbortController()
  const abort = () => inner.abort(new AbortedError())
  const tooLate = new Error(`No response within ${timeoutMs} ms.`)
  const stop = clock.setTimeout(() => inner.abort(tooLate), timeoutMs)
  outer?.addEventListener('abort', abort)
  try {
    return await Promise.race([ask(inner.signal), rejection(inner.signal)])
  } finally {
    stop()
    outer?.removeEventListener('abort', abort)
  }
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

/**
 * Resolves after `delayMs`.
 *
 * @throws `AbortedError` as soon as `signal` aborts
 */
export function pause(clock: Clock, signal: AbortSignal | undefined, delayMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = clock.setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, delayMs)
    const abort = () => {
      stop()
      signal?.removeEventListener('abort', abort)
      reject(new AbortedError())
    }
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort)
  })
}
