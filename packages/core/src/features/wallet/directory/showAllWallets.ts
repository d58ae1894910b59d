import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'

/**
 * Loads the first page of all wallets. Does nothing if it is loaded already.
 *
 * @param parameters `namespace`: only wallets of that namespace. Default: all.
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
  checkParameters(kit, parameters, 'showAllWallets(kit, {})')
  const { install, send } = kit.internal
  // Loaded here, because most users never open the list of all wallets.
  const { directoryFeature, createTopWantedEvent } = await import('./feature.js')
  install(directoryFeature)
  send({ feature: 'directory', event: createTopWantedEvent(kit.getState()) })
  send({ feature: 'directory', event: { type: 'shown', namespace: parameters.namespace } })
}

export declare namespace showAllWallets {
  type Parameters = { readonly namespace?: ChainNamespace | undefined }
  type ReturnType = undefined
  /** Rejects only if the code of the wallet directory cannot be loaded. */
  type ErrorType = Error
}
