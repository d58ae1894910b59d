import type { Config } from '../config/config.js'
import type { Latchkit } from '../engine/latchkit.js'
import type { KitState } from '../engine/types.js'

/** Returns what a hook shows, as a pure function of the state. `Parameters` are the parameters of the hook. */
export type ToState<Parameters, State> = (state: KitState, config: Config, parameters: Parameters) => State

/** Creates the functions of a hook for its parameters. */
export type CreateActions<Parameters, Actions> = (kit: Latchkit, parameters: Parameters) => Actions

/** Keeps what a hook shows up to date, while its component is mounted. Returns a function that stops it. */
export type Watch<Parameters> = (kit: Latchkit, parameters: Parameters) => () => void

/** The parameter of most hooks. */
export type OfNamespace = {
  /** Default: the active one. */
  readonly namespace?: KitState['network']['activeNamespace'] | undefined
}

/** No parameters. */
export type None = Record<never, never>
