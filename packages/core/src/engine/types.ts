import type { Config } from '../config/config.js'
import type { LatchkitError } from '../foundation/errors/base.js'
import type { ChainNamespace } from '../foundation/schema/caip.js'
import type { Adapter } from '../ports/Adapter.js'
import type { Catalogue } from '../ports/Catalogue.js'
import type { Clock } from '../ports/Clock.js'
import type { DataApi } from '../ports/DataApi.js'
import type { Frame } from '../ports/Frame.js'
import type { Storage } from '../ports/Storage.js'

/** One value for each configured namespace. */
export type PerNamespace<T> = Readonly<Partial<Record<ChainNamespace, T>>>

/** The types of one feature, as it adds them to `Features`. */
export type FeatureTypes = {
  readonly state: object
  readonly event: { readonly type: string }
  readonly fact?: { readonly type: string }
  /** Whether there is one machine for each configured namespace. */
  readonly perNamespace?: true
  /** Whether the feature is absent until its first action, or without its option. */
  readonly isOptional?: true
}

/** The features of a kit, by name. Each one adds its types here by declaration merging, so that the engine knows none. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, which only an interface supports
export interface Features {}

type Name = keyof Features
type OptionalName = { [N in Name]: Features[N] extends { isOptional: true } ? N : never }[Name]
type StateOf<F extends FeatureTypes> = F extends { perNamespace: true }
  ? PerNamespace<F['state']>
  : F['state']
type Address<N extends Name> = Features[N] extends { perNamespace: true }
  ? { readonly feature: N; readonly namespace: ChainNamespace }
  : { readonly feature: N }

/** The complete state of a kit, as one immutable value. A feature that is not installed is absent. */
export type KitState = {
  readonly [N in Exclude<Name, OptionalName>]: StateOf<Features[N]>
} & {
  readonly [N in OptionalName]?: StateOf<Features[N]> | undefined
}

/** An event, and the machine that receives it. */
export type Command = { [N in Name]: Address<N> & { readonly event: Features[N]['event'] } }[Name]

/** A fact, and the machine that emitted it. */
export type Fact = {
  [N in Name]: Features[N] extends { fact: infer F } ? Address<N> & F : never
}[Name]

type FactOf<N extends Name> = Extract<Fact, { readonly feature: N }>

/** The member of a union of facts that can have that type, also if several types share one shape. */
type WithType<F, T extends string> = F extends { readonly type: infer U } ? (T extends U ? F : never) : never

/**
 * Maps facts, by feature and type, to the commands that follow: a pure table. `state` is the state after the fact, `now`
 * the kit's time in ms since the epoch.
 */
export type Policy = {
  readonly [N in Name]?: {
    readonly [T in FactOf<N>['type']]?: (
      fact: WithType<FactOf<N>, T>,
      state: KitState,
      config: Config,
      now: number,
    ) => readonly Command[]
  }
}

/** The parts of a kit that handlers use. */
export type KitContext = {
  readonly config: Config
  readonly clock: Clock
  readonly storage: Storage | null
  /** The wallet directory; without one, the built-in wallets are used. */
  readonly catalogue: Catalogue | undefined
  /** The data of accounts; without it, features that need it are not shown. */
  readonly dataApi: DataApi | undefined
  /** The login frame; without it, users connect wallets only. */
  readonly frame?: Frame | undefined
  /** The namespaces of the configured networks, in their order. */
  readonly namespaces: readonly ChainNamespace[]
  /** Logs a warning to the dapp's developer; silent unless `debug`. */
  readonly warn: (message: string, cause?: unknown) => void
  /** Returns a new id, unique within this kit. */
  readonly newId: () => string
  /** The adapter of a namespace, if it has one. */
  readonly adapterOf: (namespace: ChainNamespace) => Adapter | undefined
  readonly getState: () => KitState
  readonly send: (command: Command) => void
}

/** How a fact settles an action: with a value, with an error, or not at all. */
export type Settlement<T> = { readonly value: T } | { readonly error: LatchkitError } | undefined
