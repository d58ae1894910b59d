import type { KitState, Latchkit } from '@latchkit/core'
import type { InjectionKey, Ref } from 'vue'

/** The value that the plugin provides to an app. */
export type LatchkitContext = {
  readonly kit: Latchkit
  /** The state of the kit, which the plugin keeps up to date. */
  readonly state: Readonly<Ref<KitState>>
}

/** The key of the kit in an app. */
export const latchkitKey: InjectionKey<LatchkitContext> = Symbol('latchkit')
