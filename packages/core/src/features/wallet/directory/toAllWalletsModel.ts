import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { toFailure } from '../../../foundation/errors/toFailure.js'
import type { CatalogueState } from '../wallets/catalogueTypes.js'
import { type CatalogueRows, getAllWalletRows } from './getAllWalletRows.js'
import { initialState } from './machine.js'
import type { AllWalletsModel } from './view.js'

/**
 * Returns the model of the AllWallets view. Its status is `loading` until `showAllWallets` has added `state.directory`.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toAllWalletsModel } from '@latchkit/core/views/remote'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toAllWalletsModel(kit.getState(), kit.config)
 * ```
 */
export function toAllWalletsModel(
  state: Pick<KitState, 'wallets' | 'directory'>,
  config: Config,
): AllWalletsModel {
  return toModel(state, config, new WeakMap())
}

/**
 * Returns a {@link toAllWalletsModel} that creates the row of each wallet once, and returns the same one in the next models: the
 * list grows page by page to hundreds of wallets.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { createAllWalletsSelector } from '@latchkit/core/views/remote'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const select = createAllWalletsSelector()
 * kit.subscribe(() => console.log(select(kit.getState(), kit.config)))
 * ```
 */
export function createAllWalletsSelector(): typeof toAllWalletsModel {
  let last: readonly unknown[] = []
  let rows: CatalogueRows = new WeakMap()
  return (state, config) => {
    const current = [state.wallets.connectors, config, state.directory?.filter]
    if (current.some((part, index) => part !== last[index])) rows = new WeakMap()
    last = current
    return toModel(state, config, rows)
  }
}

function toModel(
  state: Pick<KitState, 'wallets' | 'directory'>,
  config: Config,
  rows: CatalogueRows,
): AllWalletsModel {
  const { directory = initialState() } = state
  const { query, filter, status, hasCertified, hasMore, error } = directory
  const count = directory.count ?? countUnfiltered(directory, config)
  const head = {
    query,
    certifiedOnly: filter.certifiedOnly,
    hasCertified,
    ...(count !== undefined && { total: count }),
  }
  const wallets = getAllWalletRows(state.wallets, config, directory, rows)
  if (status === 'idle' || status === 'loading') return { ...head, status: 'loading', wallets }
  if (error) {
    return { ...head, status: 'failed', wallets, builtIn: status === 'ready', ...toFailure(error) }
  }
  return wallets.length === 0 && !hasMore
    ? { ...head, status: 'no-match' }
    : { ...head, status: 'ready', wallets, hasMore }
}

/** Returns the number of wallets that the Connect view shows, if the list has no filter. It is known before the first page. */
function countUnfiltered({ top, filter }: CatalogueState, { networks }: Config): number | undefined {
  const { query, certifiedOnly, namespace } = filter
  const isFiltered =
    query !== '' ||
    certifiedOnly ||
    networks.some(({ chainNamespace }) => chainNamespace !== (namespace ?? chainNamespace))
  return top.status === 'ready' && !isFiltered ? top.count : undefined
}
