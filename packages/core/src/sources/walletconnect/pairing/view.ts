import type { WalletRow } from '../../../features/wallet/wallets/walletRow.js'
import type { Failure } from '../../../foundation/errors/toFailure.js'
import type { LinkTarget } from './deepLink.js'
import type { RemotePlatform } from './types.js'

/** The model of the ConnectingRemote view, for one remote wallet or any wallet that scans the code. */
export type ConnectingRemoteModel = {
  /** Absent if any wallet can scan the code. */
  readonly wallet?: WalletRow | undefined
  /** The ways to reach the wallet, the best first; never empty. */
  readonly platforms: readonly RemotePlatform[]
  /** The selected platform. */
  readonly platform: RemotePlatform
  /** Whether to show "Don't have it? Get it", because there is a download link. */
  readonly downloads: boolean
} & (
  | { readonly status: 'preparing' }
  /**
   * `qrcode`: the URI is shown as a QR code and can be copied. `signsIn`: the wallet is asked to connect and to sign in at once.
   */
  | { readonly status: 'scan'; readonly uri: string; readonly signsIn?: true | undefined }
  /** `mobile`, `desktop` and `web`: render it as an `<a href>`, so that the tap opens the wallet within the user gesture. */
  | {
      readonly status: 'open'
      readonly href: string
      /** Fallback for browsers that block the wallet app's URL scheme. */
      readonly fallbackHref?: string | undefined
      readonly target: LinkTarget
      /** The pairing URI of the link, to copy. Absent if the link opens the dapp in the wallet's in-app browser. */
      readonly uri?: string | undefined
      /** The wallet is asked to connect and to sign in at once. */
      readonly signsIn?: true | undefined
    }
  /** The wallet has connected and signed in. The app verifies the message. */
  | { readonly status: 'authenticating' }
  /** `browser`: the wallet's extension is not installed. */
  | { readonly status: 'not-detected' }
  /** The user declined. This is not an error: the view offers a retry. */
  | { readonly status: 'declined' }
  | ({ readonly status: 'failed' } & Failure)
  | { readonly status: 'connected' }
)

/** The model of the ConnectingBasic view, the first view of an app without adapters: the QR code, and the wallets below it. */
export type ConnectingBasicModel = {
  readonly remote: ConnectingRemoteModel
  readonly wallets: readonly WalletRow[]
  /** The link to all wallets of the wallet directory. */
  readonly allWallets: boolean
}
