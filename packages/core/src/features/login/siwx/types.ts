import type { Cancel, Effect, Failed, Step, Timer } from '../../../engine/machine.js'
import type { PlainView } from '../../../engine/routes.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { SiwxMessageData, SiwxSession } from '../../../ports/Siwx.js'

/** The account and the chain that sign in, and the wallet that is asked. */
export type SiwxSubject = {
  readonly connectorId: string
  readonly address: string
  readonly chainId: CaipNetworkId
}

/** A message of the app, after its validation. `text` is what is shown and signed. */
export type SiwxPrepared = { readonly data: SiwxMessageData; readonly text: string }

/** How the last attempt ended, if the user has not signed in. */
export type SiwxOutcome =
  | { readonly status: 'declined' }
  | { readonly status: 'failed'; readonly error: LatchkitError }

/** Fields of all states with an account. */
type Of = { readonly subject: SiwxSubject }
/** `isRequired`: an account that does not sign in is disconnected. */
type Asked = Of & { readonly isRequired: boolean }

/** The sign-in of one namespace. `signId` is the id of a pending `signIn` action. */
export type SiwxState =
  /** No account, or none that signs in. */
  | { readonly status: 'idle' }
  /** The sessions of the app are read. */
  | (Of & { readonly status: 'checking'; readonly signId?: string | undefined })
  /** The app creates the message. */
  | (Asked & {
      readonly status: 'preparing'
      readonly outcome?: SiwxOutcome | undefined
      readonly signId?: string | undefined
    })
  /** The user is asked to sign the message. */
  | (Asked & {
      readonly status: 'prompting'
      readonly message: SiwxPrepared
      readonly outcome?: SiwxOutcome | undefined
    })
  /** The wallet is asked. */
  | (Asked & { readonly status: 'signing'; readonly message: SiwxPrepared; readonly signId: string })
  /** The app verifies the signature. */
  | (Asked & { readonly status: 'verifying'; readonly message: SiwxPrepared; readonly signId: string })
  | (Asked & { readonly status: 'verified'; readonly session: SiwxSession })
  | (Asked & { readonly status: 'signingOut'; readonly session: SiwxSession; readonly id: string })
  /** The user has cancelled, or signed out. */
  | (Asked & { readonly status: 'cancelled' })
  /** The sessions could not be read, or the message could not be created. */
  | (Asked & { readonly status: 'failed'; readonly error: LatchkitError })

/** Events of the sign-in, in chronological order. */
export type SiwxEvent =
  /** A remote wallet has signed with its approval: the app has stored the session, or it failed. Comes before `connected`. */
  | {
      readonly type: 'oneClick'
      readonly session?: SiwxSession | undefined
      readonly error?: LatchkitError | undefined
      readonly chainId?: CaipNetworkId | undefined
    }
  /** A wallet was connected. Without `subject`, its account does not sign in. */
  | { readonly type: 'connected'; readonly subject?: SiwxSubject | undefined }
  /** The account or the chain can have changed. */
  | { readonly type: 'changed'; readonly subject?: SiwxSubject | undefined }
  | {
      readonly type: 'checked'
      readonly session?: SiwxSession | undefined
      readonly isRequired: boolean
      readonly error?: LatchkitError | undefined
      /** When the sessions are read again. */
      readonly recheckMs?: number | undefined
    }
  | {
      readonly type: 'prepared'
      readonly message: SiwxPrepared
      /** When the message is created again. */
      readonly refreshMs?: number | undefined
    }
  /** The message is so old that its nonce can have expired. */
  | { readonly type: 'refresh' }
  /** The session may have ended. */
  | { readonly type: 'recheck' }
  | { readonly type: 'sign'; readonly id: string }
  | { readonly type: 'signed'; readonly id: string; readonly signature: string }
  | { readonly type: 'notSigned'; readonly id: string; readonly error: LatchkitError }
  | {
      readonly type: 'added'
      readonly id: string
      readonly session: SiwxSession
      readonly recheckMs?: number | undefined
    }
  | { readonly type: 'cancel'; readonly id: string }
  | { readonly type: 'signOut'; readonly id: string }
  | { readonly type: 'revoked'; readonly id: string }
  | { readonly type: 'disconnected' }

/** Effects of the sign-in: calls to the app. Those that change a session are writes. */
export type SiwxEffect =
  | (Effect & { readonly type: 'check'; readonly subject: SiwxSubject })
  | (Effect & { readonly type: 'prepare'; readonly subject: SiwxSubject })
  | (Effect & { readonly type: 'add'; readonly id: string; readonly session: SiwxSession })
  | (Effect & { readonly type: 'revoke'; readonly id: string; readonly subject: SiwxSubject })
  /** Ends the sessions of a disconnected account. */
  | (Effect & { readonly type: 'clear' })
  | Timer<SiwxEvent>
  | Cancel

/** Facts of the sign-in. A fact with an `id` settles the action of that id. */
export type SiwxFact =
  /** The user has to sign, or to read why that is not possible. */
  | { readonly type: 'needed'; readonly isRequired: boolean }
  /** There is nothing to ask the user. */
  | { readonly type: 'settled' }
  /** The wallet is to be asked. */
  | {
      readonly type: 'signRequested'
      readonly id: string
      readonly subject: SiwxSubject
      readonly text: string
    }
  | { readonly type: 'verified'; readonly id?: string | undefined; readonly session: SiwxSession }
  /** An attempt ended without a session. */
  | {
      readonly type: 'failed'
      readonly id?: string | undefined
      readonly error: LatchkitError
      /** The chain, if no wallet is connected. */
      readonly chainId?: CaipNetworkId | undefined
    }
  | { readonly type: 'cancelled'; readonly id: string; readonly isRequired: boolean }
  | { readonly type: 'signedOut'; readonly id: string; readonly isRequired: boolean }
  | { readonly type: 'signOutFailed'; readonly id: string; readonly error: LatchkitError }

/** Step of the sign-in; see `transition`. */
export type SiwxStep = Step<SiwxState, SiwxEffect, SiwxFact>
/** All inputs of the sign-in. */
export type SiwxInput = SiwxEvent | Failed<SiwxEffect>

declare module '../../../engine/types.js' {
  interface Features {
    siwx: {
      state: SiwxState
      event: SiwxEvent
      fact: SiwxFact
      perNamespace: true
      isOptional: true
    }
  }
}

declare module '../../../engine/routes.js' {
  interface Routes {
    /** The message that signs the account in. `isRequired` while it is known that an account that does not sign in is disconnected. */
    'siwx-sign-message': PlainView<{
      readonly namespace: ChainNamespace
      readonly isRequired?: true | undefined
    }>
  }
}
