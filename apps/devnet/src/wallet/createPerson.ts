import type { PersonControl } from './control.js'
import { createEmitter } from './createEmitter.js'
import { shapeError, toProviderRpcError } from './errorShape.js'
import { errorCodes, ProviderRpcError, userRejected } from './ProviderRpcError.js'
import type { PersonState } from './personState.js'
import { createPrompts, type Prompts } from './prompts.js'
import type { WalletRequest } from './request.js'
import { createStateStore, type WalletMemory } from './stateStore.js'

/** What a wallet of any chain needs from the world. */
export type PersonEnvironment<state extends PersonState> = {
  readonly memory: WalletMemory
  /** What the page's URL says about this wallet. */
  readonly overrides?: Partial<state> | undefined
  readonly wait: (ms: number) => Promise<void>
  readonly announce: () => void
}

/** What a person starts from. */
export type PersonOptions<state extends PersonState> = PersonEnvironment<state> & {
  readonly initial: state
  /** The methods that ask; all others are answered without. */
  readonly promptingMethods: readonly string[]
  /** Hears of every change of the state, to tell the page what follows from it. */
  readonly changed: (before: state, after: state) => void
}

/** The person in front of a wallet, of whatever chain. */
export type Person<state extends PersonState> = {
  readonly state: () => state
  /** Changes the state, keeps it and tells `changed`. */
  readonly set: (patch: Partial<state>) => void
  readonly ask: Prompts['ask']
  readonly answerOne: Prompts['answerOne']
  /**
   * Answers one request of the page, once `read`, as the state says: late, not at all, with nonsense, or with what `run` gives.
   *
   * @throws an error in the state's `errorShape`.
   */
  readonly answer: (read: () => WalletRequest, run: (request: WalletRequest) => unknown) => Promise<unknown>
  /** What the page is told instead of the truth, where the state says so. */
  readonly told: (subject: string, truth: unknown) => unknown
  /** Calls back those who watch the control. */
  readonly notify: () => void
  readonly control: PersonControl<state>
  /** Takes up what another tab did to the same wallet. */
  readonly reload: () => void
}

/** Makes the person: the state, the prompts, and the control by which a test speaks to them. */
export function createPerson<state extends PersonState>(options: PersonOptions<state>): Person<state> {
  const { initial, memory, overrides = {}, promptingMethods, wait } = options
  const observers = createEmitter()
  const store = createStateStore({ initial, memory, overrides, changed })
  const prompts = createPrompts({ read: store.get, changed: notify, promptingMethods })
  // Every state has these; TypeScript cannot know that a patch of them is one of `state`.
  const setPerson = (patch: Partial<PersonState>) => store.set(patch as Partial<state>)

  function notify(): void {
    observers.emit('change', undefined)
  }

  function changed(before: state, after: state): void {
    notify()
    if (after.offline && !before.offline) prompts.rejectOpen(disconnected())
    options.changed(before, after)
    if (!after.offline && before.locked && !after.locked) prompts.unlocked()
  }

  function told(subject: string, truth: unknown): unknown {
    const { malformed } = store.get()
    return Object.hasOwn(malformed, subject) ? malformed[subject] : truth
  }

  return {
    state: store.get,
    set: store.set,
    ask: prompts.ask,
    answerOne: prompts.answerOne,
    told,
    notify,
    reload: store.reload,
    async answer(read, run) {
      try {
        const request = read()
        const { delayMs } = store.get()
        if (delayMs > 0) await wait(delayMs)
        if (store.get().offline) throw disconnected()
        await prompts.hold(request.method, request.params)
        return told(request.method, await run(request))
      } catch (error) {
        throw shapeError(toProviderRpcError(error), store.get().errorShape)
      }
    },
    control: {
      get state() {
        return store.get()
      },
      get prompts() {
        return prompts.shown()
      },
      subscribe(listener) {
        observers.on('change', listener)
        return () => observers.removeListener('change', listener)
      },
      set: store.set,
      release: prompts.approveOpen,
      rejectPending: () => prompts.rejectOpen(userRejected()),
      lock: () => setPerson({ locked: true }),
      unlock: () => setPerson({ locked: false }),
      switchAccount: (accountIndex) => setPerson({ accountIndex }),
      forget: () => setPerson({ connected: false }),
      disconnect: () => setPerson({ offline: true }),
      reconnect: () => setPerson({ offline: false }),
      announce: options.announce,
      reset: store.reset,
    },
  }
}

/** Adds to an object without reading its getters, nor those of what is added. */
export function extendControl<base extends object, more extends object>(base: base, more: more): base & more {
  const both = { ...Object.getOwnPropertyDescriptors(base), ...Object.getOwnPropertyDescriptors(more) }
  return Object.defineProperties({}, both) as base & more
}

/** 4900 */
export function disconnected(): ProviderRpcError {
  return new ProviderRpcError(errorCodes.disconnected, 'The wallet is disconnected from all chains.')
}
