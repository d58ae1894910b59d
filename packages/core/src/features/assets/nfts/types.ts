import type { AccountView } from '../../../engine/routes.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Nft } from '../../../ports/DataApi.js'
import type { ItemPage, PagedList } from '../list/pages.js'
import type { ListState, ListTypes } from '../list/types.js'

/** An NFT to show. Its name and its collection's name are at most 40 characters; the name can be empty. */
export type NftItem = Nft & {
  /** Page of the NFT, or of its contract, in the block explorer of its chain, `https:` only (`http:` for a local chain). */
  readonly explorerUrl?: string | undefined
}

/** A page of the NFTs of an account on one chain, without spam. */
export type NftItemPage = {
  /** The newest in the account first; a page can be empty although there is a next one. */
  readonly items: readonly NftItem[]
  /** The cursor of the next page; absent on the last one. */
  readonly cursor?: string | undefined
  /** Why the server has no such list of the chain, such as `not_indexed`; absent if it has one. */
  readonly unavailable?: string | undefined
}

/** The NFTs of one account on one chain that are loaded: the newest in the account first, without spam. */
export type NftList = PagedList<NftItem>

/** The NFTs of a namespace. */
export type NftsState = ListState<NftList>

declare module '../../../engine/types.js' {
  interface Features {
    nfts: ListTypes<NftList, ItemPage<NftItem>>
  }
}

declare module '../../../engine/routes.js' {
  interface Routes {
    /** An NFT of the account; `id` is its CAIP-19 id. Only NFTs that are loaded have one. */
    'nft-detail': AccountView<{ readonly namespace: ChainNamespace; readonly id: string }>
  }
}
