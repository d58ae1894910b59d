import type { Logger } from 'pino'
import type { Chain } from '../../chain/rpcProxy/Chain.js'
import type { NodePool } from '../../chain/rpcProxy/createNodePool.js'
import type { RpcProxy } from '../../chain/rpcProxy/openRpcProxy.js'
import type { Database } from '../../database/Database.js'
import type { FullSettings } from '../../foundation/config/applyDefaults.js'
import type { Route } from '../../server/http/Route.js'
import type { ImageProxy } from '../../server/imageProxy/openImageProxy.js'
import type { Metrics } from '../../server/metrics/createMetrics.js'
import type { Project } from '../../server/projects/Project.js'
import { getMulticall3 } from '../accountData/getChainDetails.js'
import { createBlockscoutNfts } from '../blockscout/createBlockscoutNfts.js'
import type { NftSource } from '../sources/NftSource.js'
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

/** Creates the route of NFTs; none if there are no chains. */
export function openNfts(
  chains: readonly Chain[],
  { ipfsGatewayUrl, rpcTimeoutMs }: FullSettings,
  { database, rpcProxy, projects, toImageUrl, metadata, metrics, logger, now }: NftParts,
): readonly Route[] {
  if (chains.length === 0) return []
  return createNftRoutes({
    chains: chains.map((chain) => {
      const pool = rpcProxy.chains.find(({ id }) => id === chain.id)?.pool
      const { nfts = [chain.id.startsWith('solana:') ? 'node' : 'index'] } = chain.sources ?? {}
      return {
        id: chain.id,
        sources: pool
          ? nfts.flatMap((kind) => nftSources[kind](chain, pool, database, rpcTimeoutMs) ?? [])
          : [],
      }
    }),
    projects,
    metadata,
    images: { toUrl: toImageUrl, ipfsGatewayUrl },
    quota: rpcProxy.quota,
    metrics: createNftMetrics(metrics.registry),
    logger,
    now,
    // Reads of the amounts and of the URLs of metadata. If no node responds at all, the first one fails after the time-out.
    deadlineMs: 2 * rpcTimeoutMs,
  })
}
