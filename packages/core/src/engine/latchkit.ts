import type { Config } from '../config/config.js'
import type { Frame } from '../ports/Frame.js'
import type { Feature } from './feature.js'
import type { Command, Fact, KitContext, KitState, Settlement } from './types.js'

/** The part of a kit that its actions use. Not covered by semver. */
export type Internal = KitContext & {
  /** Aborts when the kit is destroyed. Reads outside the machines end with it: see `untilDestroyed`. */
  readonly signal: AbortSignal
  /**
   * Sends a command and waits for the fact that settles it.
   * Rejects with `ActionIgnoredError` when the machine ignores the command in its current state, and with
   * `AbortedError` when the kit is destroyed first. Never hangs on an ignored command.
   */
  readonly request: <T>(command: Command, settle: (fact: Fact) => Settlement<T>) => Promise<T>
  /**
   * Loads the machines, for an action that needs what they find when they start. Returns `undefined` if they are loaded.
   * Rejects with `UnexpectedError` if they cannot be loaded, and the next action tries again; with `AbortedError` if the kit is
   * destroyed meanwhile.
   */
  readonly ready: () => Promise<void> | undefined
  /** Calls `listener` with each fact, in order, after its policy was applied. Returns a function that unsubscribes. */
  readonly onFact: (listener: (fact: Fact) => void) => () => void
  /** Installs a feature that is not installed by default. Installing it again does nothing. */
  readonly install: (feature: Feature) => void
}

/** The configuration of a kit with known networks. */
export interface ConfigWith<Networks extends Config['networks']> extends Config {
  readonly networks: Networks
}

/** One instance of the kit. Two instances share no state. `Networks`: the type of its configured networks. */
export interface Latchkit<Networks extends Config['networks'] = Config['networks']> {
  readonly config: ConfigWith<Networks>
  /**
   * The complete state of the kit as a [valtio](https://valtio.dev) proxy, for `useSnapshot`, `subscribeKey`, `devtools` and other functions
   * of valtio 2. The kit is its only writer: writing to it throws a `TypeError`.
   */
  readonly state: KitState
  /** The complete state of the kit. The same reference until something changes. */
  getState(): KitState
  /** The initial state: what a server renders, and the browser's first render. */
  getInitialState(): KitState
  /**
   * Calls `listener` with the state after changes, at most once per microtask. Returns a function that unsubscribes. A listener with
   * a parameter, as `(state) => …`, is also called at once: this is the contract of Svelte's stores, where `$kit` is the state.
   *
   * @see https://svelte.dev/docs/svelte/stores#Store-contract
   */
  subscribe(listener: (state: KitState) => void): () => void
  /**
   * Starts discovery, reads the storage and restores earlier sessions. Returns the cleanup, which stops all of it; it
   * can be mounted again afterwards. Mounted twice, it stops with the last cleanup.
   */
  mount(): () => void
  /**
   * Reads the stored networks and accounts into the state, once, in a browser, so that the first frame of a user interface can show
   * them. `mount` does this too.
   */
  showStored(): void
  /** The login frame, which is above the modal and has its theme; absent without the option `login`. */
  readonly frame: Pick<Frame, 'raise' | 'syncTheme'> | undefined
  /** Destroys the kit: pending actions and reads reject with `AbortedError`, later events are ignored. */
  destroy(): void
  /** For the actions and view models of core. A user interface needs none of it. Not covered by semver. */
  readonly internal: Internal
}
