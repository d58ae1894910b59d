import * as z from 'zod/mini'
import { SourceError } from '../../../data/sources/BalanceSource.js'
import type { JsonAnswer } from '../../../data/sources/requestJson.js'
import { toSafeText } from '../../../foundation/toSafeText.js'
import { HttpError } from '../../../server/http/HttpError.js'
import type { SwapRequest } from '../SwapRequest.js'
import { amountField, requestService, solanaTransactionField } from './fields.js'
import { getLimits, type SwapLimits } from './getLimits.js'
import type { SourceQuote, SwapBuild, SwapSource } from './SwapSource.js'
import type { SwapSourceEntry } from './swapSourcesSchema.js'

const defaultUrl = 'https://api.jup.ag/swap/v1'
/** The main cluster of Solana, the only one that Jupiter swaps on. */
const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
/** The most that a transaction pays for its priority, in lamports: 0.001 SOL. */
const priorityFeeMax = 1_000_000

const modes = { exactIn: 'ExactIn', exactOut: 'ExactOut' } as const
const label = z.optional(z.nullable(z.string().check(z.maxLength(200))))
/** Loose, because `POST /swap` takes the quote back with every field. */
const quoteSchema = z.looseObject({
  inputMint: z.string(),
  outputMint: z.string(),
  swapMode: z.enum(modes),
  slippageBps: z.int().check(z.gte(0), z.lte(10_000)),
  inAmount: amountField,
  outAmount: amountField,
  routePlan: z.array(z.object({ swapInfo: z.object({ label }) })).check(z.maxLength(50)),
})
const swapSchema = z.object({ swapTransaction: solanaTransactionField })
const refusalSchema = z.object({
  errorCode: z.enum([
    'COULD_NOT_FIND_ANY_ROUTE',
    'NO_ROUTES_FOUND',
    'ROUTE_PLAN_DOES_NOT_CONSUME_ALL_THE_AMOUNT',
    'TOKEN_NOT_TRADABLE',
  ]),
})
const refusal = {
  refusalStatus: 400,
  isRefusal: ({ status, value }: JsonAnswer) => status === 400 && refusalSchema.safeParse(value).success,
}

/**
 * Creates the source Jupiter (Swap API v1), an aggregator on Solana. It pays only the account that sells.
 *
 * @see https://dev.jup.ag/docs/swap-api
 */
export function createJupiterSource(entry: SwapSourceEntry & { readonly kind: 'jupiter' }): SwapSource {
  const { apiKey, url: baseUrl = defaultUrl } = entry
  const headers = apiKey === undefined ? {} : { 'x-api-key': apiKey }
  /** Returns the quote, and its JSON as it was sent. */
  const read = async (request: SwapRequest, slippageBps: number | undefined, signal: AbortSignal) => {
    const { from, to, amount, mode } = request
    const query = {
      ...{ inputMint: from.address, outputMint: to.address, amount: String(amount), swapMode: modes[mode] },
      ...(slippageBps !== undefined && { slippageBps: String(slippageBps) }),
    }
    const sent = await requestService(
      { baseUrl, path: '/quote', query, headers, ...refusal, signal },
      z.unknown(),
    )
    const result = quoteSchema.safeParse(sent)
    if (!result.success) throw new SourceError('the service sends another shape')
    const quote = result.data
    const exact = mode === 'exactIn' ? quote.inAmount : quote.outAmount
    const isSame = quote.inputMint === from.address && quote.outputMint === to.address
    const isLimited = slippageBps === undefined || quote.slippageBps <= slippageBps
    if (!isSame || !isLimited || quote.swapMode !== modes[mode] || exact !== amount)
      throw new SourceError('the service quotes another swap')
    return { sent, quote: toQuote(quote) }
  }
  return {
    id: 'jupiter',
    name: 'Jupiter',
    chainIds: [chainId],
    canSwap: ({ from, to }) => from.chainId === chainId && to.chainId === chainId,
    getCost: () => 1,
    quote: async (request, signal) => (await read(request, undefined, signal)).quote,
    async build(build, signal) {
      const { account, recipient } = build
      if (recipient !== account)
        throw new HttpError(
          400,
          'recipient',
          `"recipient" must be the account that sells, ${account}: Jupiter pays no other, got ${recipient}`,
        )
      const price = await read(build, undefined, signal)
      const limits = getLimits(build, price.quote)
      // The transaction has the slippage of the quote that it is built from.
      const slippageBps = toSlippageBps(build.mode, price.quote, limits)
      const { sent, quote } = await read(build, slippageBps, signal)
      // The price may have changed meanwhile.
      getLimits({ ...build, ...limits }, toWorst(quote, slippageBps, build.mode))
      const body = {
        userPublicKey: account,
        quoteResponse: sent,
        wrapAndUnwrapSol: true,
        dynamicComputeUnitLimit: true,
        prioritizationFeeLamports: {
          priorityLevelWithMaxLamports: { priorityLevel: 'high', maxLamports: priorityFeeMax },
        },
      }
      const built = await requestService(
        { baseUrl, path: '/swap', body, headers, ...refusal, signal },
        swapSchema,
      )
      const { fromAmount, toAmount } = quote
      return { kind: 'solana', transaction: built.swapTransaction, fromAmount, toAmount }
    },
  }
}

const allBps = 10_000n

function toQuote({ inAmount, outAmount, routePlan }: z.output<typeof quoteSchema>): SourceQuote {
  return {
    ...{ fromAmount: inAmount, toAmount: outAmount },
    steps: routePlan.map(({ swapInfo }) => ({
      ...{ kind: 'swap', name: toSafeText(swapInfo.label ?? 'Jupiter'), chainId },
    })),
  }
}

/** Returns the slippage, in whole basis points, with which a transaction stays within limits. */
function toSlippageBps(
  mode: SwapBuild['mode'],
  { fromAmount, toAmount }: SourceQuote,
  { minToAmount, maxFromAmount }: SwapLimits,
): number {
  const [loss, amount] =
    mode === 'exactIn' ? [toAmount - minToAmount, toAmount] : [maxFromAmount - fromAmount, fromAmount]
  return amount === 0n ? 0 : Number((loss * allBps) / amount)
}

/** Returns the worst amounts that a transaction of a quote accepts. */
function toWorst(
  { fromAmount, toAmount }: SourceQuote,
  slippageBps: number,
  mode: SwapBuild['mode'],
): Pick<SourceQuote, 'fromAmount' | 'toAmount'> {
  const bps = BigInt(slippageBps)
  return mode === 'exactIn'
    ? { fromAmount, toAmount: (toAmount * (allBps - bps)) / allBps }
    : { fromAmount: (fromAmount * (allBps + bps) + allBps - 1n) / allBps, toAmount }
}
