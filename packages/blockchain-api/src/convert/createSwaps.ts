import type {
  EvmSwapTransaction,
  SwapContracts,
  SwapQuote,
  SwapRequest,
  SwapSource,
  SwapStatus,
  SwapToken,
  SwapTransaction,
} from '@latchkit/core/ports'
import { type CaipNetworkId, isCaipNetworkId, isEvmAddress } from '@latchkit/core/schema'
import type { Backend } from '../Backend.js'
import { ServiceResponseError } from '../errors/service.js'
import { priceListSchema } from '../price/priceItemSchema.js'
import { toFields, toList } from '../read.js'
import { request } from '../request.js'
import { createSupportedChains } from '../supportedChains/createSupportedChains.js'
import { toDisplayText } from '../values/toDisplayText.js'
import { toPriceText } from '../values/toPriceText.js'
import { swapApprovalResponseSchema } from './swapApprovalSchema.js'
import { type SwapQuote as QuoteItem, swapQuotesResponseSchema } from './swapQuotesSchema.js'
import { swapStatusResponseSchema } from './swapStatusSchema.js'
import { isSolana, toKey, toSwapToken, toTokenId } from './swapToken.js'
import { swapTokensResponseSchema } from './swapTokensSchema.js'
import {
  evmSwapTransactionResponseSchema,
  solanaSwapTransactionResponseSchema,
} from './swapTransactionSchema.js'

type Address = EvmSwapTransaction['to']

/** Maximum number of tokens. More could not be shown, and would be slow to search. */
const maxTokens = 10_000
/** Maximum number of quotes, of which the user sees one. */
const maxQuotes = 20

/**
 * Creates the swaps of a server. Every response is untrusted input: invalid tokens and quotes are left out, and what a
 * transaction does is for the caller to check.
 *
 * @param contracts The contracts that the app trusts.
 */
export function createSwaps(backend: Backend, contracts?: SwapContracts | undefined): SwapSource {
  const loadChains = createSupportedChains(backend)

  async function isSupported(chainId: CaipNetworkId, signal: AbortSignal): Promise<boolean> {
    return (await loadChains(signal)).http.includes(chainId)
  }

  return {
    ...(contracts && { contracts }),
    async getTokens({ chainId, signal }) {
      if (!(await isSupported(chainId, signal))) return []
      return request(backend, {
        path: '/v1/convert/tokens',
        query: { chainId },
        signal,
        parse: (body) => toTokens(body, chainId),
        // The server has the chain, but no swaps there.
      }).catch(toEmpty(() => true))
    },
    async getQuotes(parameters) {
      const { chainId, toChainId = chainId, signal, account } = parameters
      if (!(await isSupported(chainId, signal))) return []
      const quotes = await request(backend, {
        path: '/v1/convert/quotes',
        query: {
          ...toQuery(parameters),
          userAddress: `${chainId}:${account}`,
          // Servers without other modes swap an exact amount to sell, and their quotes are left out below.
          swapMode: parameters.mode,
          ...(parameters.canPermit2 && { permit2: 'true' }),
        },
        signal,
        parse: (body) => toQuotes(body, parameters),
        // A server refuses two chains between which no source swaps.
      }).catch(toEmpty((details) => toChainId !== chainId || /insufficient liquidity/i.test(details)))
      const isComplete = isSolana(chainId) || quotes.every(({ router }) => router !== undefined)
      if (isComplete) return quotes
      // Its router swaps on one chain.
      if (toChainId !== chainId) return quotes.filter(({ router }) => router !== undefined)
      const router = await getRouter(backend, parameters)
      return quotes.map((quote) => ({ router, ...(parameters.from && { spender: router }), ...quote }))
    },
    async getPrices({ chainId, tokens, signal }) {
      const addresses = tokens.map((token) => toTokenId(chainId, token))
      return request(backend, {
        path: '/v1/fungible/price',
        query: {},
        body: { currency: 'usd', addresses },
        signal,
        parse(body) {
          const { fungibles } = priceListSchema.parse(body)
          return new Map(
            tokens.flatMap((token) => {
              const id = toTokenId(chainId, token)
              const price = toPriceText(
                fungibles.find(({ address }) => toKey(chainId, address) === id)?.price ?? 0,
              )
              const key = token === undefined ? 'native' : toKey(chainId, token)
              return price === undefined ? [] : [[key, price] as const]
            }),
          )
        },
      })
    },
    buildTransaction(parameters) {
      const {
        chainId,
        toChainId = chainId,
        from,
        mode,
        account,
        amount,
        source,
        slippageBps,
        signal,
      } = parameters
      const { minToAmount, maxFromAmount, deadline, permit, permit2, recipient } = parameters
      return request(backend, {
        path: '/v1/convert/build-transaction',
        query: {},
        body: {
          amount: String(amount),
          from: toTokenId(chainId, from),
          to: toTokenId(toChainId, parameters.to),
          userAddress: `${chainId}:${account}`,
          ...(recipient !== undefined && { recipient: `${toChainId}:${recipient}` }),
          swapMode: mode,
          slippageBps,
          ...(source !== undefined && { source }),
          ...(minToAmount !== undefined && { minToAmount: String(minToAmount) }),
          ...(maxFromAmount !== undefined && { maxFromAmount: String(maxFromAmount) }),
          ...(deadline !== undefined && { deadline }),
          ...(!isSolana(chainId) && {
            // Whole percents, for servers that do not know hundredths: rounded down, which is stricter.
            eip155: {
              slippage: Math.floor(slippageBps / 100),
              ...(permit && { permit }),
              ...(permit2 && { permit2 }),
            },
            // An estimate would need the balance and the allowance; the caller estimates it itself.
            disableEstimate: true,
          }),
        },
        signal,
        parse: (body) => toTransaction(body, parameters),
      })
    },
    getStatus({ signal, ...query }) {
      return request(backend, { path: '/v1/convert/status', query, signal, parse: toStatus })
    },
  }
}

