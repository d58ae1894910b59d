import { isEvmAddress } from '../../../chains/evm/evmAddress.js'
import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { getSendTokens } from '../send/getSendTokens.js'
import type { SwapOrder } from '../swap-review/SwapChain.js'
import { toEvmToken } from '../swap-review/toEvmToken.js'
import type { SwapIntent } from '../swap-review/types.js'
import { toTokenKey } from './rules.js'
import type { SwapCheck } from './view.js'

/** Number of other tokens of the account whose balances a simulation compares: the most valuable ones. */
const othersMax = 20

/** Returns what is reviewed on an EVM chain, with the contracts of the quote; a check if they are not known. */
export function toSwapIntent(
  state: KitState,
  config: Config,
  order: SwapOrder,
): SwapIntent | { readonly check: SwapCheck } {
  const { quotes } = state.swap ?? {}
  const quote = quotes?.status === 'ready' ? quotes.quotes[0] : undefined
  const { from, chainId } = order
  const [sell, buy] = [toEvmToken(order.sell), toEvmToken(order.buy)]
  // A server that does not say which contract takes the token is not asked for its transaction.
  if (!sell || !buy || !isEvmAddress(from) || !quote?.router || (sell.address && !quote.spender))
    return { check: 'no-quote' }
  const isCrossing = buy.chainId !== chainId
  // The source has the status of a swap to another chain.
  if (isCrossing && !quote.source) return { check: 'no-quote' }
  const others = getSendTokens(state, config, { address: from, chainId }).flatMap((token) => {
    const address = token.address?.toLowerCase()
    return isEvmAddress(address) &&
      address !== toTokenKey(sell) &&
      (isCrossing || address !== toTokenKey(buy))
      ? [address]
      : []
  })
  return {
    ...order,
    from,
    sell,
    buy,
    router: quote.router,
    ...(sell.address && { spender: quote.spender }),
    ...(sell.canPermit && quote.acceptsPermit && { canPermit: true }),
    ...(sell.address && quote.permit2 && { permit2Spender: quote.permit2.spender }),
    others: others.slice(0, othersMax),
  }
}
