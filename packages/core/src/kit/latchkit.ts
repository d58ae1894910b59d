import type { Config } from '../schema/config.js'
import type { Feature } from './feature.js'
import type { Command, Fact, KitContext, KitState, Settlement } from './types.js'

/** What actions use of an instance, and nobody else. Not covered by semver. */
export type Internal = KitContext & {
  /** Aborts when the kit is destroyed. Reads outside the machines end with it: see `untilDestroyed`. */
  readonly signal: AbortSignal
  /**
   * Sends a command and waits for the fact that settles it.
   * Rejects with `ActionIgnoredError` when the machine has nothing to do with the command now, and with
   * `AbortedError` when the kit is destroyed first. Never hangs on an ignored command.
   */
  readonly request: <T>(command: Command, settle: (fact: Fact) => Settlement<T>) => Promise<T>
  /** Adds a feature that is not there from the start. Installing it again does nothing. */
  readonly install: (feature: Feature) => void
}

/** One instance of the kit. Two of them on a page share nothing. */
export interface Latchkit {
  readonly config: Config
  /** Everything the instance knows. The same reference until something changes. */
  getState(): KitState
  /** The state the instance was made with: what a server renders, and the browser's first render. */
  getInitialState(): KitState
  /** Calls `listener` after changes, at most once a microtask. Answers how to stop. */
  subscribe(listener: () => void): () => void
  /** Calls `listener` with each fact, in order, after its policy was carried out. Answers how to stop. */
  onFact(listener: (fact: Fact) => void): () => void
  /**
   * Starts discovery, reads the storage and takes up earlier sessions. Answers the cleanup, which stops all of it;
   * it may be mounted again afterwards. Mounted twice, it stops with the last cleanup.
   */
  mount(): () => void
  /** Ends the instance: pending actions and reads reject with `AbortedError`, later events are ignored. */
  destroy(): void
  readonly internal: Internal
}
