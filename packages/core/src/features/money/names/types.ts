import type { Cancel, Effect, Failed, Step, Timer } from '../../../engine/machine.js'
import type { AccountView } from '../../../engine/routes.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { TypedData } from '../../../ports/EvmMethods.js'
import type { NameSuggestion } from '../../../ports/NameRegistry.js'
import type { Write } from '../../wallet/request/machine.js'

/** State of the label that the user has typed. */
export type NameLookup =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly label: string }
  | { readonly status: 'ready'; readonly label: string; readonly suggestions: readonly NameSuggestion[] }
  | { readonly status: 'failed'; readonly label: string; readonly error: LatchkitError }

/** A name to register, and the account that signs. */
export type NameRequest = {
  readonly id: string
  /** The complete name, such as `alice.example.eth`. */
  readonly name: string
  readonly address: string
  readonly chainId: CaipNetworkId
  readonly connectorId: string
  readonly coinType: number
  readonly attributes: Readonly<Record<string, string>>
}

/** A registration that the server has prepared. */
export type PreparedRequest = NameRequest & { readonly typedData: TypedData }

/** The last registration. */
export type NameRegistration =
  | { readonly status: 'idle' }
  /** The server was asked for what the wallet signs. */
  | ({ readonly status: 'preparing' } & NameRequest)
  /** The wallet was asked, and has not responded. */
  | ({ readonly status: 'signing' } & PreparedRequest)
  /** The server was asked to register the name. */
  | ({ readonly status: 'registering' } & PreparedRequest)
  | ({ readonly status: 'registered' } & NameRequest)
  | ({ readonly status: 'failed'; readonly error: LatchkitError } & NameRequest)

/** The name that the user chooses. */
export type NamesState = {
  /** The zone of new names; absent until it is known, and null if the server has none. */
  readonly zone?: string | null | undefined
  /** The label as typed. */
  readonly label: string
  readonly lookup: NameLookup
  readonly registration: NameRegistration
}

/** Events of the names. */
export type NamesEvent =
  /** Reads the zone, unless it is known. */
  | { readonly type: 'open' }
  | { readonly type: 'zoneLoaded'; readonly zone: string | null }
  | { readonly type: 'edit'; readonly label: string }
  | { readonly type: 'lookUp'; readonly label: string }
  | { readonly type: 'lookedUp'; readonly label: string; readonly suggestions: readonly NameSuggestion[] }
  | { readonly type: 'lookupFailed'; readonly label: string; readonly error: LatchkitError }
  | { readonly type: 'register'; readonly request: NameRequest }
  | { readonly type: 'prepared'; readonly id: string; readonly typedData: TypedData }
  /** The wallet has responded. */
  | { readonly type: 'signed'; readonly writeId: string; readonly signature: string }
  | { readonly type: 'notSigned'; readonly writeId: string; readonly error: LatchkitError }
  | { readonly type: 'registered'; readonly id: string }
  | { readonly type: 'registerFailed'; readonly id: string; readonly error: LatchkitError }
  /** Stops waiting for the typed data or the wallet. A registration that the server has is not cancelled. */
  | { readonly type: 'cancel' }
  /** Forgets what was typed, and how the last registration ended. */
  | { readonly type: 'reset' }

/** Asks the server. */
export type NamesEffect =
  | (Effect & { readonly type: 'loadZone' })
  | (Effect & { readonly type: 'suggest'; readonly label: string })
  | (Effect & { readonly type: 'prepare'; readonly request: NameRequest })
  /** A write: it ends with the server's response. */
  | (Effect & { readonly type: 'register'; readonly request: PreparedRequest; readonly signature: string })
  | Timer<NamesEvent>
  | Cancel

/** Facts of the names. */
export type NamesFact =
  | { readonly type: 'started'; readonly id: string }
  /** The wallet is to be asked: once for each registration. */
  | { readonly type: 'prepared'; readonly id: string; readonly write: Write }
  | { readonly type: 'registered'; readonly id: string; readonly name: string; readonly address: string }
  | {
      readonly type: 'notRegistered'
      readonly id: string
      readonly error: LatchkitError
      /** Whether the wallet can still respond. */
      readonly isAsked: boolean
    }

/** Step of the names; see `transition`. */
export type NamesStep = Step<NamesState, NamesEffect, NamesFact>
/** All inputs of the names. */
export type NamesInput = NamesEvent | Failed<NamesEffect>

declare module '../../../engine/types.js' {
  interface Features {
    names: { state: NamesState; event: NamesEvent; fact: NamesFact; isOptional: true }
  }
}

declare module '../../../engine/routes.js' {
  interface Routes {
    /** Uses of a name. Only accounts of `eip155` have names. */
    'choose-account-name': AccountView<{ readonly namespace: ChainNamespace }>
    /** The name to register. */
    'register-account-name': AccountView<{ readonly namespace: ChainNamespace }>
    /** The wallet's response, and then the registered name. */
    'register-account-name-success': AccountView<{ readonly namespace: ChainNamespace }>
  }
}
