import type { Step } from '../../../engine/machine.js'
import type { NameResolver } from '../../../ports/NameResolver.js'

/** A name with its address on one chain. */
export type ResolvedName = {
  /** In its normal form (ENSIP-15). */
  readonly name: string
  readonly address: string
}

/** The name services that the app has added, the latest first. */
export type NameResolutionState = { readonly resolvers: readonly NameResolver[] }

/** Events of the name services. */
export type NameResolutionEvent =
  | { readonly type: 'add'; readonly resolver: NameResolver }
  | { readonly type: 'remove'; readonly resolver: NameResolver }

/** Step of the name services; see `transition`. */
export type NameResolutionStep = Step<NameResolutionState, never, never>

declare module '../../../engine/types.js' {
  interface Features {
    nameResolution: { state: NameResolutionState; event: NameResolutionEvent; isOptional: true }
  }
}
