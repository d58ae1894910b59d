import type { NftResponse } from '@latchkit/blockchain-api/contract'
import type { Logger } from 'pino'
import type { RpcQuota } from '../../chain/rpcProxy/createRpcQuota.js'
import { createCache } from '../../foundation/createCache.js'
import type { SourceHealth } from '../../foundation/createSourceHealth.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { Route, RouteRequest } from '../../server/http/Route.js'
import type { ImageProxy } from '../../server/imageProxy/openImageProxy.js'
import type { Project } from '../../server/projects/Project.js'
import { requireProject } from '../../server/projects/requireProject.js'
import { type Account, parseAccount } from '../accountData/parseAccount.js'
import { findChains, getServedChains } from '../accountData/parseQuery.js'
import { SourceError } from '../sources/BalanceSource.js'
import { InvalidPositionError, type NftSource } from '../sources/NftSource.js'
import { toHealthKey } from '../sources/toHealthKey.js'
import { createCursorError, type NftCursor, parseCursor, toCursor } from './cursor.js'
import type { MetadataReader } from './metadata/createMetadataReader.js'
import type { NftMetrics } from './NftMetrics.js'
import { toNftItem } from './toNftItem.js'

/** A chain with its sources in the order in which they are tried. */
export type NftChain = {
  /** CAIP-2 id. */
  readonly id: string
  /** Empty: answers tell that the NFTs are missing. */
  readonly sources: readonly NftSource[]
  /** Whether new NFTs may be missing in the index. Default: no. */
  readonly isIndexStalled?: (() => boolean) | undefined
}

/** Options of the route. */
export type NftOptions = {
  readonly chains: readonly NftChain[]
  readonly projects: () => readonly Project[]
  readonly metadata: MetadataReader
  readonly images: { readonly toUrl: ImageProxy['toUrl']; readonly ipfsGatewayUrl: string | undefined }
  readonly quota: RpcQuota
  readonly metrics: NftMetrics
  /** Learns which sources fail, by chain and kind. */
  readonly health: SourceHealth
  readonly logger: Logger
  /** Returns the current time in ms. */
  readonly now: () => number
  /** Time in which each source must answer. */
  readonly deadlineMs: number
}

const pageSize = 50
/** Time for which pages are cached: the time of balances. */
const maxAgeMs = 10_000
const maxCachedPages = 5_000

/** Creates the route `GET /v1/account/{address}/nfts?chainId=&cursor=&projectId=`. */
export function createNftRoutes(options: NftOptions): readonly Route[] {
  const { chains, quota, metrics, now } = options
  const cache = createCache<NftResponse>({ maxAgeMs, maxKeys: maxCachedPages, now })

  async function getNfts(request: RouteRequest): Promise<NftResponse> {
    const { query, address } = request
    const client = { address, projectId: requireProject(options.projects(), request) }
    const account = parseAccount(request.id)
    const chain = findChain(chains, account, query.get('chainId'))
    const cursor = parseCursor(query.get('cursor'))
    const source = chain.sources[0]
    const key = `${chain.id} ${account.address} ${cursor?.kind ?? ''} ${cursor?.position ?? ''}`
    const isCached = cache.has(key)
    quota.take(client, isCached ? 1 : (source?.cost ?? 1))
    if (!source) {
      metrics.pages.inc({ chain: chain.id, outcome: 'no_source' })
      return { data: [], next: null, unavailable: [{ chainId: chain.id, code: 'not_indexed' }] }
    }
    try {
      const page = await cache.get(key, () => loadNfts(chain, account.address, cursor, options))
      metrics.pages.inc({ chain: chain.id, outcome: isCached ? 'cached' : 'loaded' })
      const isStalled = (cursor?.kind ?? source.kind) === 'index' && chain.isIndexStalled?.()
      return isStalled ? { ...page, unavailable: [{ chainId: chain.id, code: 'failed' }] } : page
    } catch (error) {
      if (error instanceof InvalidPositionError) throw createCursorError(query.get('cursor'))
      if (!(error instanceof SourceError)) throw error
      metrics.pages.inc({ chain: chain.id, outcome: 'unavailable' })
      throw new HttpError(
        503,
        'chainId',
        `No source has the NFTs of ${chain.id}: try again later`,
        {},
        { code: 'failed' },
      )
    }
  }

  return [
    {
      name: 'nfts',
      method: 'GET',
      pattern: /^\/v1\/account\/([^/]+)\/nfts$/,
      handle: async (request) => ({
        headers: { 'cache-control': 'no-store' },
        body: await getNfts(request),
      }),
    },
  ]
}

/** @throws HttpError 400 `chainId` or `address`. */
function findChain(chains: readonly NftChain[], account: Account, chainId: string | null): NftChain {
  // Without a chain, findChains would return all of them.
  const [chain] = getServedChains(findChains(chains, chainId ?? ''), account, chainId)
  if (!chain) throw new TypeError('a chain is served')
  return chain
}

/**
 * @throws SourceError if all sources fail, or the error of the cursor; InvalidPositionError if no source knows the cursor.
 */
async function loadNfts(
  chain: NftChain,
  account: string,
  cursor: NftCursor | undefined,
  { metadata, images, metrics, health, logger, deadlineMs }: NftOptions,
): Promise<NftResponse> {
  const sources = cursor ? chain.sources.filter(({ kind }) => kind === cursor.kind) : chain.sources
  if (sources.length === 0) throw new InvalidPositionError('a cursor of another source')
  for (const source of sources) {
    try {
      const after = cursor?.position
      const signal = AbortSignal.timeout(deadlineMs)
      const { nfts, next } = await source.read(account, { after, limit: pageSize, signal })
      health.recordSuccess(toHealthKey(chain.id, source.kind))
      const data = await Promise.all(
        nfts.map(async (nft) => {
          const read = nft.metadataUrl === undefined ? undefined : await metadata.read(nft.metadataUrl)
          return toNftItem(chain.id, nft, read, images)
        }),
      )
      return { data, next: next === undefined ? null : toCursor({ kind: source.kind, position: next }) }
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      const labels = { chain: chain.id, source: source.kind }
      health.recordFailure(toHealthKey(chain.id, source.kind))
      metrics.sourceFailures.inc(labels)
      logger.warn({ ...labels, reason: error.message }, 'a data source fails')
    }
  }
  throw new SourceError('all sources fail')
}
