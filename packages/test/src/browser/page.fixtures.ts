import { runInNewContext } from 'node:vm'
import { createFakeChain } from '../fakeChain/createFakeChain.js'
import type { TestChain } from '../foundation/TestChain.js'
import type { ApprovalMode } from '../host/createApproval.js'
import type { HostEvent } from '../host/createHostCore.js'
import { createHostWallet } from '../host/createHostWallet.js'
import type { PageWallet } from '../host/PageWallet.js'
import type { TestWallet } from '../host/TestWallet.js'
import { installProviders } from './installProviders.js'
import { toManifest } from './toManifest.js'

/** A provider as an app sees it. */
export type TestProvider = {
  readonly request: (args: unknown) => Promise<unknown>
  readonly on: (event: string, listener: (payload: unknown) => void) => unknown
  readonly removeListener: (event: string, listener: (payload: unknown) => void) => unknown
  readonly sendAsync: (payload: object, callback: (error: unknown, response?: unknown) => void) => void
  readonly [flag: string]: unknown
}

/** An announcement of a wallet (EIP-6963). */
export type Announcement = {
  readonly info: Readonly<Record<'uuid' | 'name' | 'icon' | 'rdns', string>>
  readonly provider: TestProvider
}

/** A page of an app with wallets. */
export type TestPage = {
  readonly window: Readonly<Record<string, unknown>>
  readonly wallets: readonly [TestWallet, ...TestWallet[]]
  readonly announced: readonly Announcement[]
  /** The provider of the first wallet that announced itself. */
  readonly provider: TestProvider
  readonly request: (method: string, params?: unknown) => Promise<unknown>
  /** Opens a page of another origin with the same wallets. */
  readonly open: (url: string, isFrame?: boolean) => Omit<TestPage, 'wallets' | 'open'>
}

/** Options of a page. */
type TestPageOptions = {
  readonly url?: string
  readonly approval?: ApprovalMode
  readonly chains?: readonly TestChain[]
}

/** Runs the script of the wallets in a realm that has only what a page has. */
export function openTestPage(wallets: readonly PageWallet[], options: TestPageOptions = {}): TestPage {
  const { url = 'https://dapp.test/', approval = 'approve' } = options
  const { chains = [createFakeChain(), createFakeChain({ id: 8453, appUrls: ['base.org'] })] } = options
  const opened: { readonly origin: string; readonly receive: (event: HostEvent) => void }[] = []
  const deliver = async (event: HostEvent) => {
    for (const { origin, receive } of opened) if (origin === event.origin) receive(event)
  }
  const hosts = new Map(
    wallets.map((wallet) => [wallet.key, createHostWallet(wallet, { chains, approval, abis: [], deliver })]),
  )

  function open(pageUrl: string, isFrame = false): Omit<TestPage, 'wallets' | 'open'> {
    const { origin, protocol, hostname } = new URL(pageUrl)
    const announced: Announcement[] = []
    const window = new PageWindow()
    window.location = { origin, protocol, hostname }
    window.top = isFrame ? {} : window
    window.send = async (text: string) => {
      const { wallet, args } = JSON.parse(text)
      return JSON.stringify(await hosts.get(wallet)?.handle(origin, args))
    }
    window.addEventListener('eip6963:announceProvider', (event) => {
      if (event instanceof CustomEvent) announced.push(event.detail)
    })
    const manifest = { binding: 'send', receiver: 'receive', wallets: wallets.map(toManifest) }
    const globals = { window, crypto, CustomEvent, Event, queueMicrotask }
    runInNewContext(`(${installProviders})(${JSON.stringify(manifest)})`, globals)
    opened.push({
      origin,
      receive({ wallet, event, payload }) {
        const receive = window.receive as (...values: unknown[]) => void
        receive(wallet, event, payload)
      },
    })
    return {
      window,
      announced,
      get provider() {
        const [first] = announced
        if (!first) throw new Error('No wallet announced itself.')
        return first.provider
      },
      request(method, params) {
        return this.provider.request(params === undefined ? { method } : { method, params })
      },
    }
  }

  const page = open(url)
  const testWallets = [...hosts.values()].map(({ wallet }) => wallet) as [TestWallet, ...TestWallet[]]
  return {
    ...{ wallets: testWallets, open, window: page.window, announced: page.announced },
    get provider() {
      return page.provider
    },
    request: (method, params) => page.request(method, params),
  }
}

/** A window, to which scripts add properties. */
class PageWindow extends EventTarget {
  [name: string]: unknown
}
