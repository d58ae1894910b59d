import type { Config } from '../../config/config.js'
import type { KitState } from '../../engine/types.js'
import { getActiveNamespace } from '../connection/getActiveNamespace.js'
import { usdDecimals } from '../portfolio/rules.js'
import { getSendSubject } from '../send/getSendSubject.js'
import { getSwapBalances, hasAllBalances, toTokenModel } from './getSwapBalances.js'
import { suggestedMax, suggestedSymbols } from './rules.js'
import type { SwapTokenModel, SwapTokensModel } from './view.js'

/**
 * Returns the tokens that can be swapped, ready to show: the usual ones, those of the account, and all others by symbol.
 *
 * @param side Which token is selected: the one to sell (`from`) or to buy (`to`).
 * @param search Only tokens whose name or symbol contains it, or whose address it is. Default: all.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toSwapTokensModel } from '@latchkit/core/views/swap'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toSwapTokensModel(kit.getState(), kit.config, 'to')
 * ```
 */
export function toSwapTokensModel(
  state: Pick<KitState, 'connection' | 'network' | 'balance' | 'portfolio' | 'swap'>,
  config: Pick<Config, 'networkOf' | 'chainImages'>,
  side: 'from' | 'to',
  search = '',
): SwapTokensModel {
  const of = getSendSubject(state, getActiveNamespace(state))
  const network = of && config.networkOf(of.chainId)
  if (!of || !network) return { status: 'disconnected' }
  const { swap = {} } = state
  const list = swap.tokens?.chainId === of.chainId ? swap.tokens.list : undefined
  if (!list) return { status: 'loading' }
  const balances = getSwapBalances(state, config, of)
  const isComplete = hasAllBalances(state, of)
  const wanted = search.trim().toLowerCase()
  const tokens = list
    .map((token) => toTokenModel(token, balances, isComplete))
    .filter(
      ({ id, name, symbol }) =>
        id.toLowerCase() === wanted ||
        name.toLowerCase().includes(wanted) ||
        symbol.toLowerCase().includes(wanted),
    )
  const own = tokens.filter(({ balance = 0n }) => balance > 0n).sort(compareOwn)
  const others = tokens.filter(({ balance = 0n }) => balance === 0n).sort(compareSymbols)
  const suggested = suggestedSymbols.flatMap(
    (symbol) => tokens.find((token) => token.symbol === symbol) ?? [],
  )
  const selected = swap.form?.[side]
  return {
    status: 'ready',
    network: { id: of.chainId, name: network.name, image: config.chainImages[of.chainId] },
    suggested: wanted === '' ? suggested.slice(0, suggestedMax) : [],
    own,
    others,
    ...(selected !== undefined && { selected }),
    valueDecimals: usdDecimals,
  }
}

/** The most valuable one first. */
function compareOwn(a: SwapTokenModel, b: SwapTokenModel): number {
  const [left, right] = [a.value ?? -1n, b.value ?? -1n]
  return left === right ? compareSymbols(a, b) : left > right ? -1 : 1
}

const compareSymbols = (a: SwapTokenModel, b: SwapTokenModel): number =>
  a.symbol.toLowerCase() < b.symbol.toLowerCase() ? -1 : 1
