/** A view of the real window for one test, whose listeners can be counted and removed. */
export type TestPage = EventTarget & {
  readonly location: { readonly origin: string; readonly search: string }
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** The number of listeners added through this page. */
  listeners(): number
  /** Removes everything added through this page. */
  close(): void
}

/** Opens a page based on the real window. Closing it removes its wallets. */
export function openPage(): TestPage {
  const { addEventListener, removeEventListener } = window
  const items = new Map<string, string>()
  const own: (() => void)[] = []
  let count = 0

  window.addEventListener = (...parameters: Parameters<typeof addEventListener>) => {
    count += 1
    addEventListener.apply(window, parameters)
  }
  window.removeEventListener = (...parameters: Parameters<typeof removeEventListener>) => {
    count -= 1
    removeEventListener.apply(window, parameters)
  }

  return {
    location: { origin: window.location.origin, search: '' },
    localStorage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    addEventListener(type, listener) {
      if (!listener) return
      addEventListener.call(window, type, listener)
      own.push(() => removeEventListener.call(window, type, listener))
    },
    removeEventListener(type, listener) {
      if (listener) removeEventListener.call(window, type, listener)
    },
    dispatchEvent: (event) => window.dispatchEvent(event),
    listeners: () => count,
    close() {
      for (const takeOff of own) takeOff()
      window.addEventListener = addEventListener
      window.removeEventListener = removeEventListener
    },
  }
}
