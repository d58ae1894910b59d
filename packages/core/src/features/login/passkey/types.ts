import type { Cancel, Effect, Failed, Step } from '../../../engine/machine.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'

/** An attempt to log in with a passkey. Its `id` is the id of the action that started it, and of the connection that follows. */
export type PasskeyAttempt = {
  readonly id: string
  /** The connector of the login frame, and the namespace that it connects. */
  readonly connectorId: string
  readonly namespace: ChainNamespace
}

/** Where a login is. */
export type PasskeyFlow =
  | { readonly status: 'idle' }
  /** The frame is displayed, and asks for the passkey. */
  | ({ readonly status: 'asking' } & PasskeyAttempt)
  /** The user is logged in, and the wallet of the frame is connected. */
  | ({ readonly status: 'connecting' } & PasskeyAttempt)
  | ({ readonly status: 'done' } & PasskeyAttempt)
  | ({ readonly status: 'failed'; readonly error: LatchkitError } & PasskeyAttempt)

/** The login with a passkey. */
export type PasskeyState = { readonly flow: PasskeyFlow }

/** Events of the login. */
export type PasskeyEvent =
  | { readonly type: 'start'; readonly attempt: PasskeyAttempt }
  | { readonly type: 'verified'; readonly id: string }
  | { readonly type: 'notVerified'; readonly id: string; readonly error: LatchkitError }
  /** The user has cancelled it in the frame. */
  | { readonly type: 'declined'; readonly id: string }
  /** The connection of the same id has ended. */
  | { readonly type: 'walletConnected'; readonly id: string }
  | { readonly type: 'walletFailed'; readonly id: string; readonly error: LatchkitError }
  | { readonly type: 'cancel' }
  /** The user has disconnected the wallet of the frame, or the frame has ended its session. */
  | { readonly type: 'loggedOut' }

/** Asks the frame, and stores what the next page load needs. */
export type PasskeyEffect =
  | (Effect & { readonly type: 'ask'; readonly id: string })
  /** Ends a session of the frame that no connection uses. */
  | (Effect & { readonly type: 'signOut' })
  /** Forgets the user of an earlier login of another kind. */
  | (Effect & { readonly type: 'clearStored' })
  | Cancel

/** Facts of the login. Each action of an id is settled once. */
export type PasskeyFact =
  | { readonly type: 'started'; readonly id: string }
  /** The user is logged in: the wallet of the frame is to be connected. */
  | ({ readonly type: 'verified' } & PasskeyAttempt)
  | { readonly type: 'loggedIn'; readonly id: string; readonly namespace: ChainNamespace }
  | { readonly type: 'failed'; readonly id: string; readonly error: LatchkitError }
  /** `isConnecting`: the wallet of the frame was being connected. */
  | {
      readonly type: 'cancelled'
      readonly id: string
      readonly namespace: ChainNamespace
      readonly isConnecting: boolean
    }

/** Step of the login; see `transition`. */
export type PasskeyStep = Step<PasskeyState, PasskeyEffect, PasskeyFact>
/** All inputs of the login. */
export type PasskeyInput = PasskeyEvent | Failed<PasskeyEffect>

declare module '../../../engine/types.js' {
  interface Features {
    passkey: { state: PasskeyState; event: PasskeyEvent; fact: PasskeyFact; isOptional: true }
  }
}
