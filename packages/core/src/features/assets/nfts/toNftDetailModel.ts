import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { toNftsModel } from './toNftsModel.js'
import type { NftDetailModel } from './view.js'

/**
 * Returns one of the loaded NFTs of the account of a namespace, ready to show.
 *
 * @param id The CAIP-19 id of the NFT.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toNftDetailModel } from '@latchkit/core/views/nfts'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const id = 'eip155:1/erc721:0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d/1'
 * const model = toNftDetailModel(kit.getState(), kit.config, 'eip155', id)
 * ```
 */
export function toNftDetailModel(
  state: Pick<KitState, 'connection' | 'nfts'>,
  config: Config,
  namespace: ChainNamespace,
  id: string,
): NftDetailModel {
  const model = toNftsModel(state, config, namespace)
  if (model.status === 'disconnected' || model.status === 'loading') return { status: model.status }
  const item = 'items' in model ? model.items.find((one) => one.id === id) : undefined
  if (!item || !('network' in model)) return { status: 'missing' }
  return { status: 'ready', namespace, network: model.network, item }
}
