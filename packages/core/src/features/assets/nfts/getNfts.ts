import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { NftsUnavailableError } from '../../../foundation/errors/nfts.js'
import type { NotConnectedError } from '../../../foundation/errors/request.js'
import type { AbortedError } from '../../../foundation/errors/wallet.js'
import { type ListAccount, readList } from '../list/readList.js'
import { nftList } from './nftList.js'
import type { NftItemPage } from './types.js'

/**
 * Reads one page of the NFTs of an account on one chain from the data API, for apps with a cache of their own. It keeps
 * nothing, and does not change the state of the kit: `loadMoreNfts`, `refreshNfts` and `watchNfts` do.
 *
 * A server whose list grows between two reads can return the same NFT on two pages: compare their `id`.
 *
 * @param parameters The account: the account of `namespace`, default the active one, on the chain of its session; or `address` and
 * `chainId` (CAIP-2 id), which need no wallet. Only accounts of `eip155` and `solana` have NFTs. `cursor`: the cursor of the
 * previous page; default the first page.
 * @throws `NftsUnavailableError` if the read fails, and for other namespaces and chains that are not configured;
 * `NotConnectedError`; `AbortedError` as soon as `signal` aborts or the kit is destroyed.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getNfts } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const first = await getNfts(kit)
 * if (first.cursor !== undefined) {
 *   const second = await getNfts(kit, { cursor: first.cursor })
 *   console.log(first.items.length + second.items.length)
 * }
 * ```
 */
export async function getNfts(
  kit: Latchkit,
  parameters: getNfts.Parameters = {},
): Promise<getNfts.ReturnType> {
  checkParameters(kit, parameters, 'getNfts(kit, {})')
  return readList(kit, nftList, parameters)
}

export declare namespace getNfts {
  type Parameters = ListAccount & {
    readonly cursor?: string | undefined
    readonly signal?: AbortSignal | undefined
  }
  /** The NFTs of the page, the newest in the account first. `cursor` is absent on the last page. */
  type ReturnType = NftItemPage
  type ErrorType = NotConnectedError | NftsUnavailableError | AbortedError
}
