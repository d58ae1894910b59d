import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type HistoryResponse, historyResponseSchema } from '@latchkit/blockchain-api/contract'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { createAnswerParser } from '../../chain/rpcProxy/createAnswerParser.js'
import { createNodePool, type NodePool } from '../../chain/rpcProxy/createNodePool.js'
import { createRpcMetrics } from '../../chain/rpcProxy/RpcMetrics.js'
import type { SpaceGuard } from '../../database/createSpaceGuard.js'
import type { Database } from '../../database/Database.js'
import { createSourceHealth } from '../../foundation/createSourceHealth.js'
import { getNativeToken } from '../accountData/nativeTokens.js'
import type { NftDetails } from '../nfts/createNftDetails.js'
import type { ListedToken } from '../sources/ListedToken.js'
import { createHistoryRoutes } from './createHistoryRoutes.js'
import { createFakeChain, type FakeChain } from './fakeChain.fixtures.js'
import { createHistoryMetrics } from './HistoryMetrics.js'
import { createChainIndexer } from './index/createChainIndexer.js'
import { createIndexSource } from './index/createIndexSource.js'
import { createIndexStore } from './index/createIndexStore.js'

const logger = pino({ level: 'silent' })

/** Options of a test index. */
export type TestIndexOptions = {
  readonly database: Database
  /** Number of the EVM chain. Each test has its own, because they share a database. */
  readonly id: number
  /** Default: a new chain. */
  readonly chain?: FakeChain
  readonly fromBlock?: number | undefined
  readonly leaseMs?: number
  readonly tokens?: readonly ListedToken[]
  /** Default: that of the database. */
  readonly space?: SpaceGuard
  /** Creates the reader of names and images of NFTs. Default: they are named by their contracts. */
  readonly createNfts?: (pool: NodePool) => NftDetails
}

/** Creates an index of a fake chain, which the test runs step by step. */
export async function startTestIndex({ database, id, ...options }: TestIndexOptions) {
  const { chain = createFakeChain(), leaseMs = 30_000, tokens = [] } = options
  const caip2 = `eip155:${id}`
  const node = await chain.startNode()
  node.chainId = `0x${id.toString(16)}`
  const now = () => performance.now()
  const pool = createNodePool({
    ...{ chainId: caip2, urls: [node.url], timeoutMs: 5_000, hedgeMs: 5_000 },
    ...{ parser: createAnswerParser(), metrics: createRpcMetrics(new Registry()), logger, now },
  })
  const store = createIndexStore(database, { chain: caip2, owner: randomUUID(), leaseMs })
  const indexer = createChainIndexer({
    ...{ chain: caip2, pool, store, logger, now, space: options.space ?? database.space },
    fromBlock: 'fromBlock' in options ? options.fromBlock : 0,
    multicall3: '0xca11bde05977b3631167028862be2a173976ca11',
  })
  const nfts = options.createNfts?.(pool) ?? { read: async () => new Map() }
  const [route] = createHistoryRoutes({
    chains: [
      { id: caip2, native: getNativeToken(caip2), nfts, sources: [createIndexSource(database.db, caip2)] },
      { id: 'eip155:999', native: getNativeToken('eip155:999'), sources: [] },
    ],
    tokens: () => tokens,
    projects: () => [],
    toImageUrl: (url) => (url === '' ? undefined : `https://gateway.example.com/${url}`),
    quota: { take: () => {} },
    metrics: createHistoryMetrics(new Registry()),
    health: createSourceHealth(Date.now),
    logger,
    deadlineMs: 5_000,
  })

  /** Requests a page. It must match the contract of the API. */
  async function getPage(account: string, query: Record<string, string> = {}): Promise<HistoryResponse> {
    const response = await route?.handle({
      // The route reads only headers.
      raw: { headers: {} } as IncomingMessage,
      query: new URLSearchParams({ chainId: caip2, projectId: 'p', ...query }),
      id: account,
      address: { ip: '127.0.0.1', isLocal: true },
      text: async () => '',
    })
    return historyResponseSchema.parse(response?.body)
  }

  return {
    chain,
    node,
    pool,
    nfts,
    store,
    indexer,
    getPage,
    /** Indexes until there are no more blocks. */
    async sync() {
      for (;;) {
        const state = await indexer.sync(new AbortController().signal)
        if (state !== 'behind') return state
      }
    },
    /** Returns the hashes of all pages. */
    async getHashes(account: string): Promise<readonly string[]> {
      const hashes: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: HistoryResponse = await getPage(account, { cursor })
        hashes.push(...page.data.map(({ metadata }) => metadata.hash))
        cursor = page.next
      }
      return hashes
    },
  }
}

/** Returns what the transfers of a page show. */
export const getTransfers = ({ data }: HistoryResponse) =>
  data.map(({ metadata, transfers }) => [
    metadata.operationType,
    ...(transfers ?? []).map(
      ({ direction, quantity, fungible_info, nft_info }) =>
        `${direction} ${quantity.numeric} ${fungible_info?.symbol ?? nft_info?.name}`,
    ),
  ])
