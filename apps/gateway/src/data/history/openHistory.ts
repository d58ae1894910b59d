import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Chain } from '../../chain/rpcProxy/Chain.js'
import type { NodePool } from '../../chain/rpcProxy/createNodePool.js'
import { getRetrySeconds, type RpcProxy } from '../../chain/rpcProxy/openRpcProxy.js'
import type { Database } from '../../database/Database.js'
import type { Cleanups } from '../../foundation/createCleanups.js'
import { createSourceHealth } from '../../foundation/createSourceHealth.js'
import type { CapabilityParts } from '../../server/capabilities/CapabilityParts.js'
import { joinStatuses } from '../../server/capabilities/toCapability.js'
import type { Route } from '../../server/http/Route.js'
import type { ImageProxy } from '../../server/imageProxy/openImageProxy.js'
import type { Metrics } from '../../server/metrics/createMetrics.js'
import type { Project } from '../../server/projects/Project.js'
import { createEsploraClient } from '../accountData/bitcoin/createEsploraClient.js'
import { getMulticall3, getNative } from '../accountData/getChainDetails.js'
import type { Tokens } from '../accountData/tokens/openTokens.js'
import { createAlchemyHistory } from '../alchemy/createAlchemyHistory.js'
import { getAlchemyUrls } from '../alchemy/getAlchemyUrls.js'
import { createBlockscoutHistory } from '../blockscout/createBlockscoutHistory.js'
import { createNftDetails } from '../nfts/createNftDetails.js'
import type { MetadataReader } from '../nfts/metadata/createMetadataReader.js'
import type { HistorySource } from '../sources/HistorySource.js'
import { toHealthKey } from '../sources/toHealthKey.js'
import { createEsploraHistory } from './bitcoin/createEsploraHistory.js'
import { createHistoryRoutes } from './createHistoryRoutes.js'
import { createHistoryMetrics } from './HistoryMetrics.js'
import { createChainIndexer } from './index/createChainIndexer.js'
import { createIndexSource } from './index/createIndexSource.js'
import { createIndexStore } from './index/createIndexStore.js'
import { startIndexers } from './index/startIndexers.js'
import { createSolanaHistory } from './solana/createSolanaHistory.js'

/** The dependencies of histories. */
export type HistoryParts = {
  readonly database: Database
  /** Its nodes and its quota are used. */
  readonly rpcProxy: RpcProxy
  readonly tokens: Tokens
  readonly projects: () => readonly Project[]
  readonly toImageUrl: ImageProxy['toUrl']
  /** Reads metadata of NFTs. */
  readonly metadata: MetadataReader
  readonly metrics: Metrics
  readonly logger: Logger
  readonly now: () => number
  /** Time in which a call to a source must be answered. */
  readonly timeoutMs: number
  /** Receives the cleanup that stops the indexers. It must run before the one of the database. */
  readonly cleanups: Cleanups
}

/** Time after which another process indexes the chains of one that ended unexpectedly. */
const leaseMs = 30_000

/** Dependencies of the sources of a chain. */
type SourceContext = Pick<HistoryParts, 'now' | 'logger' | 'timeoutMs'> &
  Pick<Database, 'db'> & { readonly pool: NodePool | undefined }

/** Time after which a history is returned without the names and images of NFTs that are not there yet. */
const patienceMs = 1_000

/** The kinds of sources of histories. A new kind is one file and one line here, and its name in the schema of chains. */
const historySources: Readonly<
  Record<
    'node' | 'index' | 'blockscout' | 'alchemy',
    (chain: Chain, context: SourceContext) => HistorySource | undefined
  >
> = {
  node: ({ id, http: urls }, { pool, now, logger, timeoutMs }) => {
    if (id.startsWith('solana:')) return pool && createSolanaHistory({ chain: id, pool, now })
    return createEsploraHistory({
      chain: id,
      client: createEsploraClient({ chain: id, urls, deadlineMs: 2 * timeoutMs, logger }),
      now,
    })
  },
  alchemy: ({ id, alchemy }, { timeoutMs }) =>
    alchemy && createAlchemyHistory({ url: getAlchemyUrls(alchemy).rpc, chain: id, timeoutMs }),
  index: ({ id }, { db }) => createIndexSource(db, id),
  blockscout: ({ id, blockscout }, { timeoutMs }) =>
    blockscout && createBlockscoutHistory({ url: blockscout.url, chain: id, timeoutMs }),
}

/** Indexed blocks of a chain, and the time for which the index does not continue. */
export type IndexState = {
  /** Number of the oldest block of the index; `undefined` if it has not begun. */
  readonly fromBlock: number | undefined
  /** `undefined` unless the index does not continue, is far behind, or cannot be read. */
  readonly retrySeconds: number | undefined
}

/** The histories of accounts. */
export type Histories = {
  /** None if there are no chains. */
  readonly routes: readonly Route[]
  readonly capabilities: Pick<CapabilityParts['chains'], 'history'>
  /** Reads the state of the index of a chain; `undefined` if the chain is not indexed. */
  readonly readIndexState: (chainId: string) => Promise<IndexState | undefined>
  /** Whether what is new may be missing in the index of a chain. */
  readonly isIndexStalled: (chainId: string) => boolean
}

