import * as z from 'zod/mini'
import { type BalanceSource, SourceError, type TokenBalance } from '../accountData/BalanceSource.js'
import type { ListedToken, TokenInfo } from '../accountData/tokens/ListedToken.js'
import { createBlockscoutClient } from './createBlockscoutClient.js'
import { amountSchema, priceSchema, tokenSchema } from './fields.js'

/** Options of the source. */
export type BlockscoutOptions = {
  /** URL of the instance. */
  readonly url: string
  readonly native: TokenInfo
  /** Time in which all requests of a read must be answered. */
  readonly timeoutMs: number
}

const accountSchema = z.object({ coin_balance: z.nullable(amountSchema), exchange_rate: priceSchema })
const itemSchema = z.object({ token: tokenSchema, value: amountSchema })
const itemsSchema = z.array(z.unknown())

/** Maximum number of tokens per account, those of token lists first. */
const maxTokens = 1_000

/**
 * Creates the source of kind `blockscout` for balances: native balance and ERC-20 tokens, with the prices that the instance
 * has. A token that is in no list is shown only if it has a price, because anyone can send worthless tokens to any account.
 */
export function createBlockscoutBalances({ url, native, timeoutMs }: BlockscoutOptions): BalanceSource {
  const client = createBlockscoutClient(url)
  return {
    kind: 'blockscout',
    getCost: () => 2,
    async read(account, tokens, signal) {
      const options = { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) }
      const [details, items] = await Promise.all([
        client.read(account, '', options),
        client.read(account, '/token-balances', options),
      ])
      return [toNative(details, native), ...toTokens(items, tokens)]
    },
  }
}

function toNative(details: unknown, native: TokenInfo): TokenBalance {
  if (details === undefined) return { token: native, address: undefined, amount: 0n }
  const result = accountSchema.safeParse(details)
  if (!result.success) throw new SourceError('the service answers without a native balance')
  const { coin_balance: amount, exchange_rate: price } = result.data
  return { token: native, address: undefined, amount: amount ?? 0n, price }
}

function toTokens(items: unknown, listed: readonly ListedToken[]): readonly TokenBalance[] {
  const list = itemsSchema.safeParse(items ?? [])
  if (!list.success) throw new SourceError('the service answers without a list of tokens')
  const owned = new Map<string, z.output<typeof itemSchema>>()
  for (const item of list.data) {
    // Each on its own: a token that is invalid must not hide the others.
    const { data } = itemSchema.safeParse(item)
    if (data && data.token.type === 'ERC-20' && data.value > 0n) owned.set(data.token.contract, data)
  }
  const known = listed.flatMap((token) => {
    const { token: own, value } = owned.get(token.address.toLowerCase()) ?? {}
    owned.delete(token.address.toLowerCase())
    return value === undefined ? [] : [{ token, address: token.address, amount: value, price: own?.price }]
  })
  const others = [...owned.values()].flatMap(({ token, value }) => {
    const { name, symbol, decimals, contract, price } = token
    if (decimals === undefined || price === undefined || price === 0n) return []
    // Anyone can choose the image, and its server would learn the address of the user.
    return [{ token: { name, symbol, decimals, iconUrl: '' }, address: contract, amount: value, price }]
  })
  return [...known, ...others].slice(0, maxTokens)
}