/** Returns what handles an error: an empty list if the server refuses the request with 400 and the reason matches. */
function toEmpty(isMatch: (details: string) => boolean): (error: unknown) => readonly never[] {
  return (error) => {
    const isRefused = error instanceof ServiceResponseError && error.status === 400
    if (!isRefused || !isMatch(error.details ?? '')) throw error
    return []
  }
}

function toQuery({ chainId, toChainId = chainId, from, to, amount }: SwapRequest) {
  return { from: toTokenId(chainId, from), to: toTokenId(toChainId, to), amount: String(amount) }
}

function toStatus(body: unknown): SwapStatus {
  const { status, toChainId, toHash } = swapStatusResponseSchema.parse(body)
  return {
    status,
    ...(toHash !== undefined && /^0x[\da-f]{64}$/i.test(toHash) && { toHash }),
    ...(toChainId !== undefined && isCaipNetworkId(toChainId) && { toChainId }),
  }
}

function toTokens(body: unknown, chainId: CaipNetworkId): readonly SwapToken[] {
  const { tokens } = toFields(body) ?? {}
  if (!Array.isArray(tokens)) throw new TypeError('`tokens` must be an array')
  const byAddress = new Map<string | undefined, SwapToken>()
  for (const value of tokens.slice(0, maxTokens)) {
    // Each on its own: one that is invalid must not hide the others.
    const parsed = swapTokensResponseSchema.safeParse({ tokens: [value] })
    const [item] = parsed.success ? parsed.data.tokens : []
    const token = item && toSwapToken(item, chainId)
    if (token && !byAddress.has(token.address)) byAddress.set(token.address, token)
  }
  return [...byAddress.values()]
}

function toQuotes(body: unknown, wanted: QuoteRequest): readonly SwapQuote[] {
  const { quotes } = toFields(body) ?? {}
  if (!Array.isArray(quotes)) throw new TypeError('`quotes` must be an array')
  return toList(quotes)
    .slice(0, maxQuotes)
    .flatMap((value) => {
      const parsed = swapQuotesResponseSchema.safeParse({ quotes: [value] })
      const [item] = parsed.success ? parsed.data.quotes : []
      const quote = item && toQuote(item, wanted)
      return quote ? [quote] : []
    })
}

type QuoteRequest = SwapRequest & { readonly canPermit2?: boolean | undefined }

