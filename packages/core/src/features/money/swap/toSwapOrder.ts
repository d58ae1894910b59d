import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { SwapOrder } from '../swap-review/SwapChain.js'
import { findToken } from './rules.js'
import { toSwapModel } from './toSwapModel.js'
import type { SwapCheck } from './view.js'

/** Returns what the form describes, with the price that it shows, or what it needs first. */
export function toSwapOrder(state: KitState, config: Config): SwapOrder | { readonly check: SwapCheck } {
  const model = toSwapModel(state, config)
  const { form, quotes } = state.swap ?? {}
  if (model.status !== 'ready' || !form || !state.swap) return { check: 'select-token' }
  const [sell, buy] = [findToken(state.swap, 'from'), findToken(state.swap, 'to')]
  if (model.check !== 'preview') return { check: model.check }
  const quote = quotes?.status === 'ready' ? quotes.quotes[0] : undefined
  if (!sell || !buy || !quotes || !quote || !model.price) return { check: 'no-quote' }
  return {
    chainId: form.of.chainId,
    from: form.of.address,
    sell,
    buy,
    mode: form.mode,
    amount: quotes.request.amount,
    limit: model.price.limit,
    slippageBps: model.slippageBps,
    validMs: model.deadlineMinutes * 60_000,
    ...(quote.source && { source: quote.source }),
  }
}
