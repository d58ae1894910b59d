import type { Latchkit } from '../../engine/latchkit.js'
import type { ChainNamespace } from '../../foundation/schema/caip.js'

/**
 * Looks up the first page of all wallets. Does nothing where there are some already.
 *
 * @param parameters `namespace`: only wallets of that one. Default all.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { showAllWallets } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await showAllWallets(kit)
 * ```
 */
export async function showAllWallets(
  kit: Latchkit,
  parameters: showAllWallets.Parameters = {},
): Promise<showAllWallets.ReturnType> {
  const { install, send } = kit.internal
  // Every list of wallets has this action; only who looks at all of them has what comes with it.
  const { catalogueFeature, createTopWantedEvent } = await import('./feature.js')
  install(catalogueFeature)
  send({ feature: 'catalogue', event: createTopWantedEvent(kit.getState()) })
  send({ feature: 'catalogue', event: { type: 'shown', namespace: parameters.namespace } })
}

export declare namespace showAllWallets {
  type Parameters = { readonly namespace?: ChainNamespace | undefined }
  type ReturnType = undefined
  /** Rejects only where the chunk that holds the catalogue cannot be loaded. */
  type ErrorType = Error
}
