import { type SwapStatusResponse, swapStatusResponseSchema } from '@latchkit/blockchain-api/contract'
import * as z from 'zod/mini'
import { SourceError } from '../../../data/sources/BalanceSource.js'
import type { JsonAnswer } from '../../../data/sources/requestJson.js'
import { toSafeText } from '../../../foundation/toSafeText.js'
import type { SwapAsset, SwapRequest } from '../SwapRequest.js'
import {
  addressField,
  amountField,
  dataField,
  quantityField,
  requestService,
  solanaTransactionField,
} from './fields.js'
import { getLimits } from './getLimits.js'
import type { SourceQuote, SwapBuild, SwapSource } from './SwapSource.js'
import type { SwapSourceEntry } from './swapSourcesSchema.js'

const defaultGas = 600_000n
const text = z.string().check(z.maxLength(200))
const seconds = z.int().check(z.gte(0), z.lte(100_000_000_000))
const quoteSchema = z.object({
  fromAmount: amountField,
  toAmount: amountField,
  spender: z.optional(addressField),
  acceptsPermit: z.optional(z.boolean()),
  router: z.optional(addressField),
  estimatedSeconds: z.optional(seconds),
  expiresAt: z.optional(seconds),
  steps: z
    .array(z.object({ kind: z.enum(['swap', 'bridge']), name: text, chainId: text }))
    .check(z.maxLength(20)),
})
const evmSchema = z.object({
  fromAmount: amountField,
  toAmount: amountField,
  spender: z.optional(addressField),
  transaction: z.object({
    to: addressField,
    data: dataField,
    value: quantityField,
    gas: z.optional(quantityField),
  }),
})
const solanaSchema = z.object({
  fromAmount: amountField,
  toAmount: amountField,
  transaction: solanaTransactionField,
})

/**
 * Creates the source of a market maker or a bridge of the operator: a server with `POST /quote`, `POST /build` and, for swaps
 * to another chain, `GET /status`.
 */
export function createServerSource(entry: SwapSourceEntry & { readonly kind: 'server' }): SwapSource {
  const { id, name, url: baseUrl, chainIds, routes, apiKey } = entry
  const headers = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }
  const toBody = ({ from, to, amount, mode }: SwapRequest) => ({
    ...{ from: toId(from), to: toId(to), amount: String(amount), swapMode: mode },
  })
  const read = async (request: SwapRequest, signal: AbortSignal): Promise<SourceQuote> => {
    const body = toBody(request)
    const answer = await requestService(
      { baseUrl, path: '/quote', body, headers, isRefusal, signal },
      quoteSchema,
    )
    return { ...answer, steps: answer.steps.map((step) => ({ ...step, name: toSafeText(step.name) })) }
  }
  return {
    id,
    name,
    chainIds,
    canSwap({ from, to }) {
      const isSame = from.chainId === to.chainId
      return (
        chainIds.includes(from.chainId) &&
        chainIds.includes(to.chainId) &&
        (routes === 'any' || (routes === 'sameChain') === isSame)
      )
    },
    getCost: () => 1,
    quote: read,
    async build(build, signal) {
      const limits = getLimits(build, await read(build, signal))
      const body = {
        ...toBody(build),
        ...{ account: build.account, recipient: build.recipient, deadline: build.deadline },
        minToAmount: String(limits.minToAmount),
        maxFromAmount: String(limits.maxFromAmount),
        ...(build.permit && { permit: build.permit }),
      }
      const request = { baseUrl, path: '/build', body, headers, isRefusal, signal }
      if (build.from.chainId.startsWith('solana:')) {
        const answer = await requestService(request, solanaSchema)
        requireWithin(build, limits, answer)
        return { kind: 'solana', ...answer }
      }
      const { transaction, ...answer } = await requestService(request, evmSchema)
      requireWithin(build, limits, answer)
      return { kind: 'evm', transaction, ...answer, ...limits, defaultGas: transaction.gas ?? defaultGas }
    },
    ...(routes !== 'sameChain' && {
      getStatus: ({ fromChainId, hash }, signal): Promise<SwapStatusResponse> =>
        requestService(
          { baseUrl, path: '/status', query: { fromChainId, hash }, headers, signal },
          swapStatusResponseSchema,
        ),
    }),
  }
}

const isRefusal = ({ status }: JsonAnswer) => status === 404
const toId = ({ chainId, address }: SwapAsset) => `${chainId}:${address}`

/** @throws SourceError if a transaction is of other amounts than its quote. */
function requireWithin(
  { mode, amount }: SwapBuild,
  limits: Readonly<Record<'minToAmount' | 'maxFromAmount', bigint>>,
  { fromAmount, toAmount }: Pick<SourceQuote, 'fromAmount' | 'toAmount'>,
): void {
  const isExact = (mode === 'exactIn' ? fromAmount : toAmount) === amount
  if (!isExact || toAmount < limits.minToAmount || fromAmount > limits.maxFromAmount)
    throw new SourceError('the service builds another swap')
}
