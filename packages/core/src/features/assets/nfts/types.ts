import type { Cancel, Effect, Failed, Step } from '../../../engine/machine.js'
import type { AccountView } from '../../../engine/routes.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Nft } from '../../../ports/DataApi.js'
import type { BalanceSubject } from '../balance/types.js'

/** An NFT to show. Its name and that of its collection are at most 40 characters; the name can be empty. */
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
}

/** The NFTs of one account on one chain that are loaded: the newest in the account first, without spam. */
export type NftList = {
  readonly items: readonly NftItem[]
  /** The cursor of the next page; absent at the end of the list. */
  readonly cursor?: string | undefined
  /** The cursors of the loaded pages. One that is repeated ends the list. */
  readonly cursors: readonly string[]
  /** When the first page was read, in ms since the epoch. */
  readonly at: number
}

/** The NFTs of a namespace. */
export type NftsState =
  | { readonly status: 'idle' }
  /** `cursor` is that of the page that is read; absent for the first one. The known list stays until the read has succeeded. */
  | {
      readonly status: 'loading'
      readonly of: BalanceSubject
      readonly cursor?: string | undefined
      readonly list?: NftList | undefined
      /** Why the previous read failed. */
      readonly previousError?: LatchkitError | undefined
    }
  | { readonly status: 'ready'; readonly of: BalanceSubject; readonly list: NftList }
  /** Retries are blocked for 30 s after `at`, in ms since the epoch. */
  | {
      readonly status: 'failed'
      readonly of: BalanceSubject
      readonly error: LatchkitError
      readonly at: number
      /** The cursor of the page that failed; absent for the first one. */
      readonly cursor?: string | undefined
      readonly list?: NftList | undefined
    }

/** Events of a namespace's NFTs. */
export type NftsEvent =
  /** Reads the first page. Reuses a list younger than 30 s unless `force`. `restart`: see the effect. */
  | {
      readonly type: 'load'
      readonly of: BalanceSubject
      readonly at: number
      readonly force?: boolean | undefined
      readonly restart?: boolean | undefined
    }
  /** Reads the next page, unless a page is being read or the list has ended. */
  | { readonly type: 'loadMore'; readonly of: BalanceSubject; readonly at: number }
  /** `read` are the cursors of the pages that were read, of which all but the last were empty; `next` is the one after them. */
  | {
      readonly type: 'loaded'
      readonly of: BalanceSubject
      readonly cursor?: string | undefined
      readonly restart?: boolean | undefined
      readonly read: readonly string[]
      readonly items: readonly NftItem[]
      readonly next?: string | undefined
      readonly at: number
    }
  /** `at` is the time of the failure, at which the block starts. */
  | {
      readonly type: 'loadFailed'
      readonly of: BalanceSubject
      readonly cursor?: string | undefined
      readonly error: LatchkitError
      readonly at: number
    }
  /** Clears the list. */
  | { readonly type: 'reset' }

/** Reads a page. Superseded by a newer read. */
export type NftsEffect =
  | (Effect & {
      readonly type: 'fetch'
      readonly of: BalanceSubject
      readonly at: number
      readonly cursor?: string | undefined
      /** Whether later pages are dropped when the first one is read: they may have NFTs that the account owns no longer. */
      readonly restart?: boolean | undefined
    })
  | Cancel

/** Facts of a namespace's NFTs. */
export type NftsFact =
  | { readonly type: 'loaded'; readonly of: BalanceSubject; readonly list: NftList }
  | { readonly type: 'failed'; readonly of: BalanceSubject; readonly error: LatchkitError }
  /** The read was cancelled: the account or chain has changed, or the session has ended. */
  | { readonly type: 'dropped'; readonly of: BalanceSubject }

/** Step of the NFTs; see `transition`. */
export type NftsStep = Step<NftsState, NftsEffect, NftsFact>

/** All inputs of the machine of the NFTs. */
export type NftsInput = NftsEvent | Failed<NftsEffect>

declare module '../../../engine/types.js' {
  interface Features {
    nfts: {
      state: NftsState
      event: NftsEvent
      fact: NftsFact
      perNamespace: true
      isOptional: true
    }
  }
}

declare module '../../../engine/routes.js' {
  interface Routes {
    /** An NFT of the account; `id` is its CAIP-19 id. It is one of those that are loaded. */
    'nft-detail': AccountView<{ readonly namespace: ChainNamespace; readonly id: string }>
  }
}
