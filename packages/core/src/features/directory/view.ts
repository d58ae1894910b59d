import type { Failure } from '../../foundation/errors/toFailure.js'
import type { WalletRow } from '../wallets/walletRow.js'

/** A wallet among all wallets. */
export type CatalogueWalletRow = WalletRow & {
  /** The catalogue's operator vouches for it. */
  readonly certified: boolean
  /** It is in this browser now. */
  readonly installed: boolean
}

/** What the AllWallets view shows. `wallets` are those so far: installed ones first, then featured ones, then the catalogue's order. */
export type AllWalletsModel = {
  /** What is typed in the search field. */
  readonly query: string
  readonly certifiedOnly: boolean
  /** How many there are on all pages, where it is known. */
  readonly total?: number | undefined
} /** A page is on its way: placeholders follow. */ & (
  | { readonly status: 'loading'; readonly wallets: readonly CatalogueWalletRow[] }
  | {
      readonly status: 'ready'
      readonly wallets: readonly CatalogueWalletRow[]
      readonly hasMore: boolean
    }
  | { readonly status: 'no-match' }
  | ({
      readonly status: 'failed'
      readonly wallets: readonly CatalogueWalletRow[]
      /** The catalogue could not be asked at all: these are the ones the kit knows by itself. False: only the next page did not come. */
      readonly builtIn: boolean
    } & Failure)
)

/** What the Downloads view shows: where one wallet can be had. */
export type DownloadsModel = {
  readonly wallet: WalletRow
  /** `https:` only; absent if none is known. */
  readonly links: readonly DownloadLink[]
}

/** A place a wallet can be had from. */
export type DownloadLink = {
  readonly store: 'chrome' | 'app-store' | 'play-store' | 'homepage'
  readonly href: string
}
