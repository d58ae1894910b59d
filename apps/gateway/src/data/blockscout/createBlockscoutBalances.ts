import * as z from 'zod/mini'
import { createDeadline } from '../../foundation/createDeadline.js'
import { type BalanceSource, SourceError, type TokenBalance } from '../sources/BalanceSource.js'
import type { TokenInfo } from '../sources/ListedToken.js'
import { type FoundToken, selectTokens } from '../sources/selectTokens.js'
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

/**
 * Creates the source of kind `blockscout` for balances: native balance and ERC-20 tokens, with the prices that the instance
 * has.
 */
export function createBlockscoutBalances({ url, native, timeoutMs }: BlockscoutOptions): BalanceSource {
  const client = createBlockscoutClient(url)
  return {
    kind: 'blockscout',
    getCost: () => 2,
    async read(account, tokens, signal) {
      const options = { signal: createDeadline(signal, timeoutMs) }
      const [details, items] = await Promise.all([
        client.read(account, '', options),
        client.read(account, '/token-balances', options),
      ])
      return [toNative(details, native), ...selectTokens(toTokens(items), tokens)]
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

function toTokens(items: unknown): readonly FoundToken[] {
  const list = itemsSchema.safeParse(items ?? [])
  if (!list.success) throw new SourceError('the service answers without a list of tokens')
  return list.data.flatMap((item) => {
    // Each on its own: a token that is invalid must not hide the others.
    const { data } = itemSchema.safeParse(item)
    return data && data.token.type === 'ERC-20' ? [{ ...data.token, amount: data.value }] : []
  })
}
