import type { Failure } from '../../../foundation/errors/toFailure.js'
import type { WalletRow } from '../wallets/walletRow.js'

/** A row of the AllWallets view. */
export type CatalogueWalletRow = WalletRow & {
  /** The operator of the wallet directory has certified the wallet. */
  readonly certified: boolean
  /** The wallet is installed in this browser. */
  readonly installed: boolean
}

/** The model of the AllWallets view. `wallets` lists installed wallets, featured wallets, then the rest of the directory. */
export type AllWalletsModel = {
  /** The text of the search field. */
  readonly query: string
  readonly certifiedOnly: boolean
  /** Whether a loaded wallet is certified. Otherwise, the filter `certifiedOnly` would show nothing. */
  readonly hasCertified: boolean
  /** Number of wallets on all pages, if it is known. */
  readonly total?: number | undefined
} /** `loading`: a page is being loaded, so placeholders follow `wallets`. */ & (
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
      /** True: the directory could not be queried, and `wallets` are built-in. False: only the next page failed. */
      readonly builtIn: boolean
    } & Failure)
)

/** The model of the Downloads view: the download links of one wallet. */
export type DownloadsModel = {
  readonly wallet: WalletRow
  /** The link for this device, or the website; absent if none is known. */
  readonly primary?: DownloadLink | undefined
  /** All other links. */
  readonly others: readonly DownloadLink[]
  /** The links of `others` to open on a phone, which views show as QR codes. Empty on a phone or tablet. */
  readonly codes: readonly DownloadLink[]
}

/** A download link of a wallet, `https:` only. */
export type DownloadLink = {
  readonly store: 'chrome' | 'app-store' | 'play-store' | 'homepage'
  readonly href: string
}
