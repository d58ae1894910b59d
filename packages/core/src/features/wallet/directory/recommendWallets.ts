import type { Latchkit } from '../../../engine/latchkit.js'
import { getRemoteNamespaces } from '../wallets/getRemoteNamespaces.js'

/**
 * Loads the wallets of the wallet directory that the Connect view shows: featured and recommended wallets, and their
 * number. Does nothing without a relay, or if they are loaded already.
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
  const hasWalletIds = [...featuredWalletIds, ...includeWalletIds, ...excludeWalletIds].length > 0
  if (!hasWalletIds && getRemoteNamespaces(getState().wallets, config).length === 0) return
  // Loaded here, so that the Connect view can render before the directory code has loaded.
  const { directoryFeature, createTopWantedEvent } = await import('./feature.js')
  internal.install(directoryFeature)
  internal.send({ feature: 'directory', event: createTopWantedEvent(getState()) })
}

export declare namespace recommendWallets {
  type ReturnType = undefined
  /** Rejects only if the code of the wallet directory cannot be loaded. */
  type ErrorType = Error
}
