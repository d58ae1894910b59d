import * as z from 'zod/mini'
import { SourceError } from '../../../data/sources/BalanceSource.js'
import type { JsonAnswer } from '../../../data/sources/requestJson.js'
import { toSafeText } from '../../../foundation/toSafeText.js'
import { nativeAddress } from '../SwapChain.js'
import type { SwapRequest } from '../SwapRequest.js'
import { addressField, amountField, dataField, quantityField, requestService } from './fields.js'
import { getLimits } from './getLimits.js'
import { requireRecipient } from './requireRecipient.js'
import type { SourceQuote, SwapSource } from './SwapSource.js'
import type { SwapSourceEntry } from './swapSourcesSchema.js'
import { toSlippageBps } from './toSlippageBps.js'

const defaultUrl = 'https://li.quest'
const zeroAddress = `0x${'0'.repeat(40)}`
/** A quote needs an account, but does not depend on it. */
const quoteAccount = '0x000000000000000000000000000000000000dead'
const defaultGas = 1_000_000n

const text = z.string().check(z.maxLength(200))
const chainNumber = z.int().check(z.gte(1))
const quoteSchema = z.object({
  action: z.object({ fromChainId: chainNumber, toChainId: chainNumber }),
  estimate: z.object({
    fromAmount: amountField,
    toAmount: amountField,
    toAmountMin: amountField,
    approvalAddress: addressField,
    executionDuration: z.number().check(z.gte(0), z.lte(10_000_000)),
  }),
  transactionRequest: z.object({
    to: addressField,
    data: dataField,
    /** It is optional in LI.FI's own types. */
    value: z.optional(quantityField),
    gasLimit: z.optional(quantityField),
  }),
  includedSteps: z
    .array(
      z.object({
        type: text,
        toolDetails: z.object({ name: text }),
        action: z.object({ fromChainId: chainNumber }),
      }),
    )
    .check(z.maxLength(20)),
})
const statusSchema = z.object({
  status: z.enum(['NOT_FOUND', 'INVALID', 'PENDING', 'DONE', 'FAILED']),
  substatus: z.optional(text),
  receiving: z.optional(z.object({ chainId: z.optional(chainNumber), txHash: z.optional(text) })),
})
const statuses = {
  NOT_FOUND: 'unknown',
  INVALID: 'unknown',
  PENDING: 'pending',
  DONE: 'done',
  FAILED: 'failed',
} as const

/** Creates the source LI.FI (API v1), an aggregator of swaps and bridges, which works without a key too. See https://docs.li.fi/agents/reference/schemas. */
export function createLifiSource(entry: SwapSourceEntry & { readonly kind: 'lifi' }): SwapSource {
  const { chainIds, apiKey, url: baseUrl = defaultUrl } = entry
  const headers = apiKey === undefined ? {} : { 'x-lifi-api-key': apiKey }
  const read = (
    request: SwapRequest,
    {
      account,
      recipient,
      slippageBps,
    }: Readonly<Record<'account' | 'recipient', string>> & { readonly slippageBps: number },
    signal: AbortSignal,
  ) => {
    const { from, to, amount } = request
    const query = {
      fromChain: toChainReference(from.chainId),
      toChain: toChainReference(to.chainId),
      fromToken: toToken(from.address),
      toToken: toToken(to.address),
      fromAmount: String(amount),
      fromAddress: account,
      toAddress: recipient,
      slippage: String(slippageBps / 10_000),
    }
    // No bridge or exchange has a route.
    const isRefusal = ({ status }: JsonAnswer) => status === 404
    return requestService({ baseUrl, path: '/v1/quote', query, headers, isRefusal, signal }, quoteSchema)
  }
  return {
    id: 'lifi',
    name: 'LI.FI',
    chainIds,
    canSwap: ({ from, to, mode }) =>
      mode === 'exactIn' && chainIds.includes(from.chainId) && chainIds.includes(to.chainId),
    getCost: () => 1,
    async quote(request, signal) {
      const accounts = { account: quoteAccount, recipient: quoteAccount, slippageBps: 100 }
      return toQuote(request, await read(request, accounts, signal))
    },
    async build(build, signal) {
      const price = toQuote(build, await read(build, build, signal))
      const limits = getLimits(build, price)
      const slippageBps = toSlippageBps(price, limits)
      const answer = await read(build, { ...build, slippageBps }, signal)
      const { fromAmount, toAmount, spender } = toQuote(build, answer)
      const { estimate, transactionRequest } = answer
      const value = transactionRequest.value ?? 0n
      const isPaid = build.from.address !== nativeAddress || value >= build.amount
      if (estimate.toAmountMin < limits.minToAmount || fromAmount !== build.amount || !isPaid)
        throw new SourceError('the service builds another swap')
      requireRecipient(build, transactionRequest.data)
      return {
        kind: 'evm',
        transaction: { ...transactionRequest, value },
        ...{ fromAmount, toAmount, spender, maxFromAmount: fromAmount, minToAmount: estimate.toAmountMin },
        defaultGas: transactionRequest.gasLimit ?? defaultGas,
      }
    },
    async getStatus({ fromChainId, hash }, signal) {
      const query = { txHash: hash, fromChain: toChainReference(fromChainId) }
      const answer = await requestService(
        { baseUrl, path: '/v1/status', query, headers, signal },
        statusSchema,
      )
      const { chainId, txHash } = answer.receiving ?? {}
      // The token that was sold is back: LI.FI is done with the transfer too.
      if (answer.status === 'DONE' && answer.substatus === 'REFUNDED') return { status: 'refunded' }
      // The swap on the other chain was not possible, so the token of the bridge has arrived.
      const isPartial = answer.status === 'DONE' && answer.substatus === 'PARTIAL'
      return {
        status: isPartial ? 'partial' : statuses[answer.status],
        ...(chainId !== undefined && { toChainId: `eip155:${chainId}` }),
        ...(txHash !== undefined && { toHash: txHash }),
      }
    },
  }
}

const toChainReference = (chainId: string) => chainId.slice('eip155:'.length)
const toToken = (address: string) => (address === nativeAddress ? zeroAddress : address)

/** @throws SourceError for a quote of other chains. */
function toQuote({ from, to }: SwapRequest, answer: z.output<typeof quoteSchema>): SourceQuote {
  const { action, estimate, includedSteps, transactionRequest } = answer
  if (
    String(action.fromChainId) !== toChainReference(from.chainId) ||
    String(action.toChainId) !== toChainReference(to.chainId)
  )
    throw new SourceError('the service quotes other chains')
  return {
    ...{ fromAmount: estimate.fromAmount, toAmount: estimate.toAmount },
    ...(from.address !== nativeAddress && { spender: estimate.approvalAddress }),
    router: transactionRequest.to,
    ...(from.chainId !== to.chainId && { estimatedSeconds: Math.ceil(estimate.executionDuration) }),
    // Other steps, such as the collection of a fee, are part of the amounts.
    steps: includedSteps
      .filter(({ type }) => type === 'cross' || type === 'swap')
      .map((step) => ({
        kind: step.type === 'cross' ? 'bridge' : 'swap',
        name: toSafeText(step.toolDetails.name),
        chainId: `eip155:${step.action.fromChainId}`,
      })),
  }
}
