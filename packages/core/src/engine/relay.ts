import type { ChainNamespace } from '../foundation/schema/caip.js'
import type { Adapter, PortContext } from '../ports/Adapter.js'
import type { RelayFactory } from '../ports/Relay.js'
import type { Feature } from './feature.js'
import type { Command, Fact, KitContext, Settlement } from './types.js'

/** The input of a relay: the common input of all ports, and the kit that it serves. */
export type RelayContext = PortContext & {
  readonly internal: KitContext & {
    /** Sends a command and waits for the fact that settles it; rejects if the command is ignored. */
    readonly request: <T>(command: Command, settle: (fact: Fact) => Settlement<T>) => Promise<T>
  }
}

/** The parts that a relay adds to a kit. */
export type RelayPart = {
  /** The machine of the pairing. */
  readonly feature: Feature
  /** Adds remote wallets to the adapter of a namespace; `base` is absent if the namespace has no adapter. */
  readonly wrap: (namespace: ChainNamespace, base: Adapter | undefined) => Adapter
}

/** What the kit calls a `RelayFactory` for. Pure; starts and loads nothing. */
export type OpenRelay = RelayFactory & ((context: RelayContext) => RelayPart)
