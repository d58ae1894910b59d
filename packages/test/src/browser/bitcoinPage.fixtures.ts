import { runInNewContext } from 'node:vm'
import { createFakeBitcoinChain, type FakeBitcoinChain } from '../fakeBitcoin/createFakeBitcoinChain.js'
import type { HostEvent } from '../host/createHostCore.js'
import type { BitcoinTestWallet } from '../namespaces/BitcoinTestWallet.js'
import { createBitcoinHostWallet } from '../namespaces/createBitcoinHostWallet.js'
import { type BitcoinPersonaName, personas } from '../personas/personas.js'
import { installNamespaces } from './installNamespaces.js'

type Call = (...params: readonly unknown[]) => Promise<unknown>

/** What Bitcoin wallets put on a window. */
export type BitcoinWindow = {
  readonly XverseProviders?: { readonly BitcoinProvider: { readonly request: Call } }
  readonly btc_providers?: readonly object[]
  readonly unisat?: Readonly<Record<string, Call>>
}

/** A page with a persona that is a Bitcoin wallet. */
export type BitcoinTestPage = {
  readonly window: BitcoinWindow
  readonly wallet: BitcoinTestWallet
  readonly chain: FakeBitcoinChain
}

/** Runs the script of a wallet in a realm that has only what a page has. */
export function openBitcoinPage(name: BitcoinPersonaName): BitcoinTestPage {
  const origin = 'https://dapp.test'
  const chain = createFakeBitcoinChain()
  const window = Object.assign(new EventTarget(), {
    receive(_wallet: string, _event: string, _payload: unknown) {},
    async send(text: string): Promise<string> {
      return JSON.stringify(await host.handle(origin, JSON.parse(text).args))
    },
  })
  const host = createBitcoinHostWallet(personas[name], {
    ...{ chain, approval: 'approve' },
    deliver: async ({ wallet, event, payload }: HostEvent) => window.receive(wallet, event, payload),
  })
  const manifest = { binding: 'send', receiver: 'receive', wallets: [host.manifest] }
  const globals = { window, Event, atob, btoa, queueMicrotask }
  runInNewContext(`(${installNamespaces})(${JSON.stringify(manifest)})`, globals)
  return { window: window as BitcoinWindow, wallet: host.wallet, chain }
}
