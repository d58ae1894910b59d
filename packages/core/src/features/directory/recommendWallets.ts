import type { Latchkit } from '../../engine/latchkit.js'
import { getRemoteNamespaces } from '../wallets/getRemoteNamespaces.js'

/**
 * Looks up the wallets of the catalogue that the list to connect shows: featured and recommended ones, and how many
 * there are in all. Does nothing where there is no relay to reach them by, or it was done already.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { recommendWallets } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await recommendWallets(kit)
 * ```
 */
export async function recommendWallets(kit: Latchkit): Promise<recommendWallets.ReturnType> {
  const { internal, config, getState } = kit
  const { featuredWalletIds, includeWalletIds = [], excludeWalletIds } = config
  // An option may name an installed wallet by its id in the directory.
  const areNamed = [...featuredWalletIds, ...includeWalletIds, ...excludeWalletIds].length > 0
  if (!areNamed && getRemoteNamespaces(getState().wallets, config).length === 0) return
  // The list to connect is there without waiting for what comes with the catalogue.
  const { catalogueFeature, createTopWantedEvent } = await import('./feature.js')
  internal.install(catalogueFeature)
  internal.send({ feature: 'catalogue', event: createTopWantedEvent(getState()) })
}

export declare namespace recommendWallets {
  type ReturnType = undefined
  /** Rejects only where the chunk that holds the catalogue cannot be loaded. */
  type ErrorType = Error
}
