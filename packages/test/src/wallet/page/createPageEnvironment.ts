import { type Post, post } from '../../foundation/jsonRpc.js'
import type { BaseWalletState } from '../baseWalletState.js'
import type { BaseWalletEnvironment } from '../createBaseWallet.js'
import { parseStateFlags, type StateFlags } from '../stateFlags.js'
import type { WalletMemory } from '../stateStore.js'

/** The part of a window that wallets of every namespace use. */
export type BaseWalletPage = EventTarget & {
  readonly location: { readonly origin: string; readonly search: string }
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** The names of a wallet on a page. */
export type WalletLocation<state extends BaseWalletState> = {
  /** The storage key. */
  readonly name: string
  /** The key of the URL parameter: `?wallet.key=…`. */
  readonly key: string
  /** The supported URL flags. */
  readonly flags: StateFlags<state>
}

/** Creates the environment of a wallet from a page: storage, URL flags and timers. */
export function createPageEnvironment<state extends BaseWalletState>(
  page: BaseWalletPage,
  { name, key, flags }: WalletLocation<state>,
): Omit<BaseWalletEnvironment<state>, 'announce'> {
  const text = new URLSearchParams(page.location.search).get(`wallet.${key}`)
  return {
    memory: createPageMemory(page, name),
    overrides: text === null ? {} : parseStateFlags(text, flags),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  }
}

/** Reloads the wallet with that name when another tab changes it. */
export function watchOtherTabs(page: BaseWalletPage, name: string, reload: () => void): void {
  page.addEventListener('storage', (event) => {
    if ('key' in event && event.key === name) reload()
  })
}

/**
 * Returns `fetch`, or the page's function with that name. It is read on each call, because it may be exposed later.
 */
export function createPagePost(page: BaseWalletPage, name: string | undefined): Post {
  if (name === undefined) return post
  return (url, body) => {
    const send: unknown = Reflect.get(page, name)
    if (typeof send !== 'function') throw new Error(`window.${name} is not a function.`)
    return send(url, body)
  }
}

/**
 * Reads and writes `localStorage`. Where it is blocked (sandboxed frame, private window), the state is lost on reload.
 */
function createPageMemory(page: BaseWalletPage, name: string): WalletMemory {
  return {
    read() {
      try {
        return page.localStorage.getItem(name)
      } catch {
        return null
      }
    },
    write(text) {
      try {
        if (text === null) page.localStorage.removeItem(name)
        else page.localStorage.setItem(name, text)
      } catch {
        // As above.
      }
    },
  }
}
