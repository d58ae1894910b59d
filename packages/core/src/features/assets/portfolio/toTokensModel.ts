import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { toFailure } from '../../../foundation/errors/toFailure.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getListSubject } from '../list/getListSubject.js'
import { type ListModel, toListModel } from '../list/toListModel.js'
import { usdDecimals } from './rules.js'
import type { TokenList } from './types.js'
import type { TokensModel } from './view.js'

/**
 * Returns the tokens of the account of one namespace, ready to show. Its status is `loading` until `watchTokens` or
 * `refreshTokens` has added `state.portfolio`.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toTokensModel } from '@latchkit/core/views/tokens'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toTokensModel(kit.getState(), kit.config, 'eip155')
 * ```
 */
export function toTokensModel(
  state: Pick<KitState, 'connection' | 'portfolio'>,
  config: Config,
  namespace: ChainNamespace,
): TokensModel {
  const of = getListSubject(state, config, namespace)
  const model = toListModel(state.portfolio, config, namespace, of)
  if ('error' in model) {
    const failure = { ...toFailure(model.error), ...model.block }
    return model.status === 'failed'
      ? { status: 'failed', ...failure }
      : { status: 'stale', ...toShown(model), ...failure }
  }
  return model.status === 'ready' ? { status: 'ready', ...toShown(model) } : model
}

function toShown({
  list,
  shown: { namespace, network },
}: Extract<ListModel<TokenList>, { list: TokenList }>) {
  return { namespace, network, list, valueDecimals: usdDecimals }
}
