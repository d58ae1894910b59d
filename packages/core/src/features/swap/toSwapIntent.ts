import { isEvmAddress } from '../../chains/evm/evmAddress.js'
import type { Config } from '../../config/config.js'
import type { KitState } from '../../engine/types.js'
import { getSendTokens } from '../send/getSendTokens.js'
import { toEvmToken } from '../swap-review/toEvmToken.js'
import type { SwapIntent } from '../swap-review/types.js'
import { findToken, toTokenKey } from './rules.js'
import { toSwapModel } from './toSwapModel.js'
import type { SwapCheck } from './view.js'

/** Number of other tokens of the account whose balances a simulation compares: the most valuable ones. */
const othersMax = 20

/** Returns what the form describes, with the price that it shows, or what it needs first. */
export function toSwapIntent(state: KitState, config: Config): SwapIntent | { readonly check: SwapCheck } {
  const model = toSwapModel(state, config)
  const { form, quotes } = state.swap ?? {}
  if (model.status !== 'ready' || !form || !state.swap) return { check: 'select-token' }
  const [sell, buy] = (['from', 'to'] as const).map((side) => toEvmToken(findToken(state.swap ?? {}, side)))
  if (model.check !== 'preview') return { check: model.check }
  const quote = quotes?.status === 'ready' ? quotes.quotes[0] : undefined
  const { address: from, chainId } = form.of
  if (!sell || !buy || !quotes || !quote || !model.price || !isEvmAddress(from)) return { check: 'no-quote' }
  // A server that does not say which contract takes the token is not asked for its transaction.
  if (!quote.router || (sell.address && !quote.spender)) return { check: 'no-quote' }
  const isCrossing = buy.chainId !== chainId
  // The status of a swap to another chain is that of its source.
  if (isCrossing && !quote.source) return { check: 'no-quote' }
  const others = getSendTokens(state, config, form.of).flatMap((token) => {
    const address = token.address?.toLowerCase()
    return isEvmAddress(address) &&
      address !== toTokenKey(sell) &&
      (isCrossing || address !== toTokenKey(buy))
      ? [address]
      : []
  })
  return {
    chainId,
    from,
    sell,
    buy,
    mode: form.mode,
    amount: quotes.request.amount,
    limit: model.price.limit,
    slippageBps: model.slippageBps,
    validMs: model.deadlineMinutes * 60_000,
    router: quote.router,
    ...(sell.address && { spender: quote.spender }),
    ...(sell.canPermit && quote.acceptsPermit && { canPermit: true }),
    ...(sell.address && quote.permit2 && { permit2Spender: quote.permit2.spender }),
    ...(quote.source && { source: quote.source }),
    others: others.slice(0, othersMax),
  }
}
