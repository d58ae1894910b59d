import type { HistoryResponse, UnavailablePart } from '@latchkit/blockchain-api/contract'
import type { Logger } from 'pino'
import type { RpcQuota } from '../../chain/rpcProxy/createRpcQuota.js'
import type { SourceHealth } from '../../foundation/createSourceHealth.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { Route, RouteRequest } from '../../server/http/Route.js'
import type { ImageProxy } from '../../server/imageProxy/openImageProxy.js'
import type { Project } from '../../server/projects/Project.js'
import { requireProject } from '../../server/projects/requireProject.js'
import { parseAccount } from '../accountData/parseAccount.js'
import { findChains, getServedChains, parseCurrency } from '../accountData/parseQuery.js'
import type { NftDetails } from '../nfts/createNftDetails.js'
import { SourceError } from '../sources/BalanceSource.js'
import { comparePositions, type HistoryPage, type HistorySource } from '../sources/HistorySource.js'
import type { ListedToken, TokenInfo } from '../sources/ListedToken.js'
import { toHealthKey } from '../sources/toHealthKey.js'
import { createCursorError, type HistoryCursor, parseCursor, toCursor } from './cursor.js'
import type { HistoryMetrics } from './HistoryMetrics.js'
import { type ChainTokens, getNfts, toHistoryTransaction } from './toHistoryTransaction.js'

/** A chain with the sources of its histories, in the order in which they are tried. Without sources, answers tell that they are missing. */
export type HistoryChain = {
  /** CAIP-2 id. */
  readonly id: string
  readonly native: TokenInfo
  readonly sources: readonly HistorySource[]
  /** Reads names and images of NFTs. Default: they are named by their contracts. */
  readonly nfts?: NftDetails | undefined
  /** Whether new transactions may be missing in the index. Default: no. */
  readonly isIndexStalled?: (() => boolean) | undefined
}

/** Options of the route. */
export type HistoryOptions = {
  readonly chains: readonly HistoryChain[]
  /** Returns the listed tokens of a chain. */
  readonly tokens: (chainId: string) => readonly ListedToken[]
  readonly projects: () => readonly Project[]
  /** Returns the URL of an icon at this gateway; `undefined` if it cannot be served. */
  readonly toImageUrl: ImageProxy['toUrl']
  readonly quota: RpcQuota
  readonly metrics: HistoryMetrics
  /** Learns which sources fail, by chain and kind. */
  readonly health: SourceHealth
  readonly logger: Logger
  /** Time in which each source of a chain must answer. */
  readonly deadlineMs: number
}

const pageSize = 50

/** Creates the route `GET /v1/account/{address}/history?chainId=&currency=&cursor=&projectId=`. */
export function createHistoryRoutes(options: HistoryOptions): readonly Route[] {
  const { chains, quota } = options

  async function getHistory(request: RouteRequest): Promise<HistoryResponse> {
    const { query, address } = request
    const projectId = requireProject(options.projects(), request)
    const chosen = findChains(chains, query.get('chainId'))
    const account = parseAccount(request.id)
    // Prices of the past are unknown, in any currency.
    parseCurrency(query.get('currency') ?? 'usd')
    const cursor = parseCursor(query.get('cursor'))
    const served = getServedChains(chosen, account, query.get('chainId'))
    if (cursor && !isOfChains(cursor, served)) throw createCursorError(query.get('cursor') ?? '')
    const cost = served.reduce((sum, { sources: [source] }) => sum + (source?.cost ?? 1), 0)
    quota.take({ address, projectId }, cost)
    const read = await Promise.all(
      served.map((chain, index) =>
        readChain(chain, { account: account.address, cursor, kind: cursor?.kinds[index] }, options),
      ),
    )
    const pages = read.flatMap((page) => page ?? [])
    // A page without one of the chains would make its transactions disappear, because its cursor is after them.
    if (pages.length < served.length) {
      const names = served.map(({ id }) => id).join(', ')
      throw new HttpError(
        503,
        'chainId',
        `The history of ${names} cannot be read: try again later`,
        {},
        { code: 'failed' },
      )
    }
    const unavailable = served.flatMap((chain, index) => findMissing(chain, pages[index]?.kind))
    return {
      ...(await toResponse(pages, options.toImageUrl)),
      ...(unavailable.length > 0 && { unavailable }),
    }
  }

  return [
    {
      name: 'history',
      method: 'GET',
      pattern: /^\/v1\/account\/([^/]+)\/history$/,
      handle: async (request) => ({
        headers: { 'cache-control': 'no-store' },
        body: await getHistory(request),
      }),
    },
  ]
}

