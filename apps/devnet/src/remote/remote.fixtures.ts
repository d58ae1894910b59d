import { createLatchkit, type Latchkit, type Network, type Options } from '@latchkit/core'
import { connect } from '@latchkit/core/actions'
import { base, mainnet, solana } from '@latchkit/core/networks'
import { type FakeStorage, fakeStorage, type TestKit } from '@latchkit/core/testing'
import { type WalletConnectOptions, walletConnect } from '@latchkit/core/walletconnect'
import { type PhoneStorage, toKeyValueStorage } from '@latchkit/test/source/phone/phoneStorage'
import type { WalletChain } from '@latchkit/test/source/wallet/state'
import { onTestFinished } from 'vitest'
import { startTestPhone } from '../phone/dapp.fixtures.js'
import type { Phone } from '../phone/Phone.js'

// The phone and the pages of one process each need their own SDK core.
process.env.DISABLE_GLOBAL_CORE = 'true'

/** The chains that the phone supports. No server listens at their URLs: signatures do not need one. */
const chains: readonly WalletChain[] = [
  { id: 1, name: 'Ethereum', rpcUrl: 'http://127.0.0.1:1' },
  { id: 8453, name: 'Base', rpcUrl: 'http://127.0.0.1:1' },
]

/** A page with the kit, connected to a real relay. */
export type Page = {
  readonly kit: Latchkit
  readonly facts: TestKit['facts']
  /** The state that the next page load restores. */
  readonly stored: { readonly storage: FakeStorage; readonly sdk: PhoneStorage }
  /** Resolves with the next URI, or the last unused one. */
  readonly uri: () => Promise<string>
  /** Resolves once the condition is true. */
  readonly until: (condition: () => boolean) => Promise<void>
  /** Closes the page: its socket closes, the stored state stays. */
  readonly close: () => Promise<void>
}

/** Opens a page and closes it after the test. */
export async function openPage(
  relayUrl: string,
  options: Partial<Options> & {
    readonly stored?: Page['stored'] | undefined
    readonly walletConnect?: WalletConnectOptions | undefined
  } = {},
): Promise<Page> {
  const { stored = { storage: fakeStorage(), sdk: new Map() }, walletConnect: given, ...rest } = options
  const uris: string[] = []
  const waiting: ((uri: string) => void)[] = []
  const networks: readonly [Network, ...Network[]] = [mainnet, base, solana]
  const kit = createLatchkit({
    projectId: 'devnet',
    networks,
    debug: false,
    storage: stored.storage,
    relay: walletConnect({
      relayUrl,
      storage: toKeyValueStorage(stored.sdk),
      onUri: (uri) => {
        const next = waiting.shift()
        if (next) next(uri)
        else uris.push(uri)
      },
      ...given,
    }),
    ...rest,
  })
  const facts: TestKit['facts'][number][] = []
  kit.internal.onFact((fact) => facts.push(fact))
  kit.mount()
  let isClosed = false
  const page: Page = {
    kit,
    facts,
    stored,
    uri: () => new Promise((resolve) => (uris[0] ? resolve(uris.shift() ?? '') : waiting.push(resolve))),
    until: (condition) =>
      new Promise((resolve) => {
        const check = () => {
          if (!condition()) return
          stop()
          resolve()
        }
        const stops = [kit.subscribe(check), kit.internal.onFact(check)]
        const stop = () => {
          for (const one of stops) one()
        }
        check()
      }),
    async close() {
      if (isClosed) return
      isClosed = true
      kit.destroy()
    },
  }
  onTestFinished(page.close)
  return page
}

/** Pairs a page with a phone in the selected namespace. */
export async function pairPhone(page: Page, phone: Phone): Promise<void> {
  const connected = connect(page.kit, { connectorId: 'walletConnect' })
  // An attempt that fails without a URI rejects.
  await Promise.all([connected, page.uri().then((uri) => phone.pair(uri))])
}

/** Starts a phone that supports the chains of `chains`, and Solana. */
export function startRemotePhone(
  relayUrl: string,
  options: Partial<Parameters<typeof startTestPhone>[0]> = {},
): Promise<Phone> {
  return startTestPhone({ relayUrl, chains, solana: { rpcUrl: 'http://127.0.0.1:1' }, ...options })
}
