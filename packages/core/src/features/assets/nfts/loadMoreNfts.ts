import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { loadMoreList } from '../list/requestList.js'
import { nftList } from './nftList.js'
import type { refreshNfts } from './refreshNfts.js'
import type { NftList } from './types.js'

/**
 * Reads the next page of the NFTs of the connected account on its chain, or the first one, and returns the list of all loaded
 * pages. Returns the list unchanged at its end. While a page is being read, it waits for that one instead. While pages are
 * empty, it reads the next one, at most 5 in a row.
 *
 * @param parameters `namespace`: default the active one. Only accounts of `eip155` and `solana` have NFTs.
 * @throws `NotConnectedError`; `NftsUnavailableError` also for 30 s after a failure, and for other namespaces; `AbortedError`
 * where account or network change meanwhile.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { loadMoreNfts } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { items, cursor } = await loadMoreNfts(kit)
 * console.log(`${items.length} NFTs${cursor === undefined ? '' : ', and more'}`)
 * ```
 */
export async function loadMoreNfts(
  kit: Latchkit,
  parameters: loadMoreNfts.Parameters = {},
): Promise<loadMoreNfts.ReturnType> {
  checkParameters(kit, parameters, 'loadMoreNfts(kit, {})')
  return loadMoreList(kit, nftList, parameters.namespace)
}

export declare namespace loadMoreNfts {
  /** The namespace of the account. */
  type Parameters = { readonly namespace?: ChainNamespace | undefined }
  /** The loaded NFTs, the newest in the account first. `cursor` is absent at the end of the list. */
  type ReturnType = NftList
  /** Another `Error` if the code of the NFTs cannot be loaded. */
  type ErrorType = refreshNfts.ErrorType
}
