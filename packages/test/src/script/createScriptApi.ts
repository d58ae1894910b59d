import { toManifest } from '../browser/toManifest.js'
import { createFakeChain, type FakeChain } from '../fakeChain/createFakeChain.js'
import { accounts } from '../foundation/accounts.js'
import { type Post, post } from '../foundation/jsonRpc.js'
import type { TestChain } from '../foundation/TestChain.js'
import { answerRpc } from '../host/answerRpc.js'
import type { PageWallet } from '../host/PageWallet.js'
import { selectChain } from '../host/selectChain.js'
import { personas } from '../personas/personas.js'
import type { WalletControl } from '../wallet/control.js'
import { installWallets, type WalletPage } from '../wallet/page/installWallets.js'
import type { WalletChain } from '../wallet/state.js'
import { harbor, meadow } from '../wallet/wallets.js'

/** The part of a window that the script uses. */
export type ScriptPage = WalletPage & {
  fetch: typeof fetch
  latchkitWallets?: WalletsScript | undefined
}

/** Options of `latchkitWallets.install`. */
export type ScriptInstallOptions = {
  /** Chains with an RPC URL, or fake ones. Default: one fake chain. */
  readonly chains?: readonly (WalletChain | FakeChain)[] | undefined
  /** Default: `latchkitWallets.harbor`. */
  readonly wallets?: readonly PageWallet[] | undefined
}

/** `window.latchkitWallets`: wallets and chains in the page, for Cypress, Selenium and WebdriverIO. */
export type WalletsScript = {
  /**
   * Installs wallets. They keep their state in `localStorage`. With fake chains, requests of the app to RPC URLs are answered in the
   * page. A second call does nothing.
   */
  readonly install: (options?: ScriptInstallOptions) => Readonly<Record<string, WalletControl>>
  /** The installed wallets, by key. */
  readonly wallets: Readonly<Record<string, WalletControl>>
  readonly createFakeChain: typeof createFakeChain
  readonly personas: typeof personas
  readonly harbor: PageWallet
  readonly meadow: PageWallet
  readonly accounts: typeof accounts
}

/** Creates `window.latchkitWallets`. */
export function createScriptApi(page: ScriptPage): WalletsScript {
  const getWallets = () => page.__wallets ?? {}
  return {
    ...{ createFakeChain, personas, harbor, meadow, accounts },
    get wallets() {
      return getWallets()
    },
    install({ chains = [createFakeChain()], wallets = [harbor] } = {}) {
      if (page.__wallets) return getWallets()
      const fakes = chains.filter((chain) => 'kind' in chain)
      installWallets(page, { chains, wallets, send: createSend(fakes) })
      for (const [index, wallet] of wallets.entries()) setGlobals(page, wallet, index)
      if (fakes.length > 0) routeFetch(page, fakes)
      return getWallets()
    },
  }
}

/** Fake chains answer in the page; other URLs are requested. */
function createSend(fakes: readonly TestChain[]): Post {
  return async (url, body) => {
    const fake = fakes.find(({ rpcUrl }) => rpcUrl === url)
    return fake ? answerRpc(fake, body) : post(url, body)
  }
}

function setGlobals(page: ScriptPage, wallet: PageWallet, index: number): void {
  const { globals, flags, takesOver } = toManifest(wallet, index)
  const provider = page.__wallets?.[wallet.key]?.provider
  if (!provider) return
  Object.assign(provider, flags)
  for (const path of globals) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let place: object = page
    for (const name of names) {
      if (Reflect.get(place, name) === undefined) Reflect.set(place, name, {})
      place = Reflect.get(place, name)
    }
    if (Reflect.get(place, last) === undefined || takesOver) Reflect.set(place, last, provider)
  }
}

/** Answers the requests of the app to nodes, which libraries send with `fetch`. */
function routeFetch(page: ScriptPage, fakes: readonly TestChain[]): void {
  const { fetch } = page
  page.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input)
    const body = readBody(input instanceof Request ? await input.clone().text() : init?.body)
    const chain = body === undefined ? undefined : selectChain(fakes, url)
    if (!chain) return fetch.call(page, input, init)
    return Response.json(await answerRpc(chain, body))
  }
}

function readBody(text: unknown): unknown {
  try {
    const body: unknown = JSON.parse(String(text))
    const first: unknown = Array.isArray(body) ? body[0] : body
    return /^(eth|net|web3)_/.test(String(Object(first).method)) ? body : undefined
  } catch {
    return undefined
  }
}
