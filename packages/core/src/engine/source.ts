import type { ChainNamespace } from '../foundation/schema/caip.js'
import type { Adapter, PortContext } from '../ports/Adapter.js'
import type { Frame, LoginFactory } from '../ports/Frame.js'
import type { RelayFactory } from '../ports/Relay.js'
import type { Feature } from './feature.js'
import type { Command, Fact, Features, KitContext, Settlement } from './types.js'

/** The input of a connector source: the common input of all ports, and the kit that it serves. */
export type SourceContext = PortContext & {
  readonly internal: KitContext & {
    /** Sends a command and waits for the fact that settles it; rejects if the command is ignored. */
    readonly request: <T>(command: Command, settle: (fact: Fact) => Settlement<T>) => Promise<T>
    readonly install: (feature: Feature) => void
  }
}

/** Combines the connector sources of a namespace into one adapter; see `sources/joinAdapters.ts`. */
export type JoinAdapters = (
  sources: readonly [Adapter, ...Adapter[]],
  kit: Pick<KitContext, 'getState' | 'warn'>,
) => Adapter

/** A value, or what loads it. */
export type Loadable<Value extends object> = Value | (() => Promise<Value>)

/** The feature that a source adds to the kit. */
export type SourceFeature = {
  readonly name: keyof Features
  /** The state before the feature is loaded. */
  readonly initialState: object
  /** Adds the feature to the code of the kit. Both load at the same time. */
  readonly addTo: <Code extends { readonly features: readonly Feature[] }>(
    code: Loadable<Code>,
  ) => Loadable<Code>
}

/** A source of connectors beside the app's adapters, such as the relay. */
export type ConnectorSource = {
  readonly feature?: SourceFeature | undefined
  /** The login frame whose users the source connects. */
  readonly frame?: Frame | undefined
  /** Creates the source's adapter of a namespace, if it serves it. `isOnly`: the namespace has no other source. */
  readonly createAdapter: (namespace: ChainNamespace, isOnly: boolean) => Adapter | undefined
  /** Brought by the source, so that an app without sources does not load it. */
  readonly join: JoinAdapters
}

/** The part of a `RelayFactory` or `LoginFactory` that the kit uses. Pure; starts and loads nothing. */
export type CreateSource = (RelayFactory | LoginFactory) & ((context: SourceContext) => ConnectorSource)
