import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getListSubject } from '../list/getListSubject.js'
import { toListModel } from '../list/toListModel.js'
import { nftNamespaces } from './nftNamespaces.js'
import type { NftsModel } from './view.js'

/**
 * Returns the NFTs of the account of one namespace, ready to show. Its status is `loading` until `watchNfts`, `refreshNfts` or
 * `loadMoreNfts` has added `state.nfts`.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toNftsModel } from '@latchkit/core/views/nfts'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toNftsModel(kit.getState(), kit.config, 'eip155')
 * ```
 */
export function toNftsModel(
  state: Pick<KitState, 'connection' | 'nfts'>,
  config: Config,
  namespace: ChainNamespace,
): NftsModel {
  const of = getListSubject(state, config, namespace, nftNamespaces)
  const model = toListModel(state.nfts, config, namespace, of)
  switch (model.status) {
    case 'failed':
      return { status: 'failed', ...model.block }
    case 'ready':
      return { status: 'ready', ...model.shown, items: model.list.items }
    case 'stale':
      return {
        status: 'stale',
        failed: model.failed,
        ...model.shown,
        items: model.list.items,
        ...model.block,
      }
    default:
      return model
  }
}
