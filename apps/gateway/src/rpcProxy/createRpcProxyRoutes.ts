import type { ByteBudget } from '../http/createByteBudget.js'
import { HttpError } from '../http/HttpError.js'
import type { Route, RouteRequest, RouteResponse } from '../http/Route.js'
import { requireProject } from '../http/requireProject.js'
import type { Project } from '../projects/Project.js'
import { runConcurrently } from '../relay/runConcurrently.js'
import { answerCall, getUnavailableMessage, type ServedChain } from './answerCall.js'
import type { RpcQuota } from './createRpcQuota.js'
import { parseRpcBody } from './parseRpcBody.js'
import type { RpcMetrics } from './RpcMetrics.js'
import { createResponse, quote } from './responses.js'

/** Options of the routes. */
export type RpcProxyOptions = {
  readonly chains: readonly ServedChain[]
  readonly projects: () => readonly Project[]
  readonly quota: RpcQuota
  /** Limits the bytes of answers that wait for their request to be complete. */
  readonly answerBudget: ByteBudget
  readonly metrics: RpcMetrics
}

const maxBodyBytes = 1024 * 1024
/** Path of WebSocket connections. */
export const socketPath = /^\/(v1\/?|ws)$/
/** Text of a request that one token of the quota pays for. */
const bytesPerToken = 16 * 1024
/** Maximum number of calls of one batch that run at a time. */
const maxConcurrentCalls = 10

/** Creates the routes `POST /v1?chainId=&projectId=` and `GET /v1/supported-chains`. */
export function createRpcProxyRoutes(options: RpcProxyOptions): readonly Route[] {
  const { chains } = options
  return [
    {
      name: 'rpcProxy',
      method: 'POST',
      pattern: /^\/v1\/?$/,
      maxBodyBytes,
      handle: (request) => handleRequest(request, options),
    },
    {
      name: 'rpcSocket',
      method: 'GET',
      pattern: socketPath,
      handle() {
        throw new HttpError(426, '', 'This path is for WebSocket connections and for POST requests')
      },
    },
    {
      name: 'supportedChains',
      method: 'GET',
      pattern: /^\/v1\/supported-chains$/,
      handle: () => ({
        headers: { 'cache-control': 'public, max-age=86400' },
        body: {
          http: chains.map(({ id }) => id),
          ws: chains.flatMap(({ id, hasSubscriptions }) => (hasSubscriptions ? id : [])),
        },
      }),
    },
  ]
}

async function handleRequest(request: RouteRequest, options: RpcProxyOptions): Promise<RouteResponse> {
  const client = { address: request.address, projectId: requireProject(options.projects(), request) }
  const chainId = request.query.get('chainId') ?? ''
  const chain = options.chains.find(({ id }) => id === chainId)
  if (!chain)
    throw new HttpError(400, 'chainId', `"chainId" must be a supported chain, got ${quote(chainId)}`)
  const text = await request.text()
  options.quota.take(client, 1 + Math.floor(Buffer.byteLength(text) / bytesPerToken))
  const body = parseRpcBody(text)
  if ('refusal' in body) return toJson(body.refusal, 400)
  if (body.calls.length > 1) options.quota.take(client, body.calls.length - 1)
  return withClient(request, options.answerBudget, async (signal, onBytes) => {
    const responses: (string | undefined)[] = []
    await runConcurrently([...body.calls.entries()], maxConcurrentCalls, async ([index, call]) => {
      if ('error' in call) {
        responses[index] = createResponse(call.id, 'error', call.error)
        return
      }
      // The client would not receive the result of a read without an id.
      if (call.id === undefined && chain.methods.get(call.method) !== 'write') return
      const answer = await answerCall(chain, call, { signal, onBytes })
      options.metrics.calls.inc({ chain: chain.id, method: answer.method, outcome: answer.outcome })
      if (!body.isBatch && answer.outcome === 'unavailable')
        throw new HttpError(503, 'chainId', getUnavailableMessage(chain))
      if (call.id !== undefined) responses[index] = createResponse(call.id, answer.kind, answer.json)
    })
    const texts = responses.filter((one) => one !== undefined)
    if (texts.length === 0) return { status: 204, body: '' }
    return toJson(body.isBatch ? `[${texts.join(',')}]` : (texts[0] ?? ''))
  })
}

function toJson(body: string, status = 200): RouteResponse {
  return { status, headers: { 'content-type': 'application/json', 'cache-control': 'no-store' }, body }
}

/**
 * Runs the calls of a client.
 *
 * @param run Receives a signal that is aborted when the client disconnects, and a function that counts the bytes of
 * answers. If the answers of all clients are too large, the client with the most bytes is disconnected.
 */
async function withClient<Result>(
  { raw, address }: RouteRequest,
  budget: ByteBudget,
  run: (signal: AbortSignal, onBytes: (bytes: number) => void) => Promise<Result>,
): Promise<Result> {
  const gone = new AbortController()
  const abort = () => gone.abort(new HttpError(499, '', 'The client has disconnected'))
  const { socket } = raw
  socket.once('close', abort)
  if (socket.destroyed) abort()
  const share = budget.openShare(address.ip, () => socket.destroy())
  let held = 0
  try {
    return await run(gone.signal, (bytes) => {
      held += bytes
      share.set(held)
    })
  } finally {
    share.close()
    socket.off('close', abort)
  }
}
