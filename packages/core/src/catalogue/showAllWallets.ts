import type { Latchkit } from '../kit/latchkit.js'
import { catalogueFeature } from './feature.js'

/**
 * Looks up the first page of all wallets. Does nothing where there are some already.
 *
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
export async function showAllWallets(kit: Latchkit): Promise<showAllWallets.ReturnType> {
  const { install, send } = kit.internal
  install(catalogueFeature)
  send({ feature: 'catalogue', event: { type: 'topWanted' } })
  send({ feature: 'catalogue', event: { type: 'shown' } })
}

export declare namespace showAllWallets {
  type ReturnType = undefined
  /** It never rejects. */
  type ErrorType = never
}
