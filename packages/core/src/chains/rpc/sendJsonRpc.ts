import type { WebSocketFactory } from '../../browser/openWebSocket.js'
import { field, listOf } from '../../foundation/encoding/field.js'
import type { ChainNamespace } from '../../foundation/schema/caip.js'
import type { Clock } from '../../ports/Clock.js'
import type { Fetch } from '../../ports/Fetch.js'
import { toHttpFailure, toRpcFailure } from './classifyRpcFailure.js'
import { createSocketSender } from './createSocketSender.js'
import { RpcFailure } from './RpcFailure.js'

/** The most calls in one request, as in viem's `batch.batchSize`. */
const batchSize = 1_000

/** The statuses of a node that would not answer single calls either. */
const nodeStatuses: readonly unknown[] = [401, 403, 408, 429, 502, 503, 504]

/** One call to a node. */
export type RpcCall = {
  readonly namespace: ChainNamespace
  readonly method: string
  readonly params: readonly unknown[]
  readonly signal: AbortSignal
}

/** Sends a call to the node at a URL, and returns its result. Rejects with `RpcFailure`. */
export type SendJsonRpc = (url: string, call: RpcCall) => Promise<unknown>

type Pending = RpcCall & {
  readonly resolve: (result: unknown) => void
  readonly reject: (failure: unknown) => void
}

/**
 * Creates a function that sends JSON-RPC calls by HTTP or WebSocket. Calls of the same task to the same URL are one batch. A node that
 * refuses batches gets single calls from then on.
 *
 * @see https://www.jsonrpc.org/specification#batch
 */
export function createJsonRpcSender(ports: {
  readonly clock: Clock
  readonly fetch: Fetch
  readonly openWebSocket: WebSocketFactory
}): SendJsonRpc {
  const { clock, fetch } = ports
  const queues = new Map<string, Pending[]>()
  const withoutBatches = new Set<string>()
  const sendOverSocket = createSocketSender(ports)

  async function post(url: string, body: unknown, signal: AbortSignal): Promise<unknown> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    }).catch((cause: unknown) => {
      throw new RpcFailure('unreachable', cause instanceof Error ? cause.message : String(cause), { cause })
    })
    const text = await response.text()
    const answer = parseJson(text)
    // Some nodes send their JSON-RPC errors with another status.
    const isAnswer = response.ok || (response.status === 400 && isResponse(answer))
    if (!isAnswer) throw toHttpFailure(response, text, clock.now())
    if (answer === undefined)
      throw new RpcFailure(
        'failed',
        `The node responded with something other than JSON: ${text.slice(0, 100)}`,
      )
    return answer
  }

  function sendOne(url: string, pending: Pending): void {
    const { method, params, signal } = pending
    post(url, toBody(method, params, 1), signal)
      .then((answer) => settleCall(pending, answer))
      .catch(pending.reject)
  }

  async function sendBatch(url: string, batch: readonly Pending[]): Promise<void> {
    const body = batch.map(({ method, params }, id) => toBody(method, params, id))
    try {
      const answer = await post(url, body, allOf(batch.map(({ signal }) => signal)))
      if (Array.isArray(answer) && !isBatchRefusal(answer)) {
        const byId = new Map(listOf(answer).map((one) => [field(one, 'id'), one]))
        for (const [id, pending] of batch.entries()) settleCall(pending, byId.get(id))
        return
      }
    } catch (error) {
      // Any other failure can be one of the batch: single calls tell.
      const isOfNode =
        !(error instanceof RpcFailure) || error.kind === 'unreachable' || nodeStatuses.includes(error.status)
      if (isOfNode) {
        for (const { reject } of batch) reject(error)
        return
      }
    }
    withoutBatches.add(url)
    for (const pending of batch) sendOne(url, pending)
  }

  function flush(url: string): void {
    const queue = queues.get(url) ?? []
    queues.delete(url)
    if (queue.length === 1 || withoutBatches.has(url)) for (const pending of queue) sendOne(url, pending)
    else for (let at = 0; at < queue.length; at += batchSize) sendBatch(url, queue.slice(at, at + batchSize))
  }

  return (url, call) => {
    const { method, params, namespace, signal } = call
    if (/^wss?:/.test(url))
      return sendOverSocket(url, toBody(method, params, 1), signal).then((answer) =>
        readResult(answer, namespace),
      )
    return new Promise((resolve, reject) => {
      const queue = queues.get(url)
      const pending = { ...call, resolve, reject }
      if (queue) return void queue.push(pending)
      queues.set(url, [pending])
      // Calls that start together reach this point in the same microtask round.
      queueMicrotask(() => flush(url))
    })
  }
}

function toBody(method: string, params: readonly unknown[], id: number): object {
  return { jsonrpc: '2.0', id, method, params }
}

/** Some services refuse a batch with the same error for each of its calls. */
function isBatchRefusal(answers: readonly unknown[]): boolean {
  return answers.every((answer) => /batch/i.test(String(field(field(answer, 'error'), 'message'))))
}

function settleCall({ resolve, reject, namespace }: Pending, answer: unknown): void {
  try {
    resolve(readResult(answer, namespace))
  } catch (failure) {
    reject(failure)
  }
}

/** @throws `RpcFailure` for an error, or an answer that is neither a result nor an error */
function readResult(answer: unknown, namespace: ChainNamespace): unknown {
  const error = field(answer, 'error')
  if (error) throw toRpcFailure(error, namespace)
  const result = field(answer, 'result')
  if (result === undefined) throw new RpcFailure('failed', 'The response has no result.')
  return result
}

function isResponse(answer: unknown): boolean {
  return Array.isArray(answer) || typeof field(field(answer, 'error'), 'code') === 'number'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns a signal that aborts when all of the signals have aborted. */
function allOf(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController()
  const check = () => signals.every(({ aborted }) => aborted) && controller.abort()
  for (const signal of signals) signal.addEventListener('abort', check, { once: true })
  return controller.signal
}
