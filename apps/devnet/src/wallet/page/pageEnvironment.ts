import { type Post, post } from '../../jsonRpc.js'
import type { PersonEnvironment } from '../createPerson.js'
import type { PersonState } from '../personState.js'
import type { WalletMemory } from '../stateStore.js'
import { parseStateWords, type StateWords } from '../stateWords.js'

/** The part of a window that wallets of every chain use. */
export type PersonPage = EventTarget & {
  readonly location: { readonly origin: string; readonly search: string }
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** Which wallet of a page it is. */
export type WalletPlace<state extends PersonState> = {
  /** In storage. */
  readonly name: string
  /** In the page's URL: `?wallet.key=…`. */
  readonly key: string
  /** What can be said there. */
  readonly words: StateWords<state>
}

/** What a page gives a wallet: memory, the words in its URL, and time. */
export function pageEnvironment<state extends PersonState>(
  page: PersonPage,
  { name, key, words }: WalletPlace<state>,
): Omit<PersonEnvironment<state>, 'announce'> {
  const text = new URLSearchParams(page.location.search).get(`wallet.${key}`)
  return {
    memory: pageMemory(page, name),
    overrides: text === null ? {} : parseStateWords(text, words),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  }
}

/** Takes up what other tabs do to the wallet of that name. */
export function followOtherTabs(page: PersonPage, name: string, reload: () => void): void {
  page.addEventListener('storage', (event) => {
    if ('key' in event && event.key === name) reload()
  })
}

/** `fetch`, or the function of that name on the page. It is looked up at each call: whoever exposes it may do so later. */
export function pagePost(page: PersonPage, name: string | undefined): Post {
  if (name === undefined) return post
  return (url, body) => {
    const send: unknown = Reflect.get(page, name)
    if (typeof send !== 'function') throw new Error(`window.${name} is not a function.`)
    return send(url, body)
  }
}

/** A page may forbid storage (a sandboxed frame, a private window); its wallet then forgets at reload. */
function pageMemory(page: PersonPage, name: string): WalletMemory {
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
