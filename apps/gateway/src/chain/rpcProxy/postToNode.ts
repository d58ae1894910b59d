import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { createGunzip } from 'node:zlib'
import type { Node } from './openNode.js'

/** Why a node did not answer. */
export type FailureReason = 'network' | 'timeout' | 'rate_limit' | 'status' | 'malformed' | 'wrong_chain'

/** A node did not answer. Its message contains nothing that the node sent. */
export class NodeError extends Error {
  override readonly name = 'NodeError'

  /** @param isCertainlyRefused Whether the node certainly did not process the call. */
  constructor(
    readonly reason: FailureReason,
    readonly isCertainlyRefused: boolean,
    details: string,
  ) {
    super(details)
  }
}

/** Options of one request to a node. */
export type PostOptions = {
  readonly timeoutMs: number
  readonly signal: AbortSignal
  /** Whether the node may receive the body twice. Only such a request uses a connection that is open already. */
  readonly isRepeatable: boolean
  /** Called with the size of each part of the answer. */
  readonly onBytes: (bytes: number) => void
}

/** Maximum size of an answer. */
export const maxAnswerBytes = 10 * 1024 * 1024
/** Error codes at which no request was sent. */
const unsentCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** Error codes of a connection that the node closes while the request is on its way. */
const closedCodes: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE'])

/**
 * Sends a body to a node, over a connection that stays open. If the node has just closed it, sends it once more over a new one. It uses the client of `node:http`: `fetch` takes longer for a request than
 * many nodes.
 *
 * @returns The bytes of the answer; `undefined` as soon as it is too large.
 * @throws NodeError if there is no answer in time. The reason of `signal` if it is aborted.
 */
export function postToNode(
  node: Node,
  body: string,
  { timeoutMs, signal, isRepeatable, onBytes }: PostOptions,
): Promise<readonly Uint8Array[] | undefined> {
  if (signal.aborted) return Promise.reject(signal.reason)
  return new Promise((resolve, reject) => {
    const bytes = Buffer.from(body)
    let request = openRequest(node, bytes.length, isRepeatable)
    let isSettled = false
    const settle = () => {
      isSettled = true
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
    }
    const fail = (error: unknown) => {
      settle()
      reject(error)
      // After the error, because the request then emits one of its own.
      request.destroy()
    }
    const failWith = (error: NodeJS.ErrnoException) =>
      fail(new NodeError('network', unsentCodes.has(error.code), error.code ?? 'unknown error'))
    const abort = () => fail(signal.reason)
    const timer = setTimeout(
      () => fail(new NodeError('timeout', false, `no answer within ${timeoutMs} ms`)),
      timeoutMs,
    )
    signal.addEventListener('abort', abort)
    const receive = (response: IncomingMessage) => {
      const refusal = getRefusal(response)
      if (refusal) return fail(refusal)
      const chunks: Uint8Array[] = []
      let total = 0
      const content = decode(response)
      for (const one of new Set([response, content])) one.on('error', failWith)
      content.on('data', (chunk: Buffer) => {
        total += chunk.length
        onBytes(chunk.length)
        chunks.push(chunk)
        if (total <= maxAnswerBytes) return
        settle()
        resolve(undefined)
        request.destroy()
      })
      content.on('end', () => {
        settle()
        resolve(chunks)
      })
    }
    const send = (sent: ClientRequest) => {
      request = sent
      let isAnswered = false
      sent.on('response', (response) => {
        isAnswered = true
        receive(response)
      })
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // Destroyed, or sent once more.
        if (isSettled || request !== sent) return
        const isClosed = isRepeatable && sent.reusedSocket && !isAnswered && closedCodes.has(error.code)
        if (isClosed) send(openRequest(node, bytes.length, false))
        else failWith(error)
      })
      sent.end(bytes)
    }
    send(request)
  })
}

/** @param isReusing Whether to use an open connection of the node, which it can be about to close. */
function openRequest({ target, headers }: Node, length: number, isReusing: boolean): ClientRequest {
  const request = target.protocol === 'https:' ? requestHttps : requestHttp
  return request({
    ...target,
    ...(!isReusing && { agent: false }),
    method: 'POST',
    headers: { ...headers, 'content-length': length },
  })
}

/** Some nodes send errors of the chain with status 400. */
function getRefusal({ statusCode: status = 0 }: IncomingMessage): NodeError | undefined {
  if (status === 200 || status === 400) return undefined
  const isRefused = status >= 401 && status <= 499 && status !== 408
  return new NodeError(status === 429 ? 'rate_limit' : 'status', isRefused, `HTTP ${status}`)
}

function decode(response: IncomingMessage) {
  return response.headers['content-encoding'] === 'gzip' ? response.pipe(createGunzip()) : response
}
