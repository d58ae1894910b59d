import type { HistoryResponse } from '@latchkit/blockchain-api/contract'
import type { Logger } from 'pino'
import { SourceError } from '../accountData/BalanceSource.js'
import { parseAccount } from '../accountData/parseAccount.js'
import { findChains, getServedChains, parseCurrency } from '../accountData/parseQuery.js'
import type { ListedToken, TokenInfo } from '../accountData/tokens/ListedToken.js'
import { HttpError } from '../http/HttpError.js'
import type { Route, RouteRequest } from '../http/Route.js'
import { requireProject } from '../http/requireProject.js'
import type { Project } from '../projects/Project.js'
import type { RpcQuota } from '../rpcProxy/createRpcQuota.js'
import { parseCursor, toCursor } from './cursor.js'
import type { HistoryMetrics } from './HistoryMetrics.js'
import {
  comparePositions,
  type HistoryEntry,
  type HistoryPage,
  type HistoryPosition,
  type HistorySource,
} from './HistorySource.js'
import { type ChainTokens, toHistoryTransaction } from './toHistoryTransaction.js'

/** A chain with the source of its histories; `undefined` if it is not indexed. */
export type HistoryChain = {
  /** CAIP-2 id. */
  readonly id: string
  readonly native: TokenInfo
  readonly source: HistorySource | undefined
}

/** Options of the route. */
export type HistoryOptions = {
  readonly chains: readonly HistoryChain[]
  /** Returns the listed tokens of a chain. */
  readonly tokens: (chainId: string) => readonly ListedToken[]
  readonly projects: () => readonly Project[]
  readonly quota: RpcQuota
  readonly metrics: HistoryMetrics
  readonly logger: Logger
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
    const after = parseCursor(query.get('cursor'))
    const served = getServedChains(chosen, account, query.get('chainId'))
    quota.take({ address, projectId }, served.length)
    const read = await Promise.all(
      served.map((chain) => readChain(chain, { account: account.address, after }, options)),
    )
    const pages = read.flatMap((page) => page ?? [])
    // A page without one of the chains would make its transactions disappear, because its cursor is after them.
    if (pages.length < served.length) {
      const names = served.map(({ id }) => id).join(', ')
      throw new HttpError(503, 'chainId', `The history of ${names} cannot be read: try again later`)
    }
    const found = pages
      .flatMap(({ entries, tokens }) => entries.map((entry) => ({ entry, tokens })))
      .sort((a, b) => comparePositions(a.entry, b.entry))
    const page = found.slice(0, pageSize)
    const last = page.at(-1)
    return {
      data: page.map(({ entry, tokens }) => toHistoryTransaction(entry, tokens)),
      next: last && found.length > pageSize ? toCursor(last.entry) : null,
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

/** Reads one more than a page. Returns `undefined` if the source fails. */
async function readChain(
  { id, native, source }: HistoryChain,
  { account, after }: { readonly account: string; readonly after: HistoryPosition | undefined },
  { tokens, metrics, logger }: HistoryOptions,
): Promise<{ readonly entries: readonly HistoryEntry[]; readonly tokens: ChainTokens } | undefined> {
  try {
    const page = await source?.read(account, { after, limit: pageSize + 1 })
    metrics.histories.inc({ chain: id, outcome: page ? 'loaded' : 'not_indexed' })
    if (!page) return { entries: [], tokens: { native, get: () => undefined } }
    return { entries: page.entries, tokens: { native, get: createTokenGetter(page, tokens(id)) } }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    metrics.histories.inc({ chain: id, outcome: 'unavailable' })
    logger.warn({ chain: id, source: source?.kind, reason: error.message }, 'a data source fails')
    return undefined
  }
}

/** Names of token lists replace those of contracts, which anyone can choose. */
function createTokenGetter({ tokens }: HistoryPage, listed: readonly ListedToken[]): ChainTokens['get'] {
  const byAddress = new Map(
    listed.flatMap((token) => {
      const address = token.address.toLowerCase()
      return tokens.has(address) ? [[address, token] as const] : []
    }),
  )
  return (contract) => byAddress.get(contract) ?? tokens.get(contract)
}
