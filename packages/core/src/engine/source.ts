import type { ChainNamespace } from '../foundation/schema/caip.js'
import type { Adapter, PortContext } from '../ports/Adapter.js'
import type { RelayFactory } from '../ports/Relay.js'
import type { Feature } from './feature.js'
import type { Command, Fact, KitContext, Settlement } from './types.js'

/** The input of a connector source: the common input of all ports, and the kit that it serves. */
export type SourceContext = PortContext & {
  readonly internal: KitContext & {
    /** Sends a command and waits for the fact that settles it; rejects if the command is ignored. */
    readonly request: <T>(command: Command, settle: (fact: Fact) => Settlement<T>) => Promise<T>
  }
}

/** Combines the connector sources of a namespace into one adapter; see `sources/joinAdapters.ts`. */
export type JoinAdapters = (
  sources: readonly [Adapter, ...Adapter[]],
  kit: Pick<KitContext, 'getState' | 'warn'>,
) => Adapter

/** A source of connectors beside the app's adapters, such as the relay. */
export type ConnectorSource = {
  /** The feature whose state the source adds to the kit. */
  readonly feature: Feature
  /** Creates the source's adapter of a namespace. `isOnly`: the namespace has no other source. */
  readonly createAdapter: (namespace: ChainNamespace, isOnly: boolean) => Adapter
  /** Brought by the source, so that an app without sources does not load it. */
  readonly join: JoinAdapters
}

/** The part of a `RelayFactory` that the kit uses. Pure; starts and loads nothing. */
export type CreateSource = RelayFactory & ((context: SourceContext) => ConnectorSource)
