import type { Config } from '../config/config.js'
import type { StoredState } from '../config/stored.js'
import type { ChainNamespace } from '../foundation/schema/caip.js'
import type { Effects, Failed, Step } from './machine.js'
import type { Runner, RunnerHost } from './runner.js'
import { createRunner } from './runner.js'
import type { Features, KitContext, Policy } from './types.js'

/** The input of a feature's initial state. */
export type InitContext = {
  readonly config: Config
  readonly stored: StoredState
  readonly namespace: ChainNamespace
}

/** The context of a feature's handlers. `namespace` is the active one if the feature is not per namespace. */
export type FeatureContext = KitContext & { readonly namespace: ChainNamespace }

/** A feature as the kit uses it: its machine, its handlers, and the name of its state. */
export type Feature = {
  readonly name: keyof Features
  /** One runner for each configured namespace, or one in total. */
  readonly perNamespace: boolean
  readonly policy?: Policy | undefined
  readonly createRunner: (init: InitContext, host: RunnerHost, context: FeatureContext) => Runner
}

/**
 * Combines a machine and its handlers into a feature.
 * The kit stores features of all types in one table, so the types are erased here; inside a feature they are checked.
 */
export function defineFeature<
  State extends object,
  Event extends object,
  E,
  Fact extends object,
>(definition: {
  readonly name: keyof Features
  readonly perNamespace?: boolean
  readonly initialState: (init: InitContext) => State
  readonly transition: (state: State, input: Event | Failed<E>) => Step<State, E, Fact>
  readonly effects: Effects<E, Event, FeatureContext>
  readonly policy?: Policy | undefined
}): Feature {
  const { name, perNamespace = false, initialState, transition, effects, policy } = definition
  return {
    name,
    perNamespace,
    policy,
    createRunner: (init, host, context) =>
      createRunner({ state: initialState(init), transition, effects, host, context }),
  }
}
