import type {
  PriceItem,
  PriceRequest,
  PriceResponse,
  UnavailableCode,
} from '@latchkit/blockchain-api/contract'
import * as z from 'zod/mini'
import { readAppOrigin } from '../../chain/rpcProxy/readAppOrigin.js'
import { quote } from '../../chain/rpcProxy/responses.js'
import { createCache } from '../../foundation/createCache.js'
import { describeIssue } from '../../foundation/describeIssue.js'
import { parseJson } from '../../foundation/parseJson.js'
import { HttpError } from '../../server/http/HttpError.js'
import type { Route, RouteRequest } from '../../server/http/Route.js'
import { requireProject } from '../../server/projects/requireProject.js'
import type { TokenBalance } from '../sources/BalanceSource.js'
import type { TokenInfo } from '../sources/ListedToken.js'
import type { AccountChain, AccountOptions } from './AccountChain.js'
import { pricedCurrency } from './createAccountRoutes.js'
import { currencies } from './parseQuery.js'
import { getPriceCost, readPrices } from './readSources.js'
import { toBalanceItem } from './toBalanceItem.js'

/** Addresses by which clients denote the native token. */
const nativeAddresses: ReadonlySet<string> = new Set([`0x${'e'.repeat(40)}`, `So${'1'.repeat(41)}`])
const maxAddresses = 100
/** Time for which prices are cached. */
const maxAgeMs = 10_000
const maxCachedPrices = 10_000

const bodySchema: z.ZodMiniType<PriceRequest> = z.object({
  projectId: z.string(),
  currency: z.enum(currencies),
  addresses: z.array(z.string().check(z.maxLength(500))).check(z.minLength(1), z.maxLength(maxAddresses)),
})

/** Options of the routes. */
export type PriceOptions = AccountOptions & {
  /** Returns the native token of a chain. */
  readonly native: (chainId: string) => TokenInfo
  /** Origins of the login frames, which request the prices of what the user approves. */
  readonly frameOrigins: readonly string[]
}

/** Creates the route `POST /v1/fungible/price`. */
export function createPriceRoutes(options: PriceOptions): readonly Route[] {
  const cache = createCache<LoadedPrice>({ maxAgeMs, maxKeys: maxCachedPrices, now: options.now })

  async function getPrices(request: RouteRequest): Promise<PriceResponse> {
    const { projectId: given, currency, addresses } = parseBody(await request.text())
    const projectId = requireProject(
      options.projects(),
      request,
      given,
      readAppOrigin(request, options.frameOrigins),
    )
    const tokens = [...new Set(addresses)].flatMap((id) => findToken(id, options) ?? [])
    const getKey = ({ id }: RequestedToken) => `${id} ${currency}`
    const missing = tokens.filter((token) => !cache.has(getKey(token)))
    const chains = new Set(missing.map(({ chain }) => chain))
    const isPriced = currency === pricedCurrency
    const costs = isPriced ? [...chains].map(({ prices }) => getPriceCost(prices)) : []
    options.quota.take(
      { address: request.address, projectId },
      Math.max(
        1,
        costs.reduce((sum, cost) => sum + cost, 0),
      ),
    )
    const loads = new Map(
      [...chains].map((chain) => {
        const own = missing.filter((token) => token.chain === chain)
        return [chain, isPriced ? loadPrices(chain, own, options) : Promise.resolve(undefined)] as const
      }),
    )
    const loaded = await Promise.all(
      tokens.map((token) =>
        cache.get(getKey(token), async (): Promise<LoadedPrice> => {
          const prices = await loads.get(token.chain)
          const item = toItem(token, prices?.get(token.id), options.toImageUrl)
          if (!isPriced || token.chain.prices.length === 0) return { item, code: 'unpriced' }
          return { item, ...(!prices && { code: 'failed' }) }
        }),
      ),
    )
    const codes = new Map(
      loaded.flatMap(({ code }, index) => (code ? [[tokens[index]?.chain.id, code]] : [])),
    )
    const unavailable = [...codes].map(([chainId, code]) => ({ chainId, code }))
    return {
      fungibles: loaded.map(({ item }) => item),
      ...(unavailable.length > 0 && { unavailable }),
    }
  }

  return [
    {
      name: 'price',
      method: 'POST',
      pattern: /^\/v1\/fungible\/price$/,
      handle: async (request) => ({
        headers: { 'cache-control': 'no-store' },
        body: await getPrices(request),
      }),
    },
  ]
}

/** The price of a token, and why it is unknown. */
type LoadedPrice = { readonly item: PriceItem; readonly code?: UnavailableCode }

/** A token of a request. */
type RequestedToken = {
  /** Its CAIP-10 id in the request. */
  readonly id: string
  readonly chain: AccountChain
  readonly balance: TokenBalance
}

/** @throws HttpError 422 for a body of another shape. */
function parseBody(text: string): PriceRequest {
  const result = bodySchema.safeParse(parseJson(text).value)
  if (result.success) return result.data
  const issues = result.error.issues.map(describeIssue).join('; ')
  throw new HttpError(422, '', `The body is invalid: ${issues}`)
}

/**
 * Returns `undefined` for a token that is in no list.
 *
 * @throws HttpError 400 `chainId` if the gateway does not serve its chain.
 */
function findToken(id: string, { chains, tokens, native }: PriceOptions): RequestedToken | undefined {
  const [namespace = '', reference = '', address = ''] = id.split(':')
  const chain = chains.find((one) => one.id === `${namespace}:${reference}`)
  if (!chain)
    throw new HttpError(
      400,
      'chainId',
      `"addresses" must be of supported chains, got ${quote(id)}`,
      {},
      { code: 'unsupported' },
    )
  if (nativeAddresses.has(namespace === 'eip155' ? address.toLowerCase() : address))
    return { id, chain, balance: { token: native(chain.id), address: undefined, amount: 0n } }
  const isSame = (one: string) =>
    namespace === 'eip155' ? one.toLowerCase() === address.toLowerCase() : one === address
  const token = tokens(chain.id).find((one) => isSame(one.address))
  return token && { id, chain, balance: { token, address: token.address, amount: 0n } }
}

/** Returns the prices by CAIP-10 id; `undefined` if all sources fail, because prices are then unknown. */
async function loadPrices(
  chain: AccountChain,
  tokens: readonly RequestedToken[],
  options: PriceOptions,
): Promise<ReadonlyMap<string, bigint | undefined> | undefined> {
  const signal = AbortSignal.timeout(options.deadlineMs)
  const balances = tokens.map(({ balance }) => balance)
  const prices = await readPrices(chain, balances, options, signal)
  return prices && new Map(tokens.map(({ id }, index) => [id, prices[index]]))
}

function toItem(
  { id, chain, balance }: RequestedToken,
  price: bigint | undefined,
  toImageUrl: PriceOptions['toImageUrl'],
): PriceItem {
  const { name, symbol, iconUrl, price: number } = toBalanceItem(chain.id, balance, price, toImageUrl)
  return { address: id, name, symbol, iconUrl, price: number, decimals: balance.token.decimals }
}
