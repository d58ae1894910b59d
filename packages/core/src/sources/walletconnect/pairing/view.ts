import type { RemotePlatform } from '../../../features/modal/route.js'
import type { WalletRow } from '../../../features/wallets/walletRow.js'
import type { Failure } from '../../../foundation/errors/toFailure.js'
import type { LinkTarget } from './deepLink.js'

/** The model of the ConnectingRemote view: a wallet on another device or in another app, or any that scans the code. */
export type ConnectingRemoteModel = {
  /** Absent: any wallet. */
  readonly wallet?: WalletRow | undefined
  /** The ways to reach the wallet, the best first; never empty. */
  readonly platforms: readonly RemotePlatform[]
  /** The platform shown. */
  readonly platform: RemotePlatform
  /** Whether there is a download link: "Don't have it? Get it". */
  readonly downloads: boolean
} & (
  | { readonly status: 'preparing' }
  /** `qrcode`. The URI can be copied, too. */
  | { readonly status: 'scan'; readonly uri: string }
  /** `mobile`, `desktop` and `web`: a real `<a href>`, so that the tap itself opens the wallet. */
  | {
      readonly status: 'open'
      readonly href: string
      /** For a browser that blocks the app's own scheme. */
      readonly fallbackHref?: string | undefined
      readonly target: LinkTarget
      /** The URI in the link, to copy; absent if the link opens the app inside the wallet. */
      readonly uri?: string | undefined
    }
  /** `browser`: the wallet's extension is not installed. */
  | { readonly status: 'not-detected' }
  /** The user declined. This is not an error: the view offers to try again. */
  | { readonly status: 'declined' }
  | ({ readonly status: 'failed' } & Failure)
  | { readonly status: 'connected' }
)

/** The model of the ConnectingBasic view: the QR code, and the wallets below it. */
export type ConnectingBasicModel = {
  readonly remote: ConnectingRemoteModel
  readonly wallets: readonly WalletRow[]
  /** The link to all wallets of the wallet directory. */
  readonly allWallets: boolean
}
