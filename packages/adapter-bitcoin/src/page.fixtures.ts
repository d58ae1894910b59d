import type { BitcoinWalletControl, BitcoinWalletPage } from '@latchkit/devnet/page-bitcoin'
import { type BitcoinWalletOptions, installBitcoinWallets } from '@latchkit/devnet/page-bitcoin'
import { inject, vi } from 'vitest'

/** The devnet's Bitcoin chain. */
export const esploraUrl: string = inject('bitcoin').esploraUrl

/** The part of a window that Bitcoin wallets and the adapter use. It is `window` until the next one is opened. */
export type TestPage = EventTarget &
  BitcoinWalletPage & {
    /** The number of listeners, without those of the wallets. */
    readonly listeners: () => number
    readonly control: (key: string) => BitcoinWalletControl
    /** Closes the page. */
    readonly close: () => void
  }

/**
 * Opens a page with wallets.
 *
 * @param kept The state that the wallets stored on an earlier page.
 */
export function openPage(
  wallets: readonly BitcoinWalletOptions[],
  kept: Map<string, string> = new Map(),
): TestPage {
  const page = new EventTarget()
  let count = 0
  let counting = false
  const { addEventListener, removeEventListener } = page
  const opened: TestPage = Object.assign(page, {
    location: { origin: 'https://dapp.test', search: '' },
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    addEventListener(...parameters: Parameters<EventTarget['addEventListener']>) {
      if (counting) count += 1
      addEventListener.apply(page, parameters)
    },
    removeEventListener(...parameters: Parameters<EventTarget['removeEventListener']>) {
      count -= 1
      removeEventListener.apply(page, parameters)
    },
    listeners: () =>
      count + Object.values(opened.__bitcoinWallets ?? {}).reduce((sum, { listeners }) => sum + listeners, 0),
    control(key: string) {
      const control = opened.__bitcoinWallets?.[key]
      if (!control) throw new Error(`${key} is not installed.`)
      return control
    },
    close: () => vi.unstubAllGlobals(),
  })
  installBitcoinWallets(opened, { esploraUrl, wallets })
  counting = true
  vi.stubGlobal('window', opened)
  return opened
}
