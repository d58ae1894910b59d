import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { toFailure } from '../../../foundation/errors/toFailure.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import { usdDecimals } from '../../assets/portfolio/rules.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { getSendSubject } from '../send/getSendSubject.js'
import { getSwapBalances, hasAllBalances, toTokenModel } from './getSwapBalances.js'
import { suggestedMax, suggestedSymbols } from './rules.js'
import { toNetwork } from './toRoute.js'
import type { SwapTokenModel, SwapTokensModel } from './view.js'

/**
 * Returns the tokens that can be swapped, ready to show: the usual ones, the account's, and all others by symbol.
 *
 * @param side Which token is selected: the one to sell (`from`) or to buy (`to`).
 * @param search Only tokens whose name or symbol contains it, or whose address it is. Default: all.
 * @param chainId The network of the token to buy. Default: the network of the form. `loadSwapTokens` loads its tokens.
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
  config: Pick<Config, 'networks' | 'networkOf' | 'chainImages'>,
  side: 'from' | 'to',
  search = '',
  chainId: CaipNetworkId | undefined = undefined,
): SwapTokensModel {
  const of = getSendSubject(state, getActiveNamespace(state))
  if (!of || !config.networkOf(of.chainId)) return { status: 'disconnected' }
  const { swap = {} } = state
  const { form, otherTokens } = swap
  const { chainId: ownId } = of
  const shownId = side === 'from' ? ownId : (chainId ?? form?.toChainId ?? ownId)
  const isOwn = shownId === ownId
  const networks =
    side === 'to' && ownId.startsWith('eip155:')
      ? config.networks.filter(({ caipNetworkId }) => caipNetworkId.startsWith('eip155:'))
      : []
  const shown = {
    network: toNetwork(shownId, config),
    networks: networks.length > 1 ? networks.map((one) => toNetwork(one.caipNetworkId, config)) : [],
  }
  const known = isOwn ? swap.tokens : otherTokens?.[shownId]
  const { list, error } = known?.chainId === shownId ? known : {}
  if (error) return { status: 'failed', error: toFailure(error), ...shown }
  if (!list) return { status: 'loading', ...shown }
  // Only the balances of the chain of the account are known.
  const balances = isOwn ? getSwapBalances(state, config, of) : new Map()
  const isComplete = isOwn && hasAllBalances(state, of)
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
  const selected = side === 'to' && (form?.toChainId ?? ownId) !== shownId ? undefined : form?.[side]
  return {
    status: 'ready',
    ...shown,
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
