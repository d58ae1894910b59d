import { onTestFinished, vi } from 'vitest'

/** As much of a window as wallets and adapter use; all that is left on it can be counted. */
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

/** Opens a page: the global `window`, until the test ends or another one is opened. `items` is what was stored. */
export function openPage(items: Map<string, string> = new Map()): TestPage {
  const page = new TestPage(items)
  vi.stubGlobal('window', page)
  onTestFinished(() => void vi.unstubAllGlobals())
  return page
}
