import type { Failure } from '../errors/toFailure.js'
import type { RemotePlatform } from '../modal/route.js'
import type { WalletRow } from '../wallets/walletRow.js'
import type { LinkTarget } from './deepLink.js'

/** What the ConnectingRemote view shows: a wallet on another device or in another app, or any that scans the code. */
export type ConnectingRemoteModel = {
  /** Absent: any wallet. */
  readonly wallet?: WalletRow | undefined
  /** The ways to reach it, the best first; never empty. */
  readonly platforms: readonly RemotePlatform[]
  /** The one on show. */
  readonly platform: RemotePlatform
  /** There is somewhere to get it from: "Don't have it? Get it". */
  readonly downloads: boolean
} & (
  | { readonly status: 'preparing' }
  /** `qrcode`. Beside the code, the URI can be copied. */
  | { readonly status: 'scan'; readonly uri: string }
  /** `mobile`, `desktop` and `web`: a real `<a href>`, so that the tap itself opens the wallet. */
  | {
      readonly status: 'open'
      readonly href: string
      /** For a browser that refuses the app's own scheme. */
      readonly fallbackHref?: string | undefined
      readonly target: LinkTarget
      /** What the link carries, to be copied; absent where it opens this page inside the wallet. */
      readonly uri?: string | undefined
    }
  /** `browser`: its extension is not in this browser. */
  | { readonly status: 'not-detected' }
  /** The person said no. Not an error: offer to try again. */
  | { readonly status: 'declined' }
  | ({ readonly status: 'failed' } & Failure)
  | { readonly status: 'connected' }
)

/** What the ConnectingBasic view shows: the code, and the wallets beside it. */
export type ConnectingBasicModel = {
  readonly remote: ConnectingRemoteModel
  readonly wallets: readonly WalletRow[]
  /** The way to every wallet of the catalogue. */
  readonly allWallets: boolean
}
