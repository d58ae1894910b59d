import type { Config } from '../../config/config.js'
import type { KitState } from '../../engine/types.js'
import { toFailure } from '../../foundation/errors/toFailure.js'
import { getAllWalletRows } from '../wallets/rules.js'
import { initialState } from './machine.js'
import type { AllWalletsModel } from './view.js'

/**
 * Returns the model of the AllWallets view. Its status is `loading` until `showAllWallets` has added `state.catalogue`.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toAllWalletsModel } from '@latchkit/core/remote-views'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toAllWalletsModel(kit.getState(), kit.config)
 * ```
 */
export function toAllWalletsModel(
  state: Pick<KitState, 'wallets' | 'catalogue'>,
  config: Config,
): AllWalletsModel {
  const { catalogue = initialState() } = state
  const { query, filter, status, count, hasMore, error } = catalogue
  const head = {
    query,
    certifiedOnly: filter.certifiedOnly,
    ...(count !== undefined && { total: count }),
  }
  const wallets = getAllWalletRows(state.wallets, config, catalogue)
  if (status === 'idle' || status === 'loading') return { ...head, status: 'loading', wallets }
  if (error) {
    return { ...head, status: 'failed', wallets, builtIn: status === 'ready', ...toFailure(error) }
  }
  return wallets.length === 0 && !hasMore
    ? { ...head, status: 'no-match' }
    : { ...head, status: 'ready', wallets, hasMore }
}
