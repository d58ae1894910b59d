import { readColorScheme } from '../browser/colorScheme.js'
import { readStored, type StoredState } from '../config/stored.js'
import type { Feature } from '../engine/feature.js'
import type { Latchkit } from '../engine/latchkit.js'
import type { Loadable } from '../engine/source.js'
import type { ChainNamespace } from '../foundation/schema/caip.js'
import type { Adapter } from '../ports/Adapter.js'
import type { Storage } from '../ports/Storage.js'
import { start } from './mount.js'
import { features } from './registry.js'

/** The code of a kit that is not needed for its initial state. */
export type Machines = {
  readonly features: readonly Feature[]
  /** Starts a mounted kit, and returns the cleanup. */
  readonly start: (parameters: {
    readonly kit: Latchkit
    readonly adapters: ReadonlyMap<ChainNamespace, Adapter>
    readonly storage: Storage | null
    /** Used if there is no storage. */
    readonly stored: StoredState
  }) => () => void
}

/** The machines, or a function that loads them. */
export type MachinesSource = Loadable<Machines>

/** The machines of a kit, which load with its first action or when it is mounted. */
export const machines: Machines = {
  features,
  start: ({ storage, stored, ...rest }) =>
    start({ ...rest, colorScheme: readColorScheme(), stored: storage ? readStored(storage) : stored }),
}
