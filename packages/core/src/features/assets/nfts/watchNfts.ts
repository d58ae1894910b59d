import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { watchList } from '../list/watchList.js'
import { nftList } from './nftList.js'

/**
 * Keeps the NFTs of the connected account in `kit.getState().nfts` up to date until it is stopped: reads the first page now,
 * when the account or its chain changes, when the native balance changes, and every 30 s while the page is visible. After a
 * failure it tries again after 30 s. Several watchers share their reads. `loadMoreNfts` reads further pages, and `toNftsModel`
 * of `@latchkit/core/views/nfts` returns them ready to show. Only accounts of `eip155` and `solana` have NFTs. Without
 * the option `dataApi`, the list is empty and `no_server`.
 *
 * @param parameters `namespace`: the namespace of the account. Default: the active one, also when it changes.
 * @returns A function that stops watching.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { watchNfts } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toNftsModel } from '@latchkit/core/views/nfts'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const stop = watchNfts(kit, { namespace: 'eip155' })
 * kit.subscribe(() => {
 *   const model = toNftsModel(kit.getState(), kit.config, 'eip155')
 *   if (model.status === 'ready') console.log(model.items.map(({ name }) => name))
 * })
 * stop()
 * ```
 */
export function watchNfts(kit: Latchkit, parameters: watchNfts.Parameters = {}): () => void {
  checkParameters(kit, parameters, 'watchNfts(kit, {})')
  return watchList(kit, nftList, parameters.namespace)
}

export declare namespace watchNfts {
  type Parameters = { readonly namespace?: ChainNamespace | undefined }
}
