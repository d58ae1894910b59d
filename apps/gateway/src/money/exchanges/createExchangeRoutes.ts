import { exchangeErrorCodes } from '@latchkit/blockchain-api/contract'
import * as z from 'zod/mini'
import type { RpcQuota } from '../../chain/rpcProxy/createRpcQuota.js'
import { codes, quote } from '../../chain/rpcProxy/responses.js'
import { parseJson } from '../../foundation/parseJson.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { Route, RouteRequest, RouteResponse } from '../../server/http/Route.js'
import type { Project } from '../../server/projects/Project.js'
import { requireProject } from '../../server/projects/requireProject.js'
import { checkStatus, statusSchema } from './createHttpExchange.js'
import { ExchangeError } from './ExchangeSource.js'
import { type ExchangeContext, exchangeMethods } from './exchangeMethods.js'
import { RpcFailure } from './RpcFailure.js'

/** Options of the routes. */
export type ExchangeRouteOptions = ExchangeContext & {
  readonly projects: () => readonly Project[]
  readonly quota: RpcQuota
  readonly now: () => number
  /** Aborts when the gateway stops. */
  readonly signal: AbortSignal
  /** Further methods, by name. */
  readonly walletMethods: Readonly<Record<string, WalletMethod>>
}

/** A method that is not one of the exchanges. Rejects with an `RpcFailure`. */
export type WalletMethod = (
  params: unknown,
  caller: {
    readonly projectId: string
    readonly origin: string | undefined
    /** IP address of the client; for IPv6, its /64 network. */
    readonly client: string
  },
) => Promise<unknown>

/** Calls of a smart account have up to 64 KiB, in hex. */
const maxBodyBytes = 256 * 1024
const headers = { 'cache-control': 'no-store' }

// Called without `z`, because a method with this name of sets is too new for some browsers.
const { union } = z

const callSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: union([z.string().check(z.maxLength(100)), z.number(), z.null()]),
  method: z.string(),
  params: z.optional(z.unknown()),
})

const reportSchema = z.intersection(
  statusSchema,
  z.object({ sessionId: z.string().check(z.regex(/^[\da-f]{32}$/)) }),
)

/** Creates the route of the JSON-RPC methods, and the one to which exchanges report the status of payments. */
export function createExchangeRoutes(options: ExchangeRouteOptions): readonly Route[] {
  const { projects, quota, exchanges, store, now, signal, walletMethods } = options

  async function call(request: RouteRequest): Promise<RouteResponse> {
    let id: string | number | null = null
    try {
      const projectId = takeProject(request)
      const json = parseJson(await request.text()).value
      if (json === undefined) throw new RpcFailure(codes.parse, 'The body must be JSON')
      const body = callSchema.safeParse(json)
      if (!body.success)
        throw new RpcFailure(codes.invalidRequest, 'The body must be one JSON-RPC 2.0 call with an "id"')
      id = body.data.id
      const { method, params = {} } = body.data
      const walletMethod = Object.hasOwn(walletMethods, method) ? walletMethods[method] : undefined
      if (walletMethod) {
        const result = await walletMethod(params, {
          projectId,
          origin: request.raw.headers.origin,
          client: request.address.ip,
        })
        return { headers, body: { jsonrpc: '2.0', id, result } }
      }
      const handle = Object.hasOwn(exchangeMethods, method) ? exchangeMethods[method] : undefined
      if (!handle) throw new RpcFailure(codes.methodNotFound, `There is no method ${quote(method)}`)
      const result = await handle(params, options, { projectId, signal })
      return { headers, body: { jsonrpc: '2.0', id, result } }
    } catch (error) {
      if (!(error instanceof RpcFailure)) throw error
      const { status, code, message } = error
      return {
        status,
        headers: { ...headers, ...(status === 429 && { 'retry-after': '1' }) },
        body: { jsonrpc: '2.0', id, error: { code, message } },
      }
    }
  }

  function takeProject(request: RouteRequest): string {
    try {
      const projectId = requireProject(projects(), request)
      quota.take({ address: request.address, projectId }, 1)
      return projectId
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const code = error.status === 429 ? codes.server : exchangeErrorCodes.project
      throw new RpcFailure(code, error.message, error.status)
    }
  }

  async function report({ id, raw, text }: RouteRequest): Promise<RouteResponse> {
    const exchange = exchanges.find((one) => one.id === id)
    if (!exchange) throw new HttpError(404, 'id', `There is no exchange ${quote(id)}`)
    const body = await text()
    const message = {
      method: 'POST',
      path: `/v1/exchanges/${id}/payments`,
      body,
      timestamp: toHeader(raw.headers['x-exchange-timestamp']),
      signature: toHeader(raw.headers['x-exchange-signature']),
    } as const
    if (!exchange.isSigned(message, now()))
      throw new HttpError(
        401,
        'signature',
        'The header x-exchange-signature must be a signature of this request',
      )
    const parsed = reportSchema.safeParse(parseJson(body).value)
    if (!parsed.success) throw new HttpError(422, 'body', 'The body must have "sessionId" and "status"')
    const { sessionId, ...status } = parsed.data
    const stored = await store.find(id, sessionId)
    if (!stored) throw new HttpError(404, 'sessionId', 'There is no such payment')
    try {
      await store.setStatus(id, sessionId, checkStatus(status, stored.asset, id))
    } catch (error) {
      if (!(error instanceof ExchangeError)) throw error
      throw new HttpError(422, 'txHash', '"txHash" must be a transaction on the chain of the asset')
    }
    return { status: 204, body: '' }
  }

  return [
    { name: 'exchanges', method: 'POST', pattern: /^\/v1\/(?:json-rpc|wallet)$/, maxBodyBytes, handle: call },
    {
      name: 'exchange_reports',
      method: 'POST',
      pattern: /^\/v1\/exchanges\/([a-z\d_-]+)\/payments$/,
      maxBodyBytes,
      handle: report,
    },
  ]
}

function toHeader(value: string | readonly string[] | undefined): string {
  return typeof value === 'string' ? value : ''
}
