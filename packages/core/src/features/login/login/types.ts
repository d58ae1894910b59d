import type { Cancel, Effect, Failed, Step, Timer } from '../../../engine/machine.js'
import type { PlainView } from '../../../engine/routes.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { FrameEmailAction } from '../../../ports/Frame.js'

/** An attempt to log in with an e-mail address. Its `id` is the id of the action that started it, and of the connection that follows. */
export type LoginAttempt = {
  readonly id: string
  readonly email: string
  /** The connector of the login frame, and the namespace that it connects. */
  readonly connectorId: string
  readonly namespace: ChainNamespace
  /** The frame does not know this device: the user confirms a link, and enters a code after it. */
  readonly isNewDevice?: true | undefined
}

/** The e-mail that was sent last. */
export type SentEmail = {
  /** Time in ms since the epoch. */
  readonly at: number
  /** Absent if it was sent before the page was loaded. */
  readonly to?: string | undefined
}

/** A view of the login that the user has to act in. `error`: why the last action failed; the view stays usable. */
type Waiting = LoginAttempt & {
  readonly error?: LatchkitError | undefined
  /** The id of the action that requests another e-mail, while it is pending. */
  readonly resendId?: string | undefined
}

/** Where a login is. */
export type LoginFlow =
  | { readonly status: 'idle' }
  /** The frame was asked for an e-mail. */
  | ({ readonly status: 'starting' } & LoginAttempt)
  /**
   * The user opens the link in the e-mail, which was sent at `since`, in ms since the epoch. `isWaiting`: false if the link has
   * expired, or the frame has failed.
   */
  | ({ readonly status: 'verifyDevice'; readonly since: number; readonly isWaiting: boolean } & Waiting)
  /** The user enters the code of the e-mail. `wrongCodes`: the number of codes that the frame has refused. */
  | ({ readonly status: 'verifyOtp'; readonly wrongCodes: number } & Waiting)
  /** The frame verifies a code. `verifyId` is the id of the action. */
  | ({ readonly status: 'verifying'; readonly wrongCodes: number; readonly verifyId: string } & LoginAttempt)
  /** The user is logged in, and the wallet of the frame is connected. */
  | ({ readonly status: 'connecting' } & LoginAttempt)
  | ({ readonly status: 'done' } & LoginAttempt)
  | ({ readonly status: 'failed'; readonly error: LatchkitError } & LoginAttempt)

/** The login with an e-mail address. Contains no code. */
export type LoginState = {
  readonly flow: LoginFlow
  readonly sent?: SentEmail | undefined
}

/** Events of the login. Times are in ms since the epoch. */
export type LoginEvent =
  /** The user has begun to enter an address, or opens the settings of the wallet. Only for telemetry. */
  | { readonly type: 'selected' }
  /** `sent`: the e-mail that was sent last, as it was stored. */
  | {
      readonly type: 'start'
      readonly attempt: LoginAttempt
      readonly at: number
      readonly sent?: SentEmail | undefined
    }
  /** The frame has sent an e-mail, or needs none. */
  | {
      readonly type: 'emailSent'
      readonly id: string
      readonly action: FrameEmailAction
      readonly at: number
    }
  | { readonly type: 'emailFailed'; readonly id: string; readonly error: LatchkitError }
  /** The user has confirmed the link, and the code was sent. */
  | { readonly type: 'deviceApproved'; readonly id: string; readonly at: number }
  /** The user has not confirmed the link within one request to the frame. */
  | {
      readonly type: 'deviceTimedOut'
      readonly id: string
      readonly at: number
      readonly error: LatchkitError
    }
  | { readonly type: 'deviceFailed'; readonly id: string; readonly error: LatchkitError }
  | { readonly type: 'resend'; readonly resendId: string; readonly at: number }
  | { readonly type: 'verify'; readonly verifyId: string; readonly code: string }
  | { readonly type: 'codeAccepted'; readonly verifyId: string }
  /** `isAborted`: the frame has not decided about the code, for example because its time limit ended. */
  | {
      readonly type: 'codeRejected'
      readonly verifyId: string
      readonly error: LatchkitError
      readonly isAborted: boolean
    }
  /** The connection of the same id has ended. */
  | { readonly type: 'walletConnected'; readonly id: string }
  | { readonly type: 'walletFailed'; readonly id: string; readonly error: LatchkitError }
  /** The user has left the login. `isDeclined`: in the frame, by cancelling the passkey that the wallet needs. */
  | { readonly type: 'cancel'; readonly isDeclined?: true | undefined }
  /** The user has disconnected the wallet of the frame, or the frame has ended its session. */
  | { readonly type: 'loggedOut' }

/** Asks the frame, and stores what the next page load needs. All reads of the frame have one key, as only one can be pending. */
export type LoginEffect =
  | (Effect & { readonly type: 'sendEmail'; readonly id: string; readonly email: string })
  | (Effect & { readonly type: 'waitForDevice'; readonly id: string })
  | (Effect & { readonly type: 'verifyCode'; readonly verifyId: string; readonly code: string })
  /** Ends a session of the frame that no connection uses. */
  | (Effect & { readonly type: 'signOut' })
  | (Effect & { readonly type: 'storeSent'; readonly at: number })
  | (Effect & { readonly type: 'storeLogin'; readonly email: string })
  | (Effect & { readonly type: 'clearStored' })
  | Timer<LoginEvent>
  | Cancel

/** Facts of the login. Each action of an id is settled once. */
export type LoginFact =
  /** The user has begun to enter an address; has opened the settings of the wallet. */
  | { readonly type: 'selected' }
  | { readonly type: 'codeNeeded' | 'deviceNeeded'; readonly id: string }
  /** The frame was asked for an e-mail; the user has confirmed the link of one; it has sent one with a code. */
  | { readonly type: 'submitted' | 'deviceRegistered' | 'codeSent'; readonly id: string }
  /** The user is logged in: the wallet of the frame is to be connected. */
  | ({ readonly type: 'verified' } & LoginAttempt)
  | { readonly type: 'loggedIn'; readonly id: string; readonly namespace: ChainNamespace }
  | { readonly type: 'failed'; readonly id: string; readonly error: LatchkitError }
  /** `isConnecting`: the wallet of the frame was being connected. `isDeclined`: the user has cancelled it in the frame. */
  | {
      readonly type: 'cancelled'
      readonly id: string
      readonly namespace: ChainNamespace
      readonly isConnecting: boolean
      readonly isDeclined?: true | undefined
    }
  | { readonly type: 'resent'; readonly resendId: string }
  | { readonly type: 'notResent'; readonly resendId: string; readonly error: LatchkitError }
  | { readonly type: 'codeAccepted'; readonly verifyId: string }
  | { readonly type: 'codeRejected'; readonly verifyId: string; readonly error: LatchkitError }

/** Step of the login; see `transition`. */
export type LoginStep = Step<LoginState, LoginEffect, LoginFact>
/** All inputs of the login. */
export type LoginInput = LoginEvent | Failed<LoginEffect>

declare module '../../../engine/types.js' {
  interface Features {
    login: { state: LoginState; event: LoginEvent; fact: LoginFact; isOptional: true }
  }
}

declare module '../../../engine/routes.js' {
  interface Routes {
    /** The code of the login that was sent by e-mail. */
    'email-otp': PlainView
    /** The link of the login that was sent by e-mail. */
    'email-device': PlainView
  }
}
