import type { Logger } from 'pino'
import type { Chain } from '../../chain/rpcProxy/Chain.js'
import type { NodePool } from '../../chain/rpcProxy/createNodePool.js'
import { getRetrySeconds, type RpcProxy } from '../../chain/rpcProxy/openRpcProxy.js'
import type { Database } from '../../database/Database.js'
import type { FullSettings } from '../../foundation/config/applyDefaults.js'
import { createSourceHealth } from '../../foundation/createSourceHealth.js'
import type { CapabilityParts } from '../../server/capabilities/CapabilityParts.js'
import { joinStatuses } from '../../server/capabilities/toCapability.js'
import type { Route } from '../../server/http/Route.js'
import type { ImageProxy } from '../../server/imageProxy/openImageProxy.js'
import type { Metrics } from '../../server/metrics/createMetrics.js'
import type { Project } from '../../server/projects/Project.js'
import { getMulticall3 } from '../accountData/getChainDetails.js'
import { createBlockscoutNfts } from '../blockscout/createBlockscoutNfts.js'
import type { Histories } from '../history/openHistory.js'
import type { NftSource } from '../sources/NftSource.js'
import { toHealthKey } from '../sources/toHealthKey.js'
import { createIndexNftSource } from './createIndexNftSource.js'
import { createNftRoutes } from './createNftRoutes.js'
import type { MetadataReader } from './metadata/createMetadataReader.js'
import { createNftMetrics } from './NftMetrics.js'
import { createSolanaNftSource } from './solana/createSolanaNftSource.js'

/** The dependencies that are not settings. */
export type NftParts = {
  readonly database: Database
  /** Its nodes and its quota are used. */
  readonly rpcProxy: RpcProxy
  readonly projects: () => readonly Project[]
  readonly toImageUrl: ImageProxy['toUrl']
  readonly metadata: MetadataReader
  readonly readIndexState: Histories['readIndexState']
  readonly isIndexStalled: Histories['isIndexStalled']
  readonly metrics: Metrics
  readonly logger: Logger
  readonly now: () => number
}

/** The kinds of sources. A new kind is one file and one line here, and its name in the schema of chains. */
const nftSources: Readonly<
  Record<
    'node' | 'index' | 'blockscout',
    (chain: Chain, pool: NodePool, database: Database, timeoutMs: number) => NftSource | undefined
  >
> = {
  blockscout: ({ blockscout }, _pool, _database, timeoutMs) =>
    blockscout && createBlockscoutNfts({ url: blockscout.url, timeoutMs }),
  node: (_chain, pool) => createSolanaNftSource({ pool }),
  index(chain, pool, { db }) {
    if (!chain.index) return undefined
    return createIndexNftSource({ db, chain: chain.id, pool, multicall3: getMulticall3(chain) })
  },
}

/** The NFTs of accounts. */
export type Nfts = {
  /** None if there are no chains. */
  readonly routes: readonly Route[]
  readonly capabilities: Pick<CapabilityParts['chains'], 'nfts'>
}

/** Opens the NFTs. */
export function openNfts(
  chains: readonly Chain[],
  { ipfsGatewayUrl, rpcTimeoutMs }: FullSettings,
  {
    database,
    rpcProxy,
    projects,
    toImageUrl,
    metadata,
    readIndexState,
    isIndexStalled,
    metrics,
    logger,
    now,
  }: NftParts,
): Nfts {
  const health = createSourceHealth(now)
  const nftChains = chains.map((chain) => {
    const pool = rpcProxy.chains.find(({ id }) => id === chain.id)?.pool
    const { nfts = [chain.id.startsWith('solana:') ? 'node' : 'index'] } = chain.sources ?? {}
    return {
      id: chain.id,
      isIndexStalled: () => isIndexStalled(chain.id),
      sources: pool
        ? nfts.flatMap((kind) => nftSources[kind](chain, pool, database, rpcTimeoutMs) ?? [])
        : [],
    }
  })
  const routes = createNftRoutes({
    chains: nftChains,
    projects,
    metadata,
    images: { toUrl: toImageUrl, ipfsGatewayUrl },
    quota: rpcProxy.quota,
    metrics: createNftMetrics(metrics.registry),
    health,
    logger,
    now,
    // Reads of the amounts and of the URLs of metadata. If no node responds at all, the first one fails after the time-out.
    deadlineMs: 2 * rpcTimeoutMs,
  })
  return {
    routes: chains.length === 0 ? [] : routes,
    capabilities: {
      async nfts(chainId) {
        const kinds = nftChains.find(({ id }) => id === chainId)?.sources.map(({ kind }) => kind) ?? []
        const served = rpcProxy.chains.find(({ id }) => id === chainId)
        if (kinds.length === 0 || !served) return { status: 'absent', code: 'not_indexed' }
        const index = kinds.includes('index') ? await readIndexState(chainId) : undefined
        const retries = kinds.map((kind) => {
          const retry = health.getRetrySeconds(toHealthKey(chainId, kind))
          if (retry !== undefined || kind === 'blockscout') return retry
          // The nodes tell what an account owns now.
          return (kind === 'index' ? index?.retrySeconds : undefined) ?? getRetrySeconds(served)
        })
        const isIndexOnly = kinds.every((kind) => kind === 'index')
        const { fromBlock } = index ?? {}
        return { ...joinStatuses(retries), ...(isIndexOnly && fromBlock !== undefined && { fromBlock }) }
      },
    },
  }
}
