import { createHash } from 'node:crypto'
import {
  type CapabilitiesResponse,
  type ChainCapabilities,
  capabilitiesVersion,
  type ServerCapabilities,
} from '@latchkit/blockchain-api/contract'
import { createCache } from '../../foundation/createCache.js'
import type { ClientAddress } from '../http/createClientAddress.js'
import { HttpError } from '../http/HttpError.js'
import type { Route, RouteRequest } from '../http/Route.js'
import type { Project } from '../projects/Project.js'
import { requireProject } from '../projects/requireProject.js'
import type { CapabilityParts, CapabilityRequest } from './CapabilityParts.js'

/** Options of the route. */
export type CapabilitiesOptions = {
  readonly parts: CapabilityParts
  /** CAIP-2 ids of the chains. */
  readonly chainIds: readonly string[]
  readonly projects: () => readonly Project[]
  /** Returns a detached JWS of a text. */
  readonly sign: (text: string) => string
  /** Takes a document that is not cached from the quota of the client. @throws HttpError 429 */
  readonly takeQuota: (client: { readonly address: ClientAddress; readonly projectId: string }) => void
  /** Returns the current time in ms. */
  readonly now: () => number
}

/** Time for which a document is cached here. A source that fails is paused for longer. */
const maxAgeMs = 4_000
/** Time for which clients keep it before they ask again with its `ETag`. */
const clientMaxAgeSeconds = 10
/** One for each project and country. */
const maxCachedDocuments = 1_000

/** A signed document. */
type Document = {
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Creates the route `GET /v1/capabilities?country=&projectId=`. */
export function createCapabilitiesRoutes(options: CapabilitiesOptions): readonly Route[] {
  const { projects, sign, takeQuota, now } = options
  const cache = createCache<Document>({ maxAgeMs, maxKeys: maxCachedDocuments, now })

  async function createDocument(request: CapabilityRequest): Promise<Document> {
    const body = JSON.stringify(await compose(options, request))
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
    const headers = {
      'content-type': 'application/json',
      'cache-control': `public, max-age=${clientMaxAgeSeconds}`,
      vary: 'origin',
      etag,
      'x-jws-signature': sign(body),
      'access-control-expose-headers': 'etag, retry-after, x-jws-signature, x-request-id',
    }
    return { etag, headers, body }
  }

  return [
    {
      name: 'capabilities',
      method: 'GET',
      pattern: /^\/v1\/capabilities$/,
      async handle(request) {
        const limitKey = requireProject(projects(), request)
        const country = parseCountry(request.query.get('country'))
        const project = projects().find(({ id }) => id === limitKey)
        const key = JSON.stringify([limitKey, country ?? ''])
        if (!cache.has(key)) takeQuota({ address: request.address, projectId: limitKey })
        const { etag, headers, body } = await cache.get(key, () => createDocument({ project, country }))
        return isUnchanged(request, etag) ? { status: 304, headers, body: '' } : { headers, body }
      },
    },
  ]
}

/** Each feature tells its own part. */
async function compose(
  { parts, chainIds }: CapabilitiesOptions,
  request: CapabilityRequest,
): Promise<CapabilitiesResponse> {
  const [chains, server] = await Promise.all([
    Promise.all(chainIds.map(async (id) => [id, await composeChain(parts.chains, id, request)] as const)),
    composeServer(parts.server, request),
  ])
  return { version: capabilitiesVersion, chains: Object.fromEntries(chains), ...server }
}

async function composeChain(
  parts: CapabilityParts['chains'],
  id: string,
  request: CapabilityRequest,
): Promise<ChainCapabilities> {
  const [history, nfts, paymaster] = await Promise.all([
    parts.history(id, request),
    parts.nfts(id, request),
    parts.paymaster(id, request),
  ])
  return {
    node: await parts.node(id, request),
    subscriptions: await parts.subscriptions(id, request),
    balances: await parts.balances(id, request),
    history,
    nfts,
    prices: await parts.prices(id, request),
    identity: await parts.identity(id, request),
    swaps: await parts.swaps(id, request),
    bridges: await parts.bridges(id, request),
    bundler: await parts.bundler(id, request),
    paymaster,
    permissions: await parts.permissions(id, request),
  }
}

async function composeServer(
  parts: CapabilityParts['server'],
  request: CapabilityRequest,
): Promise<ServerCapabilities> {
  return {
    relay: await parts.relay(request),
    walletDirectory: await parts.walletDirectory(request),
    images: await parts.images(request),
    onramp: await parts.onramp(request),
    exchanges: await parts.exchanges(request),
    names: await parts.names(request),
    login: await parts.login(request),
    signIn: await parts.signIn(request),
    events: await parts.events(request),
  }
}

/** @throws HttpError 400 `country` */
function parseCountry(text: string | null): string | undefined {
  if (text === null) return undefined
  if (/^[a-z]{2}$/i.test(text)) return text.toUpperCase()
  throw new HttpError(400, 'country', '"country" must be two letters of ISO 3166-1, such as US')
}

/** Whether the client has the document already (RFC 9110, section 13.1.2). */
function isUnchanged({ raw }: RouteRequest, etag: string): boolean {
  const known = raw.headers['if-none-match'] ?? ''
  return known.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag)
}
