import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { classifyError } from '../../../foundation/errors/classifyError.js'
import { toFailure } from '../../../foundation/errors/toFailure.js'
import { usdDecimals } from '../../assets/portfolio/rules.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { findTracked } from '../../wallet/transactions/findTracked.js'
import { shownWallet } from '../../wallet/wallets/rules.js'
import { toArrivalModels } from '../arrivals/toArrivalModels.js'
import type { ArrivalModel } from '../arrivals/view.js'
import { toSentTransaction } from '../review/toSentTransaction.js'
import { toPlan } from '../swap-review/rules.js'
import type { AnySwapReview, SwapChainNumbers } from '../swap-review/SwapChain.js'
import { getSwapBalances, hasAllBalances, toTokenModel } from './getSwapBalances.js'
import { getSwapChain } from './loadSwapChain.js'
import { getPriceImpact, toPriceKey, toTokenKey, toUsd } from './rules.js'
import { toNetwork, toRoute } from './toRoute.js'
import type { SwapReviewModel } from './view.js'

/**
 * Returns the swap of the active namespace under review, ready to show: what is signed now, what is paid and received, and the network fee.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toSwapReviewModel } from '@latchkit/core/views/swap'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toSwapReviewModel(kit.getState(), kit.config)
 * ```
 */
export function toSwapReviewModel(state: KitState, config: Config): SwapReviewModel {
  const { swapReview, swap } = state
  const namespace = getActiveNamespace(state)
  const chain = getSwapChain(state, namespace)
  const evm = namespace === 'eip155' ? swapReview : undefined
  const review: AnySwapReview | undefined = chain ? chain.getReview(state) : evm
  if (!review || review.status === 'idle') return { status: 'none' }
  const { intent } = review
  const network = config.networkOf(intent.chainId)
  const session = sessionOf(state, namespace)
  if (!network || !session) return { status: 'none' }
  const of = { address: intent.from, chainId: intent.chainId }
  const balances = getSwapBalances(state, config, of)
  const toModel = (token: typeof intent.sell) => toTokenModel(token, balances, hasAllBalances(state, of))
  const isCrossing = intent.buy.chainId !== intent.chainId
  const evmIntent = evm && evm.status !== 'idle' ? evm.intent : undefined
  const summary = {
    network: toNetwork(intent.chainId, config),
    ...(isCrossing && { toNetwork: toNetwork(intent.buy.chainId, config) }),
    from: toModel(intent.sell),
    to: isCrossing ? toTokenModel(intent.buy, new Map(), false) : toModel(intent.buy),
    wallet: shownWallet(state.wallets, config, session),
    ...(evmIntent?.spender && { spender: evmIntent.spender }),
    ...(evmIntent && { router: evmIntent.router }),
    isAfterApproval: evmIntent?.after !== undefined,
  }
  if (review.status === 'preparing') return { status: 'preparing', ...summary }
  if (review.status === 'failed') return { status: 'failed', error: toFailure(review.error), ...summary }

  const { facts, speed } = review
  const plan: SwapChainNumbers | undefined =
    evm && 'facts' in evm ? toPlan(evm.intent, evm.facts, speed) : chain?.getNumbers(state)
  if (!plan) return { status: 'preparing', ...summary }
  const { paid, fee, rent, problem } = plan
  const prices = swap?.quotes?.status === 'ready' ? swap.quotes.prices : undefined
  const priceOf = (key: string) => prices?.get(key) ?? balances.get(key)?.price
  const { fromAmount, toAmount, limit, step } = facts
  const fromValue = toUsd(fromAmount, intent.sell.decimals, priceOf(toTokenKey(intent.sell)))
  const toValue = toUsd(toAmount, intent.buy.decimals, priceOf(toPriceKey(intent.buy, intent.chainId)))
  const feeValue = toUsd(fee, network.nativeCurrency.decimals, priceOf('native'))
  const numbers = {
    ...((step === 'allow' || step === 'permit' || step === 'batch') &&
      evmIntent?.permit2Spender && { spender: evmIntent.permit2Spender }),
    step,
    price: {
      fromAmount,
      toAmount,
      mode: intent.mode,
      limit,
      impact: getPriceImpact(fromValue, toValue),
      ...(intent.source && { source: intent.source.name }),
      ...(isCrossing && { route: toRoute(facts, config) }),
    },
    ...(fromValue !== undefined && { fromValue }),
    ...(toValue !== undefined && { toValue }),
    paid,
    ...(facts.rounding !== undefined && { rounding: facts.rounding }),
    fee: { speed, fee, ...(feeValue !== undefined && { value: feeValue }) },
    ...(facts.isSponsored && { sponsor: config.metadata.name }),
    ...(rent && { accountRent: rent }),
    nativeCurrency: network.nativeCurrency,
    isContractAccount: facts.isContractAccount === true,
    slippageBps: intent.slippageBps,
    ...(problem && { problem }),
    valueDecimals: usdDecimals,
  }
  if (review.status === 'ready') {
    const { error } = review
    const isDeclined = error !== undefined && classifyError(error) === 'declined'
    return {
      status: 'ready',
      ...summary,
      ...numbers,
      isDeclined,
      ...(error && !isDeclined && { error: toFailure(error) }),
    }
  }
  if (review.status !== 'sent') return { status: review.status, ...summary, ...numbers }
  const { result } = review
  // A permit is a signature, and the result of a batch its id until its hash is known.
  const hash = typeof result === 'string' && step !== 'permit' ? result : undefined
  const arrival = isCrossing ? findArrival(state, config, of, hash) : undefined
  return {
    status: 'sent',
    ...toSentTransaction(state, network, hash),
    ...(typeof result !== 'string' && result.isDropped && { outcome: 'dropped' }),
    ...(arrival && { arrival }),
    ...summary,
    ...numbers,
  }
}

/** The arrival of a transaction whose fee was raised has the hash of the one in its place. */
function findArrival(
  state: KitState,
  config: Config,
  of: Parameters<typeof toArrivalModels>[2],
  hash = '',
): ArrivalModel | undefined {
  const arrivals = toArrivalModels(state, config, of)
  const { replacement } = findTracked(state, of.chainId, hash) ?? {}
  return arrivals?.[(replacement?.hash ?? hash).toLowerCase()]
}
