import type { IdentityResponse } from '@latchkit/blockchain-api/contract'
import type { Logger } from 'pino'
import type { RpcQuota } from '../../chain/rpcProxy/createRpcQuota.js'
import { createCache } from '../../foundation/createCache.js'
import type { SourceHealth } from '../../foundation/createSourceHealth.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { Route, RouteRequest, RouteResponse } from '../../server/http/Route.js'
import type { ImageProxy } from '../../server/imageProxy/openImageProxy.js'
import type { Project } from '../../server/projects/Project.js'
import { requireProject } from '../../server/projects/requireProject.js'
import { parseAccount } from '../accountData/parseAccount.js'
import type { FindName } from '../names/openNames.js'
import { SourceError } from '../sources/BalanceSource.js'
import { type Identity, type IdentitySource, noIdentity } from '../sources/IdentitySource.js'
import type { IdentityMetrics } from './IdentityMetrics.js'

/** The chain whose names are shown, with its sources in the order in which they are tried. */
export type IdentityChain = {
  /** CAIP-2 id. */
  readonly id: string
  readonly sources: readonly IdentitySource[]
}

/** Options of the routes. */
export type IdentityOptions = {
  /** `undefined`: no account has a name. */
  readonly chain: IdentityChain | undefined
  readonly projects: () => readonly Project[]
  /** Returns the URL of an image at this gateway; `undefined` if it cannot be served. */
  readonly toImageUrl: ImageProxy['toUrl']
  /** Finds the name of an account that has no other one. Absent if users cannot register names. */
  readonly findName: FindName | undefined
  readonly quota: RpcQuota
  readonly metrics: IdentityMetrics
  /** Learns which kinds of sources fail. */
  readonly health: SourceHealth
  readonly logger: Logger
  /** Returns the current time in ms. */
  readonly now: () => number
  /** Time in which all sources together must answer. */
  readonly deadlineMs: number
}

/** An identity, and the time at which its read started, in ms since 1970. */
type ResolvedIdentity = Identity & { readonly resolvedAt: number }

/** Time for which identities are cached. */
const maxAgeMs = 24 * 60 * 60 * 1_000
/** Time for which clients keep the answer for an account that is not looked up. */
const notLookedUpMaxAgeMs = 60 * 60 * 1_000
/** Maximum number of cached identities. */
const maxCachedIdentities = 10_000

/** Creates the routes `GET /v1/identity/{address}?projectId=` and `GET /v1/account/{address}/identity?projectId=`. */
export function createIdentityRoutes(options: IdentityOptions): readonly Route[] {
  const { chain, metrics, quota, now } = options
  const cache = createCache<ResolvedIdentity>({ maxAgeMs, maxKeys: maxCachedIdentities, now })

  async function handle(request: RouteRequest): Promise<RouteResponse> {
    const client = { address: request.address, projectId: requireProject(options.projects(), request) }
    const { namespace, address } = parseAccount(request.id)
    const findName = namespace === 'eip155' ? options.findName : undefined
    if (!chain || namespace !== 'eip155') {
      quota.take(client, 1)
      const none = { ...noIdentity, resolvedAt: null }
      return (await findOwn(address, findName, now())) ?? toResponse(none, findName ? 0 : notLookedUpMaxAgeMs)
    }
    const key = `${chain.id} ${address}`
    const isCached = cache.has(key)
    quota.take(client, isCached ? 1 : (chain.sources[0]?.cost ?? 1))
    try {
      const { resolvedAt, name, avatar } = await cache.get(key, () => loadIdentity(chain, address, options))
      metrics.identities.inc({ chain: chain.id, outcome: isCached ? 'cached' : 'loaded' })
      const own = name === null ? await findOwn(address, findName, now()) : undefined
      if (own) return own
      const image = avatar === null ? undefined : options.toImageUrl(avatar)
      const body = { name, avatar: image ?? null, resolvedAt: new Date(resolvedAt).toISOString() }
      // The account can register a name at any time.
      return toResponse(body, name === null && findName ? 0 : resolvedAt + maxAgeMs - now())
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      metrics.identities.inc({ chain: chain.id, outcome: 'unavailable' })
      throw new HttpError(
        503,
        'chainId',
        `No source has the names of ${chain.id}: try again later`,
        {},
        { code: 'failed' },
      )
    }
  }

  const patterns = [/^\/v1\/identity\/([^/]+)$/, /^\/v1\/account\/([^/]+)\/identity$/]
  return patterns.map((pattern) => ({ name: 'identity', method: 'GET', pattern, handle }))
}

/** Clients do not keep a name of this gateway: its owner can release it. */
async function findOwn(
  address: string,
  findName: FindName | undefined,
  nowMs: number,
): Promise<RouteResponse | undefined> {
  const name = await findName?.(address)
  return name === undefined
    ? undefined
    : toResponse({ name, avatar: null, resolvedAt: new Date(nowMs).toISOString() }, 0)
}

/** @param remainingMs Time for which clients may keep the answer. */
function toResponse(body: IdentityResponse, remainingMs: number): RouteResponse {
  const seconds = Math.max(0, Math.floor(remainingMs / 1_000))
  return { headers: { 'cache-control': `max-age=${seconds}` }, body }
}

/** @throws SourceError if all sources fail. */
async function loadIdentity(
  chain: IdentityChain,
  address: string,
  { deadlineMs, metrics, health, logger, now }: IdentityOptions,
): Promise<ResolvedIdentity> {
  const resolvedAt = now()
  const signal = AbortSignal.timeout(deadlineMs)
  for (const source of chain.sources) {
    try {
      const identity = await source.read(address, signal)
      health.recordSuccess(source.kind)
      return { ...identity, resolvedAt }
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      const labels = { chain: chain.id, source: source.kind }
      health.recordFailure(source.kind)
      metrics.sourceFailures.inc(labels)
      logger.warn({ ...labels, reason: error.message }, 'a data source fails')
    }
  }
  throw new SourceError('all sources fail')
}
