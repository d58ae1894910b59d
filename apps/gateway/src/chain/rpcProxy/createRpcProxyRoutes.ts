import type { ByteBudget } from '../../server/http/createByteBudget.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { Route, RouteRequest, RouteResponse } from '../../server/http/Route.js'
import type { Project } from '../../server/projects/Project.js'
import { requireProject } from '../../server/projects/requireProject.js'
import {
  answerCall,
  answerReadsOf,
  type CallOutcome,
  getUnavailableMessage,
  type ServedChain,
} from './answerCall.js'
import { createAnswerMeter } from './createAnswerMeter.js'
import { bytesPerToken, createQuotaError, type QuotaClient, type RpcProxyQuota } from './createRpcQuota.js'
import { getWeight } from './methods.js'
import { parseRpcBody, type RpcCall } from './parseRpcBody.js'
import type { RpcMetrics } from './RpcMetrics.js'
import { createResponse, quote } from './responses.js'

/** Options of the routes. */
export type RpcProxyOptions = {
  readonly chains: readonly ServedChain[]
  readonly projects: () => readonly Project[]
  readonly quota: RpcProxyQuota
  /** Limits the bytes of answers that wait for their request to be complete. */
  readonly answerBudget: ByteBudget
  readonly metrics: RpcMetrics
  /** Returns the current time in ms. */
  readonly now: () => number
}

const maxBodyBytes = 1024 * 1024
/** Path of WebSocket connections. */
export const socketPath = /^\/(v1\/?|ws)$/

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
  if (chain.methods.size === 0)
    throw new HttpError(400, 'chainId', `"chainId" must be a chain with JSON-RPC, got ${quote(chainId)}`)
  const text = await request.text()
  // Before the text is parsed.
  options.quota.take(client, 1 + Math.floor(Buffer.byteLength(text) / bytesPerToken))
  const body = parseRpcBody(text)
  if ('refusal' in body) return toJson(body.refusal, 400)
  const weights = body.calls.map((call) => ('error' in call ? 1 : getWeight(call.method)))
  const cost = weights.reduce((sum, weight) => sum + weight, 0)
  if (cost > 1) options.quota.take(client, cost - 1)
  return withClient(request, client, options, async (signal, onBytes) => {
    const responses = body.calls.map((call) =>
      'error' in call ? createResponse(call.id, 'error', call.error) : undefined,
    )
    const add = (index: number, call: RpcCall, answer: CallOutcome) => {
      options.metrics.calls.inc({ chain: chain.id, method: answer.method, outcome: answer.outcome })
      if (!body.isBatch && answer.outcome === 'unavailable')
        throw new HttpError(503, 'chainId', getUnavailableMessage(chain))
      if (call.id !== undefined) responses[index] = createResponse(call.id, answer.kind, answer.json)
    }
    const calls = body.calls.flatMap((call, index) => ('error' in call ? [] : [{ call, index }]))
    const isWrite = ({ call }: (typeof calls)[number]) => chain.methods.get(call.method) === 'write'
    // The client would not receive the result of a read without an id.
    const reads = calls.filter((one) => !isWrite(one) && one.call.id !== undefined)
    const answerAll = async () => {
      const found = reads.map(({ call }) => call)
      const answers = await answerReadsOf(chain, found, { signal, onBytes })
      answers.forEach((answer, at) => {
        const read = reads[at]
        if (read) add(read.index, read.call, answer)
      })
    }
    await Promise.all([
      answerAll(),
      ...calls.filter(isWrite).map(async ({ index, call }) => {
        add(index, call, await answerCall(chain, call, { signal, onBytes }))
      }),
    ])
    const texts = responses.filter((one) => one !== undefined)
    if (texts.length === 0) return { status: 204, body: '' }
    return toJson(body.isBatch ? `[${texts.join(',')}]` : (texts[0] ?? ''))
  })
}

function toJson(body: string, status = 200): RouteResponse {
  return { status, headers: { 'content-type': 'application/json', 'cache-control': 'no-store' }, body }
}

/**
 * Runs the calls of a client, and charges it for the answers.
 *
 * @param run Receives a signal that is aborted when the client disconnects or owes too many tokens, and a function that
 * counts the bytes of answers. If the answers that all clients have not received yet are too large, the client with the most
 * bytes is disconnected.
 */
async function withClient(
  { raw, address }: RouteRequest,
  client: QuotaClient,
  { quota, answerBudget, now }: RpcProxyOptions,
  run: (signal: AbortSignal, onBytes: (bytes: number) => void) => Promise<RouteResponse>,
): Promise<RouteResponse> {
  const gone = new AbortController()
  const abort = () => gone.abort(new HttpError(499, '', 'The client has disconnected'))
  const { socket } = raw
  socket.once('close', abort)
  if (socket.destroyed) abort()
  const share = answerBudget.openShare(address.ip, () => socket.destroy())
  const meter = createAnswerMeter(quota, client)
  const startedAt = now()
  let held = 0
  try {
    const response = await run(gone.signal, (bytes) => {
      held += bytes
      share.set(held)
      if (!meter.addBytes(bytes)) gone.abort(createQuotaError('address'))
    })
    return { ...response, onSent: share.close }
  } catch (error) {
    share.close()
    throw error
  } finally {
    meter.addTime(now() - startedAt)
    socket.off('close', abort)
  }
}
