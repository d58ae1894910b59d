import type { BaseWalletPage } from './createPageEnvironment.js'

/** An in-memory `localStorage`. */
export class TestStorage {
  readonly texts: Record<string, string> = {}
  getItem(name: string): string | null {
    return this.texts[name] ?? null
  }
  setItem(name: string, text: string): void {
    this.texts[name] = text
  }
  removeItem(name: string): void {
    delete this.texts[name]
  }
}

/** The part of a window that wallets use. */
export class BarePage extends EventTarget implements BaseWalletPage {
  readonly location: { readonly origin: string; readonly search: string }
  constructor(
    search = '',
    readonly localStorage: BaseWalletPage['localStorage'] = new TestStorage(),
  ) {
    super()
    this.location = { origin: 'https://dapp.test', search }
  }
}
