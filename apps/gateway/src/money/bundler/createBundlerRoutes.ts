import { bundlerRpcRequestSchema } from '@latchkit/blockchain-api/contract'
import type { RpcQuota } from '../../chain/rpcProxy/createRpcQuota.js'
import { readAppOrigin } from '../../chain/rpcProxy/readAppOrigin.js'
import { codes, quote } from '../../chain/rpcProxy/responses.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { Route, RouteRequest, RouteResponse } from '../../server/http/Route.js'
import type { Project } from '../../server/projects/Project.js'
import { requireProject } from '../../server/projects/requireProject.js'
import type { SponsorCaller } from '../paymaster/Sponsor.js'
import { BundlerError } from './BundlerError.js'
import type { ChainBundler } from './ChainBundler.js'
import { NodeCallError, NodesDownError } from './createChainClient.js'
import type { ForwardCall } from './createForwarder.js'

/** Calls a method with untrusted parameters. @throws BundlerError */
export type BundlerMethod = (params: readonly unknown[], caller: SponsorCaller) => Promise<unknown>

/** Options of the route. */
export type BundlerRouteOptions = {
  readonly chains: readonly ChainBundler[]
  readonly methods: Readonly<Record<string, BundlerMethod>>
  readonly forward: ForwardCall
  readonly projects: () => readonly Project[]
  readonly quota: RpcQuota
  /** Origins of the login frames, whose requests name the app. */
  readonly frameOrigins: readonly string[]
}

/** An operation has at most some texts of 32 KiB, in hex. */
const maxBodyBytes = 256 * 1024
const headers = { 'cache-control': 'no-store' }
/** A call simulates, and traces, an operation: it costs as much as several calls to nodes. */
const tokensPerCall = 5

/** Creates the route `POST /v1/bundler`. */
export function createBundlerRoutes(options: BundlerRouteOptions): readonly Route[] {
  const { chains, methods, forward, projects, quota, frameOrigins } = options

  async function handle(request: RouteRequest): Promise<RouteResponse> {
    const origin = readAppOrigin(request, frameOrigins)
    const projectId = requireProject(projects(), request, undefined, origin)
    quota.take({ address: request.address, projectId }, tokensPerCall)
    const chainId = request.query.get('chainId') ?? ''
    const bundler = request.query.get('bundler')
    const text = await request.text()
    const { id, method, params = [] } = parseBody(text)
    if (!Object.hasOwn(methods, method))
      return toErrorResponse(id, codes.methodNotFound, `There is no method ${quote(method)}`, 422)
    try {
      if (bundler !== null && bundler !== 'latchkit') {
        const result = await forward({ bundler, chainId, method, params })
        return { headers, body: { jsonrpc: '2.0', id, result } }
      }
      const chain = chains.find((one) => one.id === chainId)
      if (!chain)
        throw new HttpError(
          400,
          'chainId',
          `"chainId" must be a chain with a bundler, got ${quote(chainId)}`,
          {},
          { code: 'unsupported' },
        )
      const result = await methods[method]?.(params, {
        chain,
        projectId,
        policy: projects().find((one) => one.id === projectId)?.sponsorship,
        origin,
        client: request.address.ip,
      })
      return { headers, body: { jsonrpc: '2.0', id, result } }
    } catch (error) {
      if (error instanceof BundlerError)
        return toErrorResponse(id, error.code, error.message, error.status, error.data)
      if (error instanceof NodeCallError)
        return toErrorResponse(id, codes.internal, `The node refuses the call: ${error.message}`)
      if (error instanceof NodesDownError)
        return toErrorResponse(id, codes.internal, 'No node of the chain answers: try again later', 503)
      throw error
    }
  }

  return [{ name: 'bundler', method: 'POST', pattern: /^\/v1\/bundler\/?$/, maxBodyBytes, handle }]
}

function parseBody(text: string) {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new HttpError(400, 'body', 'The body must be JSON')
  }
  const body = bundlerRpcRequestSchema.safeParse(json)
  if (!body.success) throw new HttpError(400, 'body', 'The body must be one JSON-RPC 2.0 call with an "id"')
  return body.data
}

function toErrorResponse(
  id: string | number | null,
  code: number,
  message: string,
  status = 200,
  data?: unknown,
): RouteResponse {
  return {
    status,
    headers,
    body: { jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } },
  }
}
