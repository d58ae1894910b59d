import type { Adapter, PortContext } from '../ports/Adapter.js'
import type { RelayFactory } from '../ports/Relay.js'
import type { ChainNamespace } from '../schema/caip.js'
import type { Feature } from './feature.js'
import type { Command, Fact, KitContext, KitState, Settlement } from './types.js'

/** What a relay is made from: what every port is given, and the instance that it serves. */
export type RelayContext = PortContext & {
  readonly internal: KitContext & {
    /** Sends a command and waits for the fact that settles it; rejects where the command is ignored. */
    readonly request: <T>(command: Command, settle: (fact: Fact) => Settlement<T>) => Promise<T>
  }
}

/** What a relay brings into an instance. */
export type RelayPart = {
  /** The machine of the pairing. */
  readonly feature: Feature
  /** The adapter of a namespace with remote wallets added to it; `base` is absent where there is no other. */
  readonly wrap: (namespace: ChainNamespace, base: Adapter | undefined) => Adapter
  /** What follows from what, for remote wallets: asked after the instance's own policy. */
  readonly policy: (fact: Fact, state: KitState, now: number) => readonly Command[]
}

/** What a `RelayFactory` is to the kit: called once. Pure; starts and loads nothing. */
export type OpenRelay = RelayFactory & ((context: RelayContext) => RelayPart)