/** Tells what a history lacks of a chain: all of its transactions, or perhaps the newest ones. */
function findMissing(
  { id, sources, isIndexStalled }: HistoryChain,
  kind: string | undefined,
): readonly UnavailablePart[] {
  if (sources.length === 0) return [{ chainId: id, code: 'not_indexed' }]
  return kind === 'index' && isIndexStalled?.() ? [{ chainId: id, code: 'failed' }] : []
}

/** The entries of one chain. */
type ChainPage = Pick<HistoryPage, 'entries' | 'isPartial' | 'getNextPage'> & {
  /** The kind of its source; empty without sources. */
  readonly kind: string
  readonly tokens: ChainTokens
  readonly nfts: NftDetails | undefined
}

/** Whether each chain still has the source that continues its history. */
function isOfChains({ kinds }: HistoryCursor, chains: readonly HistoryChain[]): boolean {
  return (
    kinds.length === chains.length &&
    chains.every(({ sources }, index) =>
      sources.length === 0 ? kinds[index] === '' : sources.some(({ kind }) => kind === kinds[index]),
    )
  )
}

/** Merges the pages of chains. */
async function toResponse(
  pages: readonly ChainPage[],
  toImageUrl: ImageProxy['toUrl'],
): Promise<HistoryResponse> {
  // After the end of a partial page, entries of its chain are missing.
  const ends = pages.flatMap(({ isPartial, entries }) => (isPartial ? (entries.at(-1) ?? []) : []))
  const found = pages
    .flatMap((page) => page.entries.map((entry) => ({ entry, page })))
    .filter(({ entry }) => ends.every((end) => comparePositions(entry, end) <= 0))
    .sort((a, b) => comparePositions(a.entry, b.entry))
  const shown = found.slice(0, pageSize)
  const last = shown.at(-1)
  const details = await Promise.all(
    pages.map(async (page) => {
      const own = shown.flatMap((one) => (one.page === page ? getNfts(one.entry) : []))
      return own.length === 0 ? undefined : page.nfts?.read(own)
    }),
  )
  const hasNext = found.length > pageSize || ends.length > 0
  return {
    data: shown.map(({ entry, page }) =>
      toHistoryTransaction(entry, { ...page.tokens, nfts: details[pages.indexOf(page)] }, toImageUrl),
    ),
    next:
      last && hasNext
        ? toCursor({
            after: last.entry,
            kinds: pages.map(({ kind }) => kind),
            page: last.page.getNextPage?.(last.entry),
          })
        : null,
  }
}

/**
 * Reads one more than a page from the first source that does not fail. The page after a cursor is of the same source,
 * because sources order transactions of a block differently. Returns `undefined` if all sources fail.
 *
 * @param of.kind The kind of source in the cursor.
 */
async function readChain(
  { id, native, sources, nfts }: HistoryChain,
  of: {
    readonly account: string
    readonly cursor: HistoryCursor | undefined
    readonly kind: string | undefined
  },
  { tokens, metrics, health, logger, deadlineMs }: HistoryOptions,
): Promise<ChainPage | undefined> {
  if (sources.length === 0) {
    metrics.histories.inc({ chain: id, outcome: 'not_indexed' })
    return { kind: '', entries: [], nfts, tokens: { native, get: () => undefined } }
  }
  const after = of.cursor?.after
  const options = {
    after,
    limit: pageSize + 1,
    page: after?.chain === id ? of.cursor?.page : undefined,
  }
  for (const source of sources) {
    const { kind } = source
    if (of.kind !== undefined && kind !== of.kind) continue
    try {
      const page = await source.read(of.account, { ...options, signal: AbortSignal.timeout(deadlineMs) })
      health.recordSuccess(toHealthKey(id, kind))
      metrics.histories.inc({ chain: id, outcome: 'loaded' })
      return { ...page, kind, nfts, tokens: { native, get: createTokenGetter(page, tokens(id)) } }
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      health.recordFailure(toHealthKey(id, kind))
      metrics.sourceFailures.inc({ chain: id, source: kind })
      logger.warn({ chain: id, source: kind, reason: error.message }, 'a data source fails')
    }
  }
  metrics.histories.inc({ chain: id, outcome: 'unavailable' })
  return undefined
}

/** Names of token lists replace the names of contracts, which anyone can choose. */
function createTokenGetter({ tokens }: HistoryPage, listed: readonly ListedToken[]): ChainTokens['get'] {
  const byAddress = new Map(
    listed.flatMap((token) => {
      const address = toNormalAddress(token.address)
      return tokens.has(address) ? [[address, token] as const] : []
    }),
  )
  return (contract) => byAddress.get(contract) ?? tokens.get(contract)
}

/** The case of an EVM address is only a checksum. */
function toNormalAddress(address: string): string {
  return address.startsWith('0x') ? address.toLowerCase() : address
}
