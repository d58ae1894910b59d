import type { Cancel, Effect, Failed, Step, Timer } from '../../../engine/machine.js'
import type { WalletView } from '../../../engine/routes.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { RelaySession } from '../../../ports/Relay.js'

/** A pairing URI to scan or to open, and when it expires (ms since the epoch). */
export type Pairing = {
  /** Unique within the kit. It is part of the effect's key, so that two pairings can be in flight at once. */
  readonly id: number
  /** `wc:…` */
  readonly uri: string
  readonly expiresAt: number
  /** The wallet is asked to connect and to sign in at once. */
  readonly signsIn?: true | undefined
}

/** The wallet app that the user opened by a deep link. Stored when the session is approved. */
export type OpenedWallet = {
  readonly walletId: string
  readonly name: string
  readonly href: string
}

/** The result of the last pairing, if it was declined, failed or its session expired. */
export type PairingOutcome =
  | { readonly status: 'declined' }
  | { readonly status: 'failed'; readonly error: LatchkitError }
  /** The last session has expired. */
  | { readonly status: 'expired'; readonly error: LatchkitError }

/** The pairing of a kit. */
export type PairingState =
  | { readonly status: 'idle'; readonly nextId: number; readonly outcome?: PairingOutcome | undefined }
  /**
   * A new URI is being created. The previous one stays visible until then, so that the QR code does not flicker. `signedId`: the wallet of
   * that pairing has signed in, and the app verifies the message. The URI is used: it is not renewed, and does not expire.
   */
  | {
      readonly status: 'preparing'
      readonly nextId: number
      readonly pairing?: Pairing | undefined
      readonly openedWallet?: OpenedWallet | undefined
      readonly signedId?: number | undefined
    }
  /** `isPaused`: no view shows the URI, so it is not renewed. A wallet can still approve it. */
  | {
      readonly status: 'waiting'
      readonly nextId: number
      readonly pairing: Pairing
      readonly openedWallet?: OpenedWallet | undefined
      readonly isPaused?: true | undefined
      readonly signedId?: number | undefined
    }

/** Events of the pairing, in the order in which they usually happen. `at`: the kit's time in ms since the epoch. */
export type PairingEvent =
  /** A caller or a view needs a URI. A URI that has not expired is reused. */
  | { readonly type: 'begin'; readonly at: number }
  | {
      readonly type: 'uriArrived'
      readonly id: number
      readonly uri: string
      readonly at: number
      readonly signsIn?: boolean | undefined
    }
  /** The user opens a wallet app by a deep link. */
  | { readonly type: 'walletOpened'; readonly openedWallet: OpenedWallet }
  /** No view shows the URI any more. A wallet can still approve it. */
  | { readonly type: 'pause' }
  /** 10 s before the URI expires, a new one is created. */
  | { readonly type: 'renew'; readonly id: number }
  /** The URI has expired. */
  | { readonly type: 'expired'; readonly id: number }
  /** The wallet has connected and signed in. The app verifies the message. */
  | { readonly type: 'signed'; readonly id: number }
  | { readonly type: 'approved'; readonly id: number; readonly session: RelaySession }
  /** No caller or view needs the URI any more. */
  | { readonly type: 'cancel' }
  /** Removes the outcome of the last pairing. */
  | { readonly type: 'clearOutcome' }
  /** The session has ended in its last namespace: cancels the URI, and removes the outcome and the stored deep link. */
  | { readonly type: 'sessionEnded' }
  /** The session has expired without an extension. Comes after `sessionEnded`. */
  | { readonly type: 'sessionExpired' }

/** Effects of the pairing. Each URI is pending under its own key. */
export type PairingEffect =
  | (Effect & { readonly type: 'pair'; readonly id: number })
  /** Adopts an approved session, or ends one whose pairing was cancelled. */
  | (Effect & { readonly type: 'adopt' | 'endUnusedSession'; readonly session: RelaySession })
  /** Stores the link that opens the wallet for later requests, or removes it. */
  | (Effect & { readonly type: 'storeDeepLink'; readonly openedWallet: OpenedWallet | null })
  | Timer<PairingEvent>
  | Cancel

/** Facts of the pairing. */
export type PairingFact =
  /** There is a URI to scan or to open. */
  | { readonly type: 'ready'; readonly pairing: Pairing }
  | {
      readonly type: 'approved'
      readonly session: RelaySession
      /** `mobile` if a wallet app was opened by a deep link, else `qrcode`. */
      readonly method: 'mobile' | 'qrcode'
      readonly openedWallet?: OpenedWallet | undefined
    }
  | { readonly type: 'declined' | 'failed'; readonly error: LatchkitError }
  | { readonly type: 'cancelled' }
  /** The session has expired: the user has to connect again. */
  | { readonly type: 'sessionExpired'; readonly error: LatchkitError }

/** Step of the pairing; see `transition`. */
export type PairingStep = Step<PairingState, PairingEffect, PairingFact>
/** All inputs of the pairing machine. */
export type PairingInput = PairingEvent | Failed<PairingEffect>

declare module '../../../engine/types.js' {
  interface Features {
    pairing: { state: PairingState; event: PairingEvent; fact: PairingFact; isOptional: true }
  }
}

/** How a remote wallet is reached: by QR code, as an app on this device, as a web app, or as a browser extension. */
export type RemotePlatform = 'qrcode' | 'mobile' | 'desktop' | 'web' | 'browser'

declare module '../../../engine/routes.js' {
  interface Routes {
    /** A wallet on another device or in another app; without `walletId`, any wallet that scans the code. */
    'connecting-remote': WalletView<{
      readonly walletId?: string | undefined
      readonly platform?: RemotePlatform | undefined
    }>
    /** The QR code and the wallets in one view, for an app without other wallets. */
    'connecting-basic': WalletView
  }
}
