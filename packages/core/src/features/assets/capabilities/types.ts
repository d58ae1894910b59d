import type { Effect, Failed, Step } from '../../../engine/machine.js'
import type { Capabilities } from '../../../ports/Capabilities.js'

/** Capabilities of the app's server. `capabilities` is the last answer, also while it is asked again and after that failed. */
export type CapabilitiesState = {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** When the status began, in ms since the epoch. */
  readonly at: number
  readonly capabilities?: Capabilities | undefined
}

/** Events of the capabilities. */
export type CapabilitiesEvent =
  /** Reuses an answer younger than a minute, and a failure younger than 30 s. */
  | { readonly type: 'load'; readonly at: number }
  | { readonly type: 'loaded'; readonly capabilities: Capabilities; readonly at: number }
  | { readonly type: 'loadFailed'; readonly at: number }

/** Asks the server. */
export type CapabilitiesEffect = Effect & { readonly type: 'fetch'; readonly at: number }

/** Step of the capabilities; see `transition`. */
export type CapabilitiesStep = Step<CapabilitiesState, CapabilitiesEffect, never>

/** All inputs of the machine of the capabilities. */
export type CapabilitiesInput = CapabilitiesEvent | Failed<CapabilitiesEffect>

declare module '../../../engine/types.js' {
  interface Features {
    capabilities: {
      state: CapabilitiesState
      event: CapabilitiesEvent
      isOptional: true
    }
  }
}
