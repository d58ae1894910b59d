import type { BalanceItem, BalanceResponse, UnavailablePart } from '@latchkit/blockchain-api/contract'
import { createCache } from '../../foundation/createCache.js'
import { createDeadline } from '../../foundation/createDeadline.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { Route, RouteRequest } from '../../server/http/Route.js'
import { requireProject } from '../../server/projects/requireProject.js'
import { SourceError } from '../sources/BalanceSource.js'
import type { ListedToken } from '../sources/ListedToken.js'
import type { AccountChain, AccountOptions } from './AccountChain.js'
import { type Account, parseAccount } from './parseAccount.js'
import { findChains, getServedChains, parseCurrency } from './parseQuery.js'
import { getPriceCost, readFirst, readPrices } from './readSources.js'
import { toBalanceItem } from './toBalanceItem.js'

/** The currency for which there are sources of prices. */
export const pricedCurrency = 'usd'
/** Time for which balances are cached. */
const maxAgeMs = 10_000
/** Maximum number of cached answers, each of one account on one chain. */
const maxCachedAnswers = 10_000

/** Creates the route `GET /v1/account/{address}/balance?chainId=&currency=&projectId=&forceUpdate=`. */
export function createAccountRoutes(options: AccountOptions): readonly Route[] {
  const { chains, metrics, quota } = options
  const cache = createCache<readonly BalanceItem[]>({
    maxAgeMs,
    maxKeys: maxCachedAnswers,
    now: options.now,
  })

  async function getBalances(request: RouteRequest): Promise<BalanceResponse> {
    const { query, address } = request
    const projectId = requireProject(options.projects(), request)
    const chosen = findChains(chains, query.get('chainId'))
    const account = parseAccount(request.id)
    const currency = parseCurrency(query.get('currency') ?? 'usd')
    const isForced = !['', 'false', null].includes(query.get('forceUpdate'))
    const served = getServedChains(chosen, account, query.get('chainId'))
    const getKey = ({ id }: AccountChain) => `${account.address} ${id} ${currency}`
    const isCached = (chain: AccountChain) => !isForced && cache.has(getKey(chain))

    const costs = served.map((chain) =>
      isCached(chain) ? 0 : getCost(chain, currency, options.tokens(chain.id)),
    )
    quota.take(
      { address, projectId },
      Math.max(
        1,
        costs.reduce((sum, cost) => sum + cost, 0),
      ),
    )
    const results = await Promise.all(
      served.map(async (chain) => {
        const outcome = isCached(chain) ? 'cached' : 'loaded'
        try {
          const items = await cache.get(
            getKey(chain),
            () => loadBalances(chain, { account, currency }, options),
            isForced,
          )
          metrics.balances.inc({ chain: chain.id, outcome })
          return items
        } catch (error) {
          if (!(error instanceof SourceError)) throw error
          metrics.balances.inc({ chain: chain.id, outcome: 'unavailable' })
          return undefined
        }
      }),
    )
    const available = results.filter((items) => items !== undefined)
    if (available.length === 0) {
      const names = served.map(({ id }) => id).join(', ')
      throw new HttpError(
        503,
        'chainId',
        `No source has the balances of ${names}: try again later`,
        {},
        { code: 'failed' },
      )
    }
    const unavailable = served.flatMap((chain, index) => findMissing(chain, currency, results[index]))
    return { balances: available.flat(), ...(unavailable.length > 0 && { unavailable }) }
  }

  return [
    {
      name: 'balance',
      method: 'GET',
      pattern: /^\/v1\/account\/([^/]+)\/balance$/,
      handle: async (request) => ({
        headers: { 'cache-control': 'no-store' },
        body: await getBalances(request),
      }),
    },
  ]
}

/** Tells what an answer lacks of a chain: its balances, or all of their prices. */
function findMissing(
  { id, prices }: AccountChain,
  currency: string,
  items: readonly BalanceItem[] | undefined,
): readonly UnavailablePart[] {
  if (!items) return [{ chainId: id, code: 'failed' }]
  // A source of balances can have prices of its own.
  const isPriced = (currency === pricedCurrency && prices.length > 0) || items.some(({ price }) => price > 0)
  return isPriced ? [] : [{ chainId: id, code: 'unpriced' }]
}

function getCost(
  { balances: [source], prices }: AccountChain,
  currency: string,
  tokens: readonly ListedToken[],
): number {
  return (source?.getCost(tokens) ?? 0) + (currency === pricedCurrency ? getPriceCost(prices) : 0)
}

/** @throws SourceError if all sources of balances fail. Without a source of prices, all prices are unknown. */
async function loadBalances(
  chain: AccountChain,
  { account, currency }: { readonly account: Account; readonly currency: string },
  options: AccountOptions,
): Promise<readonly BalanceItem[]> {
  const tokens = options.tokens(chain.id)
  const { deadlineMs } = options
  const signal = AbortSignal.timeout(deadlineMs * Math.max(1, chain.balances.length))
  // A source that does not respond must leave time for the next one.
  const balances = await readFirst(chain.id, chain.balances, options, (source) =>
    source.read(account.address, tokens, createDeadline(signal, deadlineMs)),
  )
  if (!balances) throw new SourceError('all sources fail')
  const isPriced = currency === pricedCurrency
  const prices = isPriced ? await readPrices(chain, balances, options, signal) : undefined
  return balances.map((balance, index) =>
    toBalanceItem(
      chain.id,
      balance,
      prices?.[index] ?? (isPriced ? balance.price : undefined),
      options.toImageUrl,
    ),
  )
}
