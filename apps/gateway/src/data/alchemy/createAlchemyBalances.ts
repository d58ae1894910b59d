import * as z from 'zod/mini'
import { createDeadline } from '../../foundation/createDeadline.js'
import { toSafeText } from '../../foundation/toSafeText.js'
import { type BalanceSource, SourceError } from '../sources/BalanceSource.js'
import type { TokenInfo } from '../sources/ListedToken.js'
import { parsePrice } from '../sources/parsePrice.js'
import { requestJson } from '../sources/requestJson.js'
import { type FoundToken, selectTokens } from '../sources/selectTokens.js'

/** Options of the source. */
export type AlchemyBalancesOptions = {
  /** URL of the list of tokens by account, which contains the key. */
  readonly url: string
  /** Alchemy's name of the chain, such as `eth-mainnet`. */
  readonly network: string
  readonly native: TokenInfo
  /** Time in which all requests of a read must be answered. */
  readonly timeoutMs: number
}

/** Maximum number of pages of one read. Later tokens are left out. */
const maxPages = 10

const textSchema = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => toSafeText(text ?? '')),
)
const tokenSchema = z.object({
  network: z.string(),
  /** Why the token could not be read. */
  error: z.nullish(z.null()),
  tokenAddress: z.nullish(z.string().check(z.regex(/^0x[\da-fA-F]{40}$/))),
  tokenBalance: z.pipe(
    z.string().check(z.regex(/^(0x[\da-f]{1,64}|\d{1,78})$/i)),
    z.transform((text) => BigInt(text)),
  ),
  tokenMetadata: z.nullish(
    z.object({
      name: textSchema,
      symbol: textSchema,
      decimals: z.nullish(z.int().check(z.gte(0), z.lte(255))),
      logo: z.catch(z.nullish(z.string()), null),
    }),
  ),
  tokenPrices: z.nullish(z.array(z.object({ currency: z.string(), value: z.string() }))),
})
const pageSchema = z.object({
  /** Parts of the request that failed: tokens are missing. */
  error: z.nullish(z.object({ partialErrors: z.array(z.unknown()).check(z.maxLength(0)) })),
  data: z.object({ tokens: z.array(z.unknown()), pageKey: z.nullish(z.string().check(z.maxLength(1_000))) }),
})

type Token = z.output<typeof tokenSchema>

/** Creates the source of kind `alchemy` for balances: native balance and ERC-20 tokens, with their prices. */
export function createAlchemyBalances(options: AlchemyBalancesOptions): BalanceSource {
  const { url, network, native, timeoutMs } = options
  return {
    kind: 'alchemy',
    getCost: () => 2,
    async read(account, listed, signal) {
      const tokens = await readTokens({ url, network, account }, createDeadline(signal, timeoutMs))
      const own = tokens.find(({ tokenAddress }) => tokenAddress == null)
      if (!own) throw new SourceError('the service answers without a native balance')
      return [
        { token: native, address: undefined, amount: own.tokenBalance, price: getPrice(own) },
        ...selectTokens(tokens.flatMap(toFoundToken), listed),
      ]
    },
  }
}

async function readTokens(
  { url, network, account }: { readonly url: string; readonly network: string; readonly account: string },
  signal: AbortSignal,
): Promise<readonly Token[]> {
  const tokens: Token[] = []
  let pageKey: string | null | undefined
  for (let page = 0; page === 0 || (pageKey && page < maxPages); page += 1) {
    const body = JSON.stringify({
      ...{ addresses: [{ address: account, networks: [network] }], withMetadata: true, withPrices: true },
      ...{ includeNativeTokens: true, includeErc20Tokens: true, ...(pageKey && { pageKey }) },
    })
    const { value } = await requestJson({ url: new URL(url), body, signal })
    const result = pageSchema.safeParse(value)
    if (!result.success) throw new SourceError('the service answers without a list of tokens')
    for (const item of result.data.data.tokens) {
      // Each on its own: a token that is invalid must not hide the others.
      const { data } = tokenSchema.safeParse(item)
      if (data?.network === network) tokens.push(data)
    }
    pageKey = result.data.data.pageKey
  }
  return tokens
}

function toFoundToken(token: Token): readonly FoundToken[] {
  const { tokenAddress, tokenBalance: amount, tokenMetadata } = token
  if (tokenAddress == null) return []
  const { name = '', symbol = '', decimals, logo } = tokenMetadata ?? {}
  const contract = tokenAddress.toLowerCase()
  const details = { name, symbol, iconUrl: logo ?? '', decimals: decimals ?? undefined }
  return [{ ...details, contract, amount, price: getPrice(token) }]
}

function getPrice({ tokenPrices }: Token): bigint | undefined {
  const { value } = tokenPrices?.find(({ currency }) => currency.toLowerCase() === 'usd') ?? {}
  return value === undefined ? undefined : parsePrice(value)
}
