import type { LatchkitError } from '../errors/base.js'
import type { Cancel, Effect, Failed, Step, Timer } from '../kit/machine.js'
import type { RelaySession } from '../ports/Relay.js'

/** Something to scan or to open, and until when (ms since the epoch). */
export type Pairing = {
  /** Its number on this page: names its effect, so that two can be waited for at once. */
  readonly id: number
  /** `wc:…` */
  readonly uri: string
  readonly expiresAt: number
}

/** The wallet that was opened by a link, and the link (spec §4: kept when the session is approved). */
export type Linking = {
  readonly walletId: string
  readonly name: string
  readonly href: string
}

/** How the last pairing ended, where it did not end in a session. */
export type PairingOutcome =
  | { readonly status: 'declined' }
  | { readonly status: 'failed'; readonly error: LatchkitError }
  /** The last session has expired. */
  | { readonly status: 'expired'; readonly error: LatchkitError }

/** The pairing of a page (spec §4). */
export type PairingState =
  | { readonly status: 'idle'; readonly nextId: number; readonly outcome?: PairingOutcome | undefined }
  /** A URI is on its way; the one before it stays on show until then, so that the code does not flicker. */
  | {
      readonly status: 'preparing'
      readonly nextId: number
      readonly pairing?: Pairing | undefined
      readonly linking?: Linking | undefined
    }
  /** `resting`: nobody looks at it any more. It can still be answered, and is not renewed. */
  | {
      readonly status: 'waiting'
      readonly nextId: number
      readonly pairing: Pairing
      readonly linking?: Linking | undefined
      readonly resting?: true | undefined
    }

/** What the pairing can be told, in the order time runs. `at`: the instance's time in ms since the epoch. */
export type PairingEvent =
  /** Somebody wants a URI. One that lives is used again. */
  | { readonly type: 'begin'; readonly at: number }
  | { readonly type: 'uriArrived'; readonly id: number; readonly uri: string; readonly at: number }
  /** The visitor opens a wallet by a link. */
  | { readonly type: 'linked'; readonly linking: Linking }
  /** Nobody looks any more; a wallet that has the URI may still answer. */
  | { readonly type: 'rest' }
  /** 10 s before it expires: a fresh one is made. */
  | { readonly type: 'renew'; readonly id: number }
  /** Nobody can use that URI any more. */
  | { readonly type: 'expired'; readonly id: number }
  | { readonly type: 'approved'; readonly id: number; readonly session: RelaySession }
  /** Nobody wants it any more. */
  | { readonly type: 'cancel' }
  /** Forgets how the last one ended. */
  | { readonly type: 'clear' }
  /** The session is over: what was kept of it is forgotten (spec §4). */
  | { readonly type: 'reset' }
  /** The session has reached its end without an extension. Comes after `reset`. */
  | { readonly type: 'sessionExpired' }

/** What the pairing asks of the world: each URI is waited for under its own key. */
export type PairingEffect =
  | (Effect & { readonly type: 'pair'; readonly id: number })
  /** Goes on with an approved session, or ends one that came too late. */
  | (Effect & { readonly type: 'adopt' | 'refuse'; readonly session: RelaySession })
  /** Keeps the link that opens the wallet for its later requests, or forgets it. */
  | (Effect & { readonly type: 'remember'; readonly linking: Linking | null })
  | Timer<PairingEvent>
  | Cancel

/** What the pairing tells. */
export type PairingFact =
  /** There is something to scan or to open. */
  | { readonly type: 'ready'; readonly pairing: Pairing }
  | {
      readonly type: 'approved'
      readonly session: RelaySession
      /** `mobile` where a wallet was opened by a link, else `qrcode` (spec §4). */
      readonly method: 'mobile' | 'qrcode'
      readonly linking?: Linking | undefined
    }
  | { readonly type: 'declined' | 'failed'; readonly error: LatchkitError }
  | { readonly type: 'cancelled' }
  /** The session has expired: the user has to connect again. */
  | { readonly type: 'sessionExpired'; readonly error: LatchkitError }

/** Step of the pairing; see `transition`. */
export type PairingStep = Step<PairingState, PairingEffect, PairingFact>
/** All that the pairing can be told. */
export type PairingInput = PairingEvent | Failed<PairingEffect>
