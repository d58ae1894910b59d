import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { TokensModel } from '../portfolio/view.js'
import { getChainAvailability } from './rules.js'
import { type AbsentList, type PartialList, toAvailableList } from './toAvailableList.js'

/** Why the value of no token is known. */
export type MissingPrices = {
  /** `absent`: the app's server has no prices of the chain. `failing`: it cannot read them now. Absent: values are known, or there are none. */
  readonly prices?: 'absent' | 'failing' | undefined
}

/**
 * Does what `toAvailableList` does with the tokens of an account, and tells why the value of none is known. There is no total then, also
 * not of an account without tokens.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toAvailableTokens } from '@latchkit/core/views/capabilities'
 * import { toTokensModel } from '@latchkit/core/views/tokens'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const tokens = toTokensModel(kit.getState(), kit.config, 'eip155')
 * const model = toAvailableTokens(tokens, kit.getState(), kit.config, 'eip155')
 * ```
 */
export function toAvailableTokens(
  model: TokensModel,
  state: Pick<KitState, 'connection' | 'capabilities'>,
  config: Config,
  namespace: ChainNamespace,
): (TokensModel & PartialList & MissingPrices) | AbsentList {
  const available = toAvailableList(model, state, config, namespace, 'balances')
  if (!('list' in available)) return available
  const { list, network } = available
  const shown = list.isPartial ? { ...available, isPartial: true } : available
  const availability = getChainAvailability(state, network.id, 'prices')
  const prices = list.isUnpriced || availability === 'absent' ? 'absent' : availability
  if ((prices !== 'absent' && prices !== 'failing') || list.tokens.some(({ value }) => value !== undefined))
    return shown
  return { ...shown, list: { ...list, totalValue: undefined }, prices }
}