/** Leaves out a quote of other tokens or another amount, one that returns nothing, and one with an unwanted signature. */
function toQuote(
  item: QuoteItem,
  { chainId, toChainId = chainId, from, to, mode, amount, canPermit2 }: QuoteRequest,
): SwapQuote | undefined {
  const [fromAmount, toAmount] = [BigInt(item.fromAmount), BigInt(item.toAmount)]
  const isOfTokens =
    toKey(chainId, item.fromAccount) === toTokenId(chainId, from) &&
    toKey(toChainId, item.toAccount) === toTokenId(toChainId, to)
  const isOfAmount = amount === (mode === 'exactIn' ? fromAmount : toAmount)
  if (!isOfTokens || !isOfAmount || fromAmount === 0n || toAmount === 0n) return undefined
  const router = toContract(item.router, chainId)
  const spender = toContract(item.spender, chainId)
  const permit2Spender = toContract(item.permit2?.spender, chainId)
  // Of another chain.
  if (item.router !== undefined && !router) return undefined
  if (item.spender !== undefined && !spender) return undefined
  if (item.permit2 && !(permit2Spender && spender && canPermit2)) return undefined
  const name = item.source && toDisplayText(item.source.name, 40)
  return {
    fromAmount,
    toAmount,
    ...(router && { router }),
    ...(spender && { spender }),
    ...(item.acceptsPermit && { acceptsPermit: true }),
    ...(permit2Spender && { permit2: { spender: permit2Spender } }),
    ...(item.source && { source: { id: item.source.id, name: name || item.source.id.slice(0, 40) } }),
    ...(item.steps && { steps: item.steps.flatMap(toStep) }),
    ...(item.estimatedSeconds !== undefined && { estimatedSeconds: item.estimatedSeconds }),
    ...(item.expiresAt !== undefined && { expiresAt: item.expiresAt * 1_000 }),
  }
}

/** Leaves out a step that has no visible name. */
function toStep({ kind, name, chainId }: NonNullable<QuoteItem['steps']>[number]) {
  const text = toDisplayText(name, 40)
  return text !== '' && isCaipNetworkId(chainId) ? [{ kind, name: text, chainId }] : []
}

/** Returns the address of a contract on that chain; `undefined` on any other one. */
function toContract(id: string | undefined, chainId: CaipNetworkId): Address | undefined {
  const address = id?.slice(chainId.length + 1).toLowerCase()
  return id?.startsWith(`${chainId}:`) && isEvmAddress(address) ? address : undefined
}

/** Reads the contract that may take the token, which is the same for each token, from the call data of its approval. */
async function getRouter(
  backend: Backend,
  { signal, ...wanted }: SwapRequest & { readonly signal: AbortSignal },
): Promise<Address> {
  return request(backend, {
    path: '/v1/convert/build-approve',
    query: toQuery(wanted),
    signal,
    parse(body) {
      const { data } = swapApprovalResponseSchema.parse(body).tx
      // `approve(address,uint256)` (ERC-20).
      const router = `0x${/^0x095ea7b30{24}([\da-f]{40})[\da-f]{64}$/i.exec(data)?.[1]?.toLowerCase()}`
      if (!isEvmAddress(router)) throw new TypeError('`data` must be a call of `approve`')
      return router
    },
  })
}

function toTransaction(
  body: unknown,
  { chainId, account }: { readonly chainId: CaipNetworkId; readonly account: string },
): SwapTransaction {
  if (isSolana(chainId)) {
    const { solana } = solanaSwapTransactionResponseSchema.parse(body)
    if (solana.from !== `${chainId}:${account}`) throw new TypeError('`solana.from` must be the account')
    return { transaction: Uint8Array.from(atob(solana.transaction), (byte) => byte.charCodeAt(0)) }
  }
  const { tx } = evmSwapTransactionResponseSchema.parse(body)
  const to = toContract(tx.to, chainId)
  if (!to) throw new TypeError(`\`tx.to\` must be on ${chainId}`)
  if (tx.from.toLowerCase() !== `${chainId}:${account}`.toLowerCase())
    throw new TypeError('`tx.from` must be the account')
  const value = tx.value === undefined ? undefined : BigInt(tx.value)
  return { to, data: tx.data as Address, ...(value !== undefined && { value }) }
}
