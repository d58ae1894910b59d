import * as z from 'zod/mini'
import type { Hex } from '../../../data/accountData/evm/callContracts.js'
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

const defaultUrl = 'https://api.1inch.com'
/** Aggregation Router V6, which is at this address on each chain that is not in the table below. */
const router: Hex = '0x111111125421ca6dc452d289314280a0f8842a65'
const otherRouters: Readonly<Record<string, Hex>> = {
  'eip155:324': '0x6fd4383cb451173d5f9304f041c7bcbf27d561ff',
  'eip155:999': '0x5281602adc446a94eb48d055f514a6d8d5bee176',
  'eip155:4663': '0x5a705de8982235a7fa45bb83dcacf03a211389c7',
  'eip155:5042': '0xe08cab0828a67291ec4af1fb3e7f867e206a6bda',
}
const defaultGas = 600_000n

const refusalSchema = z.object({
  description: z.string().check(z.regex(/^(?:insufficient liquidity|cannot sync token)/i)),
})
/** A bad request, which can also be one of ours. */
const refusal = {
  refusalStatus: 400,
  isRefusal: ({ status, value }: JsonAnswer) => status === 400 && refusalSchema.safeParse(value).success,
}
const quoteSchema = z.object({ dstAmount: amountField })
const swapSchema = z.object({
  dstAmount: amountField,
  tx: z.object({
    to: addressField,
    data: dataField,
    value: quantityField,
    gas: z.optional(quantityField),
  }),
})

/** Creates the source 1inch (Swap API v6.1), an aggregator for which the operator has a key. */
export function createOneInchSource(entry: SwapSourceEntry & { readonly kind: 'oneInch' }): SwapSource {
  const { chainIds, apiKey, url: baseUrl = defaultUrl } = entry
  const headers = { authorization: `Bearer ${apiKey}` }
  const toPath = ({ from }: SwapRequest, name: string) =>
    `/swap/v6.1/${from.chainId.slice('eip155:'.length)}/${name}`
  const toQuery = ({ from, to, amount }: SwapRequest) => ({
    ...{ src: from.address, dst: to.address, amount: String(amount) },
  })
  const getRouter = (chainId: string) => otherRouters[chainId] ?? router
  const read = async (request: SwapRequest, signal: AbortSignal): Promise<SourceQuote> => {
    const { amount, from } = request
    const { dstAmount } = await requestService(
      { baseUrl, path: toPath(request, 'quote'), query: toQuery(request), headers, ...refusal, signal },
      quoteSchema,
    )
    return {
      ...{ fromAmount: amount, toAmount: dstAmount },
      ...(from.address !== nativeAddress && { spender: getRouter(from.chainId), acceptsPermit: true }),
      router: getRouter(from.chainId),
      steps: [{ kind: 'swap', name: '1inch', chainId: from.chainId }],
    }
  }
  return {
    id: 'oneInch',
    name: '1inch',
    chainIds,
    ...createSameChainRules(chainIds),
    quote: read,
    async build(build, signal) {
      const price = await read(build, signal)
      const limits = getLimits(build, price)
      const slippageBps = toSlippageBps(price, limits)
      const query = {
        ...toQuery(build),
        ...{ from: build.account, origin: build.account, receiver: build.recipient },
        slippage: String(slippageBps / 100),
        disableEstimate: 'true',
        ...(build.permit && { permit: build.permit }),
      }
      const path = toPath(build, 'swap')
      const { dstAmount, tx } = await requestService(
        { baseUrl, path, query, headers, ...refusal, signal },
        swapSchema,
      )
      // Its minimum follows from this amount, which is the amount of a later block than the quote.
      const minimum = dstAmount - (dstAmount * BigInt(slippageBps)) / 10_000n
      if (tx.to !== price.router || minimum < limits.minToAmount)
        throw new SourceError('the service builds another swap')
      requireRecipient(build, tx.data)
      return {
        kind: 'evm',
        transaction: tx,
        ...{ fromAmount: build.amount, toAmount: dstAmount, spender: price.spender },
        ...{ maxFromAmount: build.amount, minToAmount: minimum },
        defaultGas: tx.gas && tx.gas > 0n ? tx.gas : defaultGas,
      }
    },
  }
}