/** Time after which an index that has not begun, or whose database fails, is worth another try. */
const noIndexSeconds = 5

/** Starts the indexers of the chains that are indexed, and creates the route of histories. */
export function openHistory(
  chains: readonly Chain[],
  {
    database,
    rpcProxy,
    tokens,
    projects,
    toImageUrl,
    metadata,
    metrics,
    logger,
    now,
    timeoutMs,
    cleanups,
  }: HistoryParts,
): Histories {
  const health = createSourceHealth(now)
  const owner = randomUUID()
  const indexed = chains.flatMap((chain) => {
    const pool = rpcProxy.chains.find(({ id }) => id === chain.id)?.pool
    if (!pool || !chain.index) return []
    const { id, index } = chain
    const store = createIndexStore(database, { chain: id, owner, leaseMs })
    const indexer = createChainIndexer({
      chain: id,
      pool,
      store,
      space: database.space,
      fromBlock: index.fromBlock,
      multicall3: getMulticall3(chain),
      logger,
      now,
    })
    return [{ id, store, indexer }]
  })
  const indexers = startIndexers(indexed, logger, now)
  cleanups.add(indexers.stop)
  const getContext = ({ id }: Chain): SourceContext => ({
    ...{ db: database.db, now, logger, timeoutMs },
    pool: rpcProxy.chains.find((served) => served.id === id)?.pool,
  })
  const openNftDetails = (chain: Chain) => {
    const pool = rpcProxy.chains.find(({ id }) => id === chain.id)?.pool
    if (!pool || !chain.id.startsWith('eip155:')) return undefined
    const multicall3 = getMulticall3(chain)
    return createNftDetails({ pool, multicall3, metadata, patienceMs, deadlineMs: 2 * timeoutMs, now })
  }
  const routes = createHistoryRoutes({
    chains: chains.map((chain) => ({
      id: chain.id,
      nfts: openNftDetails(chain),
      native: getNative(chain),
      isIndexStalled: () => isIndexStalled(chain.id),
      sources: getHistorySources(chain).flatMap(
        (kind) => historySources[kind](chain, getContext(chain)) ?? [],
      ),
    })),
    tokens: tokens.list,
    projects,
    toImageUrl,
    quota: rpcProxy.quota,
    metrics: createHistoryMetrics(metrics.registry),
    health,
    logger,
    deadlineMs: 2 * timeoutMs,
  })

  const isIndexStalled = (chainId: string) => indexers.getRetrySeconds(chainId) !== undefined

  async function readIndexState(chainId: string): Promise<IndexState | undefined> {
    const store = indexed.find(({ id }) => id === chainId)?.store
    if (!store) return undefined
    try {
      const fromBlock = await store.getFirstBlock()
      const retrySeconds = indexers.getRetrySeconds(chainId)
      return {
        fromBlock,
        retrySeconds: retrySeconds ?? (fromBlock === undefined ? noIndexSeconds : undefined),
      }
    } catch (error) {
      logger.warn({ chain: chainId, err: error }, 'the state of the index cannot be read')
      return { fromBlock: undefined, retrySeconds: noIndexSeconds }
    }
  }

  function getSourceRetry(chainId: string, kind: string): number | undefined {
    const served = rpcProxy.chains.find(({ id }) => id === chainId)
    const isOnNodes = kind === 'node' && !chainId.startsWith('bip122:')
    return (
      health.getRetrySeconds(toHealthKey(chainId, kind)) ??
      (served && isOnNodes ? getRetrySeconds(served) : undefined)
    )
  }

  return {
    routes: chains.length === 0 ? [] : routes,
    readIndexState,
    isIndexStalled,
    capabilities: {
      async history(chainId) {
        const chain = chains.find(({ id }) => id === chainId)
        const kinds = chain ? getHistorySources(chain) : []
        if (kinds.length === 0) return { status: 'absent', code: 'not_indexed' }
        const index = kinds.includes('index') ? await readIndexState(chainId) : undefined
        const retries = kinds.map(
          (kind) => getSourceRetry(chainId, kind) ?? (kind === 'index' ? index?.retrySeconds : undefined),
        )
        // Another source has the whole chain.
        const isIndexOnly = kinds.every((kind) => kind === 'index')
        const { fromBlock } = index ?? {}
        return {
          ...joinStatuses(retries),
          ...(isIndexOnly && fromBlock !== undefined && { fromBlock }),
        }
      },
    },
  }
}

/** Returns the kinds of sources of the histories of a chain, in the order in which they are tried; empty without any. */
export function getHistorySources({ id, sources, index }: Chain): readonly (keyof typeof historySources)[] {
  if (sources?.histories) return sources.histories
  if (!id.startsWith('eip155:')) return ['node']
  return index ? ['index'] : []
}
