import * as z from 'zod/mini'
import { SourceError } from '../../../data/sources/BalanceSource.js'
import type { JsonAnswer } from '../../../data/sources/requestJson.js'
import { nativeAddress } from '../SwapChain.js'
import type { SwapRequest } from '../SwapRequest.js'
import { createSameChainRules } from './createSameChainRules.js'
import { addressField, amountField, dataField, quantityField, requestService } from './fields.js'
import { getLimits } from './getLimits.js'
import { requireRecipient } from './requireRecipient.js'
import type { SourceQuote, SwapSource } from './SwapSource.js'
import type { SwapSourceEntry } from './swapSourcesSchema.js'
import { toSlippageBps } from './toSlippageBps.js'

const defaultUrl = 'https://api.0x.org'
const defaultGas = 600_000n

const shared = {
  liquidityAvailable: z.literal(true),
  buyAmount: amountField,
  sellAmount: amountField,
  /** Null if the native token is sold. */
  allowanceTarget: z.nullish(addressField),
  /** Problems of the account, such as the spender that it has not allowed enough. */
  issues: z.optional(z.object({ allowance: z.nullish(z.object({ spender: addressField })) })),
  route: z.optional(
    z.object({
      fills: z.array(z.object({ source: z.string().check(z.maxLength(100)) })).check(z.maxLength(100)),
    }),
  ),
}
const refusalSchema = z.object({ liquidityAvailable: z.literal(false) })
const isRefusal = ({ value }: JsonAnswer) => refusalSchema.safeParse(value).success
/** A quote needs an account, and a price names the spender only to one: the amounts do not depend on it. */
const quoteAccount = '0x000000000000000000000000000000000000dead'
const priceSchema = z.object({
  ...shared,
  /** Only of a quote, not of a price. */
  transaction: z.optional(z.object({ to: addressField })),
})
const quoteSchema = z.object({
  ...shared,
  minBuyAmount: amountField,
  transaction: z.object({
    to: addressField,
    data: dataField,
    value: quantityField,
    gas: z.optional(z.nullable(quantityField)),
  }),
})

/**
 * Creates the source 0x (Swap API v2, with the allowance holder), an aggregator for which the operator has a key.
 *
 * @see https://docs.0x.org/docs/0x-swap-api/guides/swap-tokens-with-0x-swap-api
 */
export function createZeroXSource(entry: SwapSourceEntry & { readonly kind: 'zeroX' }): SwapSource {
  const { chainIds, apiKey, url: baseUrl = defaultUrl } = entry
  const headers = { '0x-api-key': apiKey, '0x-version': 'v2' }
  const toQuery = ({ from, to, amount }: SwapRequest) => ({
    chainId: from.chainId.slice('eip155:'.length),
    sellToken: from.address,
    buyToken: to.address,
    sellAmount: String(amount),
  })
  const read = async (request: SwapRequest, signal: AbortSignal): Promise<SourceQuote> => {
    // To sell the native token, only the transaction of a quote names the contract.
    const isNativeSold = request.from.address === nativeAddress
    const path = `/swap/allowance-holder/${isNativeSold ? 'quote' : 'price'}`
    const query = { ...toQuery(request), taker: quoteAccount }
    return toQuote(
      request,
      await requestService({ baseUrl, path, query, headers, isRefusal, signal }, priceSchema),
    )
  }
  return {
    id: 'zeroX',
    name: '0x',
    chainIds,
    ...createSameChainRules(chainIds),
    quote: read,
    async build(build, signal) {
      const price = await read(build, signal)
      const limits = getLimits(build, price)
      const query = {
        ...toQuery(build),
        taker: build.account,
        recipient: build.recipient,
        slippageBps: String(toSlippageBps(price, limits)),
      }
      const path = '/swap/allowance-holder/quote'
      const answer = await requestService({ baseUrl, path, query, headers, isRefusal, signal }, quoteSchema)
      const { spender } = toQuote(build, answer, price.spender)
      const { transaction, buyAmount, minBuyAmount, sellAmount } = answer
      if (minBuyAmount < limits.minToAmount || sellAmount !== build.amount)
        throw new SourceError('the service builds another swap')
      requireRecipient(build, transaction.data)
      return {
        kind: 'evm',
        transaction,
        ...{ fromAmount: sellAmount, toAmount: buyAmount, spender },
        ...{ maxFromAmount: sellAmount, minToAmount: minBuyAmount },
        defaultGas: transaction.gas ?? defaultGas,
      }
    },
  }
}

/** @param knownSpender The spender of an earlier answer: an answer to an account that has allowed enough names none. */
function toQuote(
  { from }: SwapRequest,
  answer: z.output<typeof priceSchema>,
  knownSpender?: `0x${string}` | undefined,
): SourceQuote {
  const { buyAmount, sellAmount, route, issues, transaction } = answer
  // The documentation has `allowanceTarget`, and the client of 0x only the spender of a missing allowance.
  const allowanceTarget = answer.allowanceTarget ?? issues?.allowance?.spender ?? knownSpender
  const needsAllowance = from.address !== nativeAddress
  if (needsAllowance && !allowanceTarget) throw new SourceError('the service names no spender')
  const names = [...new Set(route?.fills.map(({ source }) => source))].slice(0, 5)
  return {
    ...{ fromAmount: sellAmount, toAmount: buyAmount },
    ...(needsAllowance && { spender: allowanceTarget }),
    // The allowance holder is the contract that transactions call to sell a token.
    router: needsAllowance ? allowanceTarget : transaction?.to,
    steps: (names.length > 0 ? names : ['0x']).map((name) => ({ kind: 'swap', name, chainId: from.chainId })),
  }
}
