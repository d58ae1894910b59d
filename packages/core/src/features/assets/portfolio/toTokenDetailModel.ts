import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getTokenValue } from './rules.js'
import { toTokensModel } from './toTokensModel.js'
import type { TokenDetailModel } from './view.js'

/**
 * Returns one of the loaded tokens of the account of a namespace, ready to show.
 *
 * @param id The `id` of the token in the list.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toTokenDetailModel } from '@latchkit/core/views/tokens'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const id = 'eip155:1/0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
 * const model = toTokenDetailModel(kit.getState(), kit.config, 'eip155', id)
 * ```
 */
export function toTokenDetailModel(
  state: Pick<KitState, 'connection' | 'portfolio'>,
  config: Config,
  namespace: ChainNamespace,
  id: string,
): TokenDetailModel {
  const model = toTokensModel(state, config, namespace)
  if (model.status === 'disconnected' || model.status === 'loading') return { status: model.status }
  const token = 'list' in model ? model.list.tokens.find((one) => one.id === id) : undefined
  if (!token || !('list' in model)) return { status: 'missing' }
  const { network, valueDecimals, list } = model
  const price = getTokenValue({ ...token, amount: 10n ** BigInt(token.decimals) })
  return {
    status: 'ready',
    namespace,
    network,
    token,
    valueDecimals,
    ...(price !== undefined && { price }),
    ...(model.status === 'stale' && { staleAt: list.at }),
  }
}
