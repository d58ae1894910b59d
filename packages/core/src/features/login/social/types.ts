import type { Popup } from '../../../browser/openPopup.js'
import type { Cancel, Effect, Failed, Step, Timer } from '../../../engine/machine.js'
import type { WalletView } from '../../../engine/routes.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { SocialProvider } from '../../../foundation/schema/socialProvider.js'

/**
 * An attempt to log in with an account of a provider. Its `id` is the id of the action that started it, and of the connection
 * that follows.
 */
export type SocialAttempt = {
  readonly id: string
  readonly provider: SocialProvider
  /** The connector of the login frame, and the namespace that it connects. */
  readonly connectorId: string
  readonly namespace: ChainNamespace
}

/** Where a login is. */
export type SocialFlow =
  | { readonly status: 'idle' }
  /** The frame was asked for the address at the provider, which is then shown in the pop-up, or in this window. */
  | ({ readonly status: 'opening'; readonly window: 'popup' | 'this' } & SocialAttempt)
  /** The user logs in at the provider, in the pop-up. */
  | ({ readonly status: 'waiting' } & SocialAttempt)
  /** Farcaster: the user opens `url` on a phone and approves the login, and the frame waits for that. */
  | ({ readonly status: 'polling'; readonly url: string } & SocialAttempt)
  /** The browser has blocked the pop-up. `uri`: the address at the provider, as soon as it is known. */
  | ({ readonly status: 'blocked'; readonly uri?: string | undefined } & SocialAttempt)
  /** This window leaves the page for the provider. */
  | ({ readonly status: 'leaving' } & SocialAttempt)
  /** The user has logged in at the provider, and the frame completes the login. */
  | ({ readonly status: 'verifying' } & SocialAttempt)
  /** The user is logged in, and the wallet of the frame is connected. */
  | ({ readonly status: 'connecting'; readonly userName?: string | undefined } & SocialAttempt)
  | ({ readonly status: 'done' } & SocialAttempt)
  | ({ readonly status: 'failed'; readonly error: LatchkitError } & SocialAttempt)

/** The login with an account of a provider. */
export type SocialState = { readonly flow: SocialFlow }

/** Events of the login. */
export type SocialEvent =
  /** `popup`: the pop-up that is open. Without one, it is `isBlocked`, or the login takes place in this window. */
  | {
      readonly type: 'start'
      readonly attempt: SocialAttempt
      readonly popup?: Popup | undefined
      readonly isBlocked?: boolean | undefined
    }
  /** The page was loaded by the return of a login that had left it. */
  | { readonly type: 'resume'; readonly attempt: SocialAttempt; readonly uri: string }
  /** The address at the provider is known; a pop-up shows it, or for Farcaster the view. */
  | { readonly type: 'uriReady'; readonly id: string; readonly uri: string }
  | { readonly type: 'uriFailed'; readonly id: string; readonly error: LatchkitError }
  | { readonly type: 'timedOut'; readonly id: string }
  /** The user has not approved the login with Farcaster. */
  | { readonly type: 'expired'; readonly id: string }
  /** The user continues in this window. */
  | { readonly type: 'continue' }
  | { readonly type: 'popupClosed'; readonly id: string }
  /** The provider has returned to this address of the frame's origin. */
  | { readonly type: 'returned'; readonly id: string; readonly uri: string }
  | { readonly type: 'verified'; readonly id: string; readonly userName?: string | undefined }
  | { readonly type: 'notVerified'; readonly id: string; readonly error: LatchkitError }
  /** The connection of the same id has ended. */
  | { readonly type: 'walletConnected'; readonly id: string }
  | { readonly type: 'walletFailed'; readonly id: string; readonly error: LatchkitError }
  /** The user has left the login. */
  | { readonly type: 'cancel' }
  /** The user has disconnected the wallet of the frame, or the frame has ended its session. */
  | { readonly type: 'loggedOut' }

/** Asks the frame, and stores what the next page load needs. All reads of the frame have one key, as only one can be pending. */
export type SocialEffect =
  /** Gets the address at the provider. With a pop-up, it shows it, and waits for the return; the pop-up is closed when the effect ends. */
  | (Effect & {
      readonly type: 'begin'
      readonly id: string
      readonly provider: SocialProvider
      readonly popup?: Popup | undefined
    })
  /** Gets the address that the user opens with Farcaster, and has the frame wait for the approval. */
  | (Effect & { readonly type: 'beginFarcaster'; readonly id: string })
  | (Effect & { readonly type: 'verify'; readonly id: string; readonly uri: string })
  /** Has the user leave the page for the provider in the frame, and stores what the page needs when the user is back. */
  | (Effect & { readonly type: 'leave'; readonly attempt: SocialAttempt })
  /**
   * Ends a session of the frame that no connection uses. `isKept`: not if a connection uses one, which belongs to an earlier
   * login, or an e-mail login is pending.
   */
  | (Effect & { readonly type: 'signOut'; readonly isKept: boolean })
  | (Effect & {
      readonly type: 'storeUser'
      readonly provider: SocialProvider
      readonly userName?: string | undefined
    })
  | (Effect & { readonly type: 'clearStored' })
  | Timer<SocialEvent>
  | Cancel

/** Facts of the login. Each action of an id is settled once. */
export type SocialFact =
  /** `isResumed`: the user has left the page for the provider before, and is back. */
  | {
      readonly type: 'started'
      readonly id: string
      readonly provider: SocialProvider
      readonly isResumed: boolean
    }
  /** The user has logged in at the provider: the frame asks it who that is. */
  | { readonly type: 'returned'; readonly id: string; readonly provider: SocialProvider }
  /** The user is logged in: the wallet of the frame is to be connected. */
  | ({ readonly type: 'verified' } & SocialAttempt)
  | {
      readonly type: 'loggedIn'
      readonly id: string
      readonly provider: SocialProvider
      readonly namespace: ChainNamespace
    }
  | {
      readonly type: 'failed'
      readonly id: string
      readonly provider: SocialProvider
      readonly error: LatchkitError
    }
  /**
   * The user has declined at the provider, closed the pop-up or left the view. `isConnecting`: the wallet of the frame was being
   * connected.
   */
  | {
      readonly type: 'cancelled'
      readonly id: string
      readonly provider: SocialProvider
      readonly namespace: ChainNamespace
      readonly isConnecting: boolean
    }

/** Step of the login; see `transition`. */
export type SocialStep = Step<SocialState, SocialEffect, SocialFact>
/** All inputs of the login. */
export type SocialInput = SocialEvent | Failed<SocialEffect>

declare module '../../../engine/types.js' {
  interface Features {
    social: { state: SocialState; event: SocialEvent; fact: SocialFact; isOptional: true }
  }
}

declare module '../../../engine/routes.js' {
  interface Routes {
    /** The providers of accounts to log in with; `namespace` is the one to connect. */
    'connect-socials': WalletView<{ readonly namespace?: ChainNamespace | undefined }>
    /** The login with an account of a provider. */
    'connecting-social': WalletView
    /** The login with Farcaster: its code, or the button that opens the app. */
    'connecting-farcaster': WalletView
  }
}
