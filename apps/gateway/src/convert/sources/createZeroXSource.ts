import * as z from 'zod/mini'
import { SourceError } from '../../accountData/BalanceSource.js'
import { nativeAddress } from '../SwapChain.js'
import type { SwapRequest } from '../SwapRequest.js'
import { addressField, amountField, dataField, quantityField, requestService } from './fields.js'
import { getLimits } from './getLimits.js'
import type { SourceQuote, SwapSource } from './SwapSource.js'
import type { SwapSourceEntry } from './swapSourcesSchema.js'
import { toSlippageBps } from './toSlippageBps.js'

const defaultUrl = 'https://api.0x.org'
const defaultGas = 600_000n

const shared = {
  liquidityAvailable: z.literal(true),
  buyAmount: amountField,
  sellAmount: amountField,
  allowanceTarget: z.optional(addressField),
  route: z.optional(
    z.object({
      fills: z.array(z.object({ source: z.string().check(z.maxLength(100)) })).check(z.maxLength(100)),
    }),
  ),
}
const priceSchema = z.object(shared)
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

/** Creates the source 0x (Swap API v2, with the allowance holder), an aggregator for which the operator has a key. */
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
    const path = '/swap/allowance-holder/price'
    return toQuote(
      request,
      await requestService({ baseUrl, path, query: toQuery(request), headers, signal }, priceSchema),
    )
  }
  return {
    id: 'zeroX',
    name: '0x',
    chainIds,
    canSwap: ({ from, to, mode }) =>
      mode === 'exactIn' && from.chainId === to.chainId && chainIds.includes(from.chainId),
    getCost: () => 1,
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
      const answer = await requestService({ baseUrl, path, query, headers, signal }, quoteSchema)
      const { spender } = toQuote(build, answer)
      const { transaction, buyAmount, minBuyAmount, sellAmount } = answer
      if (minBuyAmount < limits.minToAmount || sellAmount !== build.amount)
        throw new SourceError('the service builds another swap')
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

function toQuote({ from }: SwapRequest, answer: z.output<typeof priceSchema>): SourceQuote {
  const { buyAmount, sellAmount, allowanceTarget, route } = answer
  const needsAllowance = from.address !== nativeAddress
  if (needsAllowance && !allowanceTarget) throw new SourceError('the service names no spender')
  const names = [...new Set(route?.fills.map(({ source }) => source))].slice(0, 5)
  return {
    ...{ fromAmount: sellAmount, toAmount: buyAmount },
    ...(needsAllowance && { spender: allowanceTarget }),
    // The allowance holder is the contract that transactions call.
    router: allowanceTarget,
    steps: (names.length > 0 ? names : ['0x']).map((name) => ({ kind: 'swap', name, chainId: from.chainId })),
  }
}
