import { jsonRpc, type Post, post } from '../../jsonRpc.js'
import type { Provider, WalletControl } from '../control.js'
import { createWallet, type WalletOptions } from '../createWallet.js'
import type { WalletChain, WalletState } from '../state.js'
import type { WalletMemory } from '../stateStore.js'
import { parseStateWords } from '../stateWords.js'
import { createAnnouncer } from './announce.js'

/** What the script in the page is told. */
export type InstallOptions = {
  readonly chains: readonly WalletChain[]
  readonly wallets: readonly WalletOptions[]
  /** Key of the wallet that is also `window.ethereum`. */
  readonly legacy?: string | undefined
  /** Name of a function on `window` that carries the wallets' JSON-RPC in place of `fetch`. */
  readonly post?: string | undefined
}

/** The part of a window the wallets use. */
export type WalletPage = EventTarget & {
  readonly location: { readonly origin: string; readonly search: string }
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  ethereum?: Provider | undefined
  __wallets?: Readonly<Record<string, WalletControl>> | undefined
}

/** Puts the wallets into a page: announces them, and puts their controls on `window.__wallets`. Does nothing the second time. */
export function installWallets(page: WalletPage, { chains, wallets, legacy, post }: InstallOptions): void {
  if (page.__wallets) return
  const send = post === undefined ? undefined : namedPost(page, post)
  const controls = wallets.map(
    (options) => [options.key, installWallet(page, chains, options, send)] as const,
  )
  page.__wallets = Object.fromEntries(controls)

  const injected = legacy === undefined ? undefined : page.__wallets[legacy]
  if (!injected) return
  page.ethereum = injected.provider
  page.dispatchEvent(new Event('ethereum#initialized'))
}

function installWallet(
  page: WalletPage,
  chains: readonly WalletChain[],
  options: WalletOptions,
  send: Post = post,
): WalletControl {
  const name = `devnet-wallet:${options.key}`
  const { announce, announceOnce } = createAnnouncer(page, options.rdns, () => wallet.control)
  const wallet = createWallet(options, {
    chains,
    origin: page.location.origin,
    memory: pageMemory(page, name),
    overrides: stateInUrl(page, options.key),
    call: (rpcUrl, method, params) => jsonRpc(send, rpcUrl, method, params),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    announce: announceOnce,
  })
  page.addEventListener('eip6963:requestProvider', announce)
  page.addEventListener('storage', (event) => {
    if ('key' in event && event.key === name) wallet.reload()
  })
  announce()
  return wallet.control
}

/** Looked up at each call: whoever exposes the function may do so after this script has run. */
function namedPost(page: WalletPage, name: string): Post {
  return (url, body) => {
    const send: unknown = Reflect.get(page, name)
    if (typeof send !== 'function') throw new Error(`window.${name} is not a function.`)
    return send(url, body)
  }
}

function stateInUrl({ location }: WalletPage, key: string): Partial<WalletState> {
  const text = new URLSearchParams(location.search).get(`wallet.${key}`)
  return text === null ? {} : parseStateWords(text)
}

/** A page may forbid storage (a sandboxed frame, a private window); its wallet then forgets at reload. */
function pageMemory(page: WalletPage, name: string): WalletMemory {
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
