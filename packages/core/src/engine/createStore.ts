import { proxy, ref, subscribe } from 'valtio/vanilla'

/** The values of all features, by name. */
type Values = Readonly<Record<string, object>>

/** Holds the state of a kit, and notifies subscribers of changes. */
export type Store = {
  /** The valtio proxy of the state. Its values are immutable, and only `put` replaces one: every other write throws. */
  readonly state: Values
  /** The same object until something changes; frozen. */
  readonly getState: () => Values
  /** Replaces the value of one name, and freezes it. */
  readonly put: (name: string, value: object) => void
  /** Calls `listener` once per task after changes; one with a parameter also at once. Returns the cleanup. */
  readonly subscribe: (listener: (state: Values) => void) => () => void
}

/** Creates an empty store. */
export function createStore(): Store {
  let isWriting = false
  let copy: Values | undefined
  const values: Record<string, object> = {}
  const refuse = (): never => {
    throw new TypeError('`kit.state` is read-only. To change it, call an action.')
  }
  const target: Record<string, object> = new Proxy(values, {
    // Assignments to the proxy of valtio end here too.
    defineProperty(_, name, descriptor) {
      // Throws. With this, valtio also forgets the value, whose later changes it would follow.
      if (!isWriting) return Reflect.deleteProperty(state, name)
      // Allows one write, because valtio calls subscribers that want no delay before `put` returns.
      isWriting = false
      copy = undefined
      return Reflect.defineProperty(values, name, descriptor)
    },
    deleteProperty: refuse,
    preventExtensions: refuse,
    setPrototypeOf: refuse,
  })
  const state = proxy(target)
  // `snapshot` of valtio has the same values, and 0.2 kB more code.
  const getState = () => {
    copy ??= Object.freeze({ ...values })
    return copy
  }
  return {
    state,
    getState,
    put(name, value) {
      if (values[name] === value) return
      isWriting = true
      // `ref`: valtio makes no proxies of it, so that it stays the same object in `state` and `getState`.
      state[name] = ref(Object.freeze(value))
    },
    subscribe(listener) {
      const call = () => listener(getState())
      // A subscriber of Svelte takes the state, and shows nothing before its first call.
      if (listener.length) call()
      return subscribe(state, call)
    },
  }
}
