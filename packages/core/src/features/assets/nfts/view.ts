import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { NftItem } from './types.js'

/** NFTs to show, and the network that they are on. */
type ShownNfts = {
  readonly namespace: ChainNamespace
  readonly network: {
    readonly id: CaipNetworkId
    readonly name: string
    /** Operator-given image (option `chainImages`), as in `NetworkRow`. */
    readonly image?: string | undefined
  }
  /** The newest in the account first. */
  readonly items: readonly NftItem[]
  /** Whether there are further pages, and one of them is being read. */
  readonly more: 'none' | 'available' | 'loading'
  /** When the first page was read, in ms since the epoch. */
  readonly at: number
  /** Why the server has no NFTs of the chain, such as `not_indexed`; absent if it has them. */
  readonly unavailable?: string | undefined
}

/** Why there are no newer NFTs. */
type FailedNfts = {
  /** When it is tried again, in ms since the epoch; absent while it is. Before, retries are blocked. */
  readonly retryAt?: number | undefined
}

/** An NFT of the account of one namespace. */
export type NftDetailModel =
  | { readonly status: 'disconnected' }
  /** The list is read for the first time. */
  | { readonly status: 'loading' }
  /** It is not one of the loaded NFTs of the account on its chain. */
  | { readonly status: 'missing' }
  | {
      readonly status: 'ready'
      readonly namespace: ChainNamespace
      readonly network: ShownNfts['network']
      readonly item: NftItem
    }

/** The NFTs of the account of one namespace. */
export type NftsModel =
  | { readonly status: 'disconnected' }
  /** The data API has no NFTs of the namespace, or the chain of the account is not configured. */
  | { readonly status: 'unsupported' }
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready' } & ShownNfts)
  /** Earlier NFTs, because the last read failed: the read of the first or of the next page. */
  | ({ readonly status: 'stale'; readonly failed: 'first' | 'next' } & ShownNfts & FailedNfts)
  | ({ readonly status: 'failed' } & FailedNfts)
