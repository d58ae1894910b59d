import {
  CodelessError,
  createUserRejectedError,
  errorCodes,
  ProviderRpcError,
} from '../foundation/ProviderRpcError.js'
import type { BaseWalletState } from './baseWalletState.js'
import type { BaseWalletControl } from './control.js'
import { createEmitter } from './createEmitter.js'
import { shapeError, toProviderRpcError } from './errorShape.js'
import { createPrompts, type Prompts } from './prompts.js'
import type { WalletRequest } from './request.js'
import { createStateStore, type WalletMemory } from './stateStore.js'

/** The dependencies of a wallet of any namespace. */
export type BaseWalletEnvironment<state extends BaseWalletState> = {
  readonly memory: WalletMemory
  /** The state flags of the page's URL. */
  readonly overrides?: Partial<state> | undefined
  readonly wait: (ms: number) => Promise<void>
  readonly announce: () => void
}

/** Options of the base wallet. */
export type BaseWalletOptions<state extends BaseWalletState> = BaseWalletEnvironment<state> & {
  readonly initial: state
  /** The methods that prompt. All others never prompt. */
  readonly promptingMethods: readonly string[]
  /** Creates the error of a rejected request. Default: EIP-1193's. */
  readonly createRejection?: ((method: string) => ProviderRpcError) | undefined
  /** Called after every change of the state, to emit the resulting events. */
  readonly changed: (before: state, after: state) => void
}

/** The namespace-independent part of a wallet: state, prompts and control. */
export type BaseWallet<state extends BaseWalletState> = {
  readonly state: () => state
  /** Changes and stores the state, and calls `changed`. */
  readonly set: (patch: Partial<state>) => void
  readonly ask: Prompts['ask']
  readonly answerOne: Prompts['answerOne']
  /**
   * Handles a request as the state defines: delayed, never, with a malformed response, or with the result of `run`.
   *
   * @throws an error in the state's `errorShape`.
   */
  readonly answer: (read: () => WalletRequest, run: (request: WalletRequest) => unknown) => Promise<unknown>
  /** Returns the configured malformed value for a method or event, or else the real one. */
  readonly getReported: (subject: string, actual: unknown) => unknown
  /** Notifies the subscribers of the control. */
  readonly notify: () => void
  readonly control: BaseWalletControl<state>
  /** Reloads the state after another tab changed it. */
  readonly reload: () => void
}

/** Creates the base wallet: the state, the prompts, and the control that tests use. */
export function createBaseWallet<state extends BaseWalletState>(
  options: BaseWalletOptions<state>,
): BaseWallet<state> {
  const { initial, memory, overrides = {}, promptingMethods, createRejection, wait } = options
  const observers = createEmitter()
  const store = createStateStore({ initial, memory, overrides, changed })
  const prompts = createPrompts({ read: store.get, changed: notify, promptingMethods, createRejection })
  // Every state has these fields, but TypeScript cannot know that they are part of `state`.
  const patchState = (patch: Partial<BaseWalletState>) => store.set(patch as Partial<state>)

  function notify(): void {
    observers.emit('change', undefined)
  }

  function changed(before: state, after: state): void {
    notify()
    if (after.offline && !before.offline) prompts.rejectOpen(createDisconnectedError())
    options.changed(before, after)
    if (!after.offline && before.locked && !after.locked) prompts.unlocked()
  }

  function getReported(subject: string, actual: unknown): unknown {
    const { malformed } = store.get()
    return Object.hasOwn(malformed, subject) ? malformed[subject] : actual
  }

  return {
    state: store.get,
    set: store.set,
    ask: prompts.ask,
    answerOne: prompts.answerOne,
    getReported,
    notify,
    reload: store.reload,
    async answer(read, run) {
      try {
        const request = read()
        const { delayMs } = store.get()
        if (delayMs > 0) await wait(delayMs)
        if (store.get().offline) throw createDisconnectedError()
        await prompts.hold(request.method, request.params)
        return getReported(request.method, await run(request))
      } catch (error) {
        if (error instanceof CodelessError) throw error
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
      rejectPending: () => prompts.rejectOpen(createUserRejectedError()),
      lock: () => patchState({ locked: true }),
      unlock: () => patchState({ locked: false }),
      switchAccount: (accountIndex) => patchState({ accountIndex }),
      forget: () => patchState({ connected: false }),
      disconnect: () => patchState({ offline: true }),
      reconnect: () => patchState({ offline: false }),
      announce: options.announce,
      reset: store.reset,
    },
  }
}

/** Adds properties to an object without evaluating getters. */
export function extendControl<base extends object, more extends object>(base: base, more: more): base & more {
  const both = { ...Object.getOwnPropertyDescriptors(base), ...Object.getOwnPropertyDescriptors(more) }
  return Object.defineProperties({}, both) as base & more
}

/** Creates the error 4900 of a disconnected wallet. */
export function createDisconnectedError(): ProviderRpcError {
  return new ProviderRpcError(errorCodes.disconnected, 'The wallet is disconnected from all chains.')
}
