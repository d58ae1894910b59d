import type { Identity } from '../../../ports/DataApi.js'
import type { KeyedEvent } from '../list/keyed.js'

/** State of the name of an address. `identity` is the last one, also while it is read again. */
export type KnownIdentity = {
  readonly status: 'loading' | 'ready' | 'failed'
  /** When the status began, in ms since the epoch. */
  readonly at: number
  readonly identity?: Identity | undefined
}

/** The identities of addresses, by address. At most 100. */
export type IdentityState = { readonly byAddress: Readonly<Record<string, KnownIdentity>> }

declare module '../../../engine/types.js' {
  interface Features {
    identity: {
      state: IdentityState
      event: KeyedEvent<string, Identity>
      isOptional: true
    }
  }
}
