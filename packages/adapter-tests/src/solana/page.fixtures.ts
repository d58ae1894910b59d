import { onTestFinished, vi } from 'vitest'

/** The part of a window that wallets and adapter use. Its listeners can be counted. */
export class TestPage extends EventTarget {
  readonly location = { origin: 'https://dapp.test', search: '' }
  #listeners = 0

  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

  constructor(items: Map<string, string>) {
    super()
    this.localStorage = {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    }
  }

  override addEventListener(...parameters: Parameters<EventTarget['addEventListener']>): void {
    this.#listeners += 1
    super.addEventListener(...parameters)
  }

  override removeEventListener(...parameters: Parameters<EventTarget['removeEventListener']>): void {
    this.#listeners -= 1
    super.removeEventListener(...parameters)
  }

  listeners(): number {
    return this.#listeners
  }
}

/**
 * Sets the global `window` to a new page until the test ends or another page is opened. `items` is the stored state.
 */
export function openPage(items: Map<string, string> = new Map()): TestPage {
  const page = new TestPage(items)
  vi.stubGlobal('window', page)
  onTestFinished(() => void vi.unstubAllGlobals())
  return page
}
