import type { ChainNamespace } from '../schema/caip.js'
import type { Config } from '../schema/config.js'
import type { StoredState } from '../schema/stored.js'
import type { Effects, Failed, Step } from './machine.js'
import type { Runner, RunnerHost } from './runner.js'
import { createRunner } from './runner.js'
import type { KitContext, KitState } from './types.js'

/** What a feature's first state is made from. */
export type Birth = {
  readonly config: Config
  readonly stored: StoredState
  readonly namespace: ChainNamespace
}

/** What a feature's handlers are given. `namespace` is the active one where the feature is not per namespace. */
export type FeatureContext = KitContext & { readonly namespace: ChainNamespace }

/** A feature as the kit carries it: its machine, its handlers and where its state stands. */
export type Feature = {
  readonly name: keyof KitState
  /** One runner for each configured namespace, or one in all. */
  readonly perNamespace: boolean
  readonly createRunner: (birth: Birth, host: RunnerHost, context: FeatureContext) => Runner
}

/**
 * Binds a machine and its handlers into a feature.
 * The kit holds features of every shape in one table, so their types end here; inside, everything is checked.
 */
export function defineFeature<
  State extends object,
  Event extends object,
  E,
  Fact extends object,
>(definition: {
  readonly name: keyof KitState
  readonly perNamespace?: boolean
  readonly initialState: (birth: Birth) => State
  readonly transition: (state: State, input: Event | Failed<E>) => Step<State, E, Fact>
  readonly effects: Effects<E, Event, FeatureContext>
}): Feature {
  const { name, perNamespace = false, initialState, transition, effects } = definition
  return {
    name,
    perNamespace,
    createRunner: (birth, host, context) =>
      createRunner({ state: initialState(birth), transition, effects, host, context }),
  }
}
