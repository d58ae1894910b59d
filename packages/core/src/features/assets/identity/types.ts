import type { Cancel, Effect, Failed, Step } from '../../../engine/machine.js'
import type { Identity } from '../../../ports/DataApi.js'

/** What is known about the name of an address. `identity` is the last one, also while it is read again. */
export type KnownIdentity = {
  readonly status: 'loading' | 'ready' | 'failed'
  /** When the status began, in ms since the epoch. */
  readonly at: number
  readonly identity?: Identity | undefined
}

/** The identities of addresses, by address. At most 100. */
export type IdentityState = { readonly byAddress: Readonly<Record<string, KnownIdentity>> }

/** Events of the identities. */
export type IdentityEvent =
  /** Reuses an identity younger than 5 minutes, and a failure younger than 30 s. */
  | { readonly type: 'load'; readonly address: string; readonly at: number }
  | {
      readonly type: 'loaded'
      readonly address: string
      readonly identity: Identity
      readonly at: number
    }
  | { readonly type: 'loadFailed'; readonly address: string; readonly at: number }

/** Reads an identity. */
export type IdentityEffect =
  | (Effect & { readonly type: 'fetch'; readonly address: string; readonly at: number })
  | Cancel

/** Step of the identities; see `transition`. */
export type IdentityStep = Step<IdentityState, IdentityEffect, never>

/** All inputs of the machine of the identities. */
export type IdentityInput = IdentityEvent | Failed<IdentityEffect>

declare module '../../../engine/types.js' {
  interface Features {
    identity: {
      state: IdentityState
      event: IdentityEvent
      isOptional: true
    }
  }
}
