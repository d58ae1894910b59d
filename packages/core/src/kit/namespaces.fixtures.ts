import { expect } from 'vitest'
import { closeModal } from '../features/shell/modal/closeModal.js'
import { connectionOf, sessionOf } from '../features/wallet/connection/rules.js'
import { networkOf } from '../features/wallet/network/rules.js'
import { getProvider } from '../features/wallet/request/getProvider.js'
import { bitcoin } from '../foundation/networks/bitcoin.js'
import { bitcoinTestnet } from '../foundation/networks/bitcoinTestnet.js'
import { solana } from '../foundation/networks/solana.js'
import { solanaDevnet } from '../foundation/networks/solanaDevnet.js'
import { type ChainNamespace, namespaceOf } from '../foundation/schema/caip.js'
import type { Network } from '../foundation/schema/network.js'
import type { Adapter } from '../ports/Adapter.js'
import { createTestKit, type TestKit } from '../testing/createTestKit.js'
import { type FakeAdapter, fakeAdapter } from '../testing/fakeAdapter.js'
import { type FakeStorage, fakeStorage } from '../testing/fakeStorage.js'
import type { FakeWallet, FakeWalletOptions } from '../testing/fakeWallet.js'
import { nextMacrotask } from '../testing/nextMacrotask.js'
import { testNetworks } from '../testing/testNetworks.js'

export const spaces = ['eip155', 'solana', 'bip122'] as const
export type Space = (typeof spaces)[number]

/** Two networks of each namespace. */
export const networks: readonly [Network, Network, Network, Network, Network, Network] = [
  testNetworks[0],
  testNetworks[1],
  solana,
  solanaDevnet,
  bitcoin,
  bitcoinTestnet,
]

/** One wallet supports all namespaces, with the same id in each; the other supports only one. */
export const walletIds = (space: Space): readonly [string, string] => ['io.multi', `io.${space}`]

/** The failure of a namespace after the next start. */
export type Fault = 'none' | 'throws' | 'hangs'

/** A model of an app with real machines. It can reload the kit, and checks that every call stays in its namespace. */
export class World {
  readonly storage: FakeStorage = fakeStorage()
  readonly faults: Record<Space, Fault> = { eip155: 'none', solana: 'none', bip122: 'none' }
  fakes: Record<Space, FakeAdapter>
  test: TestKit
  /** Number of pending actions. */
  open = 0
  /** Invalid calls to adapters. Recorded instead of thrown, because a throw would look like an adapter error. */
  readonly violations: string[] = []

  constructor() {
    const wallets = (space: Space) => walletIds(space).map((id) => ({ id }))
    this.fakes = {
      eip155: fakeAdapter({ wallets: wallets('eip155') }),
      solana: fakeAdapter({ namespace: 'solana', wallets: wallets('solana') }),
      bip122: fakeAdapter({ namespace: 'bip122', wallets: wallets('bip122') }),
    }
    this.test = this.load()
  }

  wallet(space: Space, id: string): FakeWallet {
    return this.fakes[space].wallet(id)
  }

  /** Counts an action as pending until it settles, with any result. */
  readonly follow = (action: Promise<unknown>): void => {
    this.open += 1
    const close = () => {
      this.open -= 1
    }
    action.then(close, close)
  }

  /** Reloads the app: creates a new kit with the same wallets. */
  reload(): void {
    this.test.kit.destroy()
    const next = (space: Space) => {
      const wallets = walletIds(space).map((id) => toOptions(this.wallet(space, id)))
      return fakeAdapter({ namespace: space, wallets })
    }
    const before = this.fakes
    this.fakes = { eip155: next('eip155'), solana: next('solana'), bip122: next('bip122') }
    this.test = this.load()
    // Pending requests of the destroyed kit complete late.
    for (const space of spaces) for (const id of walletIds(space)) before[space].wallet(id).approve()
  }

  /** Sets the behavior of all wallets. Returns a function that restores it. */
  behave(behavior: FakeWallet['behavior']): () => void {
    const all = spaces.flatMap((space) => walletIds(space).map((id) => this.wallet(space, id)))
    const before = all.map((wallet) => wallet.behavior)
    for (const wallet of all) wallet.behavior = behavior
    return () => {
      for (const [index, wallet] of all.entries()) wallet.behavior = before[index] ?? 'approves'
    }
  }

  /** Rejects every pending request, so that every action settles. */
  async end(): Promise<void> {
    // The modal may still ask for a wallet of the selected network. One about an unsupported chain closes only by force.
    await closeModal(this.test.kit, { force: true })
    // Writes are sent to the wallet one after the other.
    for (let rounds = 0; this.open > 0 && rounds < 100; rounds += 1) {
      for (const space of spaces) for (const id of walletIds(space)) this.wallet(space, id).reject()
      await this.test.clock.advance(3_000)
      await nextMacrotask()
    }
    await this.check()
  }

  /** Checks that address, network and provider of each namespace match, and are those of its wallets. */
  async check(): Promise<void> {
    const { kit } = this.test
    const state = kit.getState()
    expect(this.violations).toEqual([])
    for (const space of spaces) {
      const session = sessionOf(state, space)
      const chainId = networkOf(state, space)
      const { status } = connectionOf(state, space)
      if (chainId !== undefined) expect(namespaceOf(chainId)).toBe(space)
      if (status === 'connected' || status === 'disconnected') {
        expect(session).toEqual(this.faults[space] === 'throws' ? session : this.fakes[space].session)
      }
      if (!session) continue
      expect(chainId).toBe(session.chainId)
      const wallet = this.wallet(space, session.connectorId)
      expect(session.accounts.map(({ address }) => address).sort()).toEqual([...wallet.accounts].sort())
      const { connectorId } = session
      expect(await getProvider(kit, { namespace: space })).toEqual({ isFake: true, connectorId, space })
    }
  }

  private load(): TestKit {
    const [first, ...rest] = spaces
    const adapters = [this.watched(first), ...rest.map((space) => this.watched(space))] as const
    const test = createTestKit({ networks, adapters, storage: this.storage, debug: false })
    test.kit.mount()
    return test
  }

  /** Wraps the fake, and checks every call before it is passed on. */
  private watched(space: Space): FakeAdapter {
    const fake = this.fakes[space]
    const fault = this.faults[space]
    const test = () => this.test
    let writing = 0
    let isStopped = false

    const factory = (context: Parameters<FakeAdapter>[0]): Adapter => {
      const adapter = fake(context)
      const known = walletIds(space).flatMap((id) => fake.wallet(id).accounts)
      const checkCall = (name: string, parameters: Call, isWrite: boolean) => {
        const { chainId, network, address, inputs = [], connectorId } = parameters
        const expectThat = (isTrue: boolean, what: string) => {
          if (!isTrue) this.violations.push(`${space} ${name}: ${what}`)
        }
        const requested = chainId ?? network?.caipNetworkId
        expectThat(!isStopped, 'after its cleanup')
        expectThat(requested === undefined || namespaceOf(requested) === space, `the chain ${requested}`)
        for (const one of [address, ...inputs.map((input) => input.address)])
          expectThat(one === undefined || known.includes(one), `the account ${one}`)
        if (!isWrite) return
        // A write uses the wallet, the account and the chain that are shown at this moment.
        const shown = sessionOf(test().kit.getState(), space)
        expectThat(shown?.connectorId === connectorId, 'another wallet')
        expectThat(shown?.accounts[0].address === address, 'another account')
        expectThat(!network || shown?.chainId === network.caipNetworkId, 'another chain')
        expectThat(writing === 0, 'two writes at once')
      }
      const watch =
        (name: string, method: (parameters: Call) => unknown, isWrite: boolean) => (parameters: Call) => {
          checkCall(name, parameters, isWrite)
          if (!isWrite) return method(parameters)
          writing += 1
          const done = () => {
            writing -= 1
          }
          const response = method(parameters) as Promise<unknown>
          response.then(done, done)
          return response
        }
      const watchAll = <T extends object>(methods: T, isWrite: (name: string) => boolean): T =>
        Object.fromEntries(
          Object.entries(methods).map(([name, value]) => [
            name,
            typeof value === 'function' ? watch(name, value, isWrite(name)) : value,
          ]),
        ) as T
      const { evm, solana, bitcoin, start, ...common } = adapter
      const reads = [
        ...['waitForReceipt', 'requestNetwork', 'readContract', 'getCapabilities'],
        ...['waitForConfirmation', 'getTransactionStatus'],
      ]
      const chain = <T extends object>(methods: T | undefined) =>
        methods && watchAll(methods, (name) => !reads.includes(name))
      return {
        ...watchAll(common, (name) => name === 'signMessage'),
        start(listener) {
          if (fault === 'throws') throw new Error(`${space} cannot start`)
          const stop = start(listener)
          return () => {
            isStopped = true
            stop()
          }
        },
        reconnect: (parameters) =>
          fault === 'hangs' ? new Promise(() => {}) : adapter.reconnect(parameters),
        getProvider: async (parameters) => ({
          ...((await adapter.getProvider(parameters)) as object),
          space,
        }),
        evm: chain(evm),
        solana: chain(solana),
        bitcoin: chain(bitcoin),
      }
    }
    return Object.defineProperties(factory, Object.getOwnPropertyDescriptors(fake)) as FakeAdapter
  }
}

/** The parameters of a call that the checks read. */
type Call = {
  readonly connectorId?: string
  readonly address?: string
  readonly chainId?: `${ChainNamespace}:${string}`
  readonly network?: { readonly caipNetworkId: `${ChainNamespace}:${string}` }
  readonly inputs?: readonly { readonly address: string }[]
}

function toOptions({ connector, accounts, chainId, open, locked }: FakeWallet): FakeWalletOptions {
  return { id: connector.id, accounts, chainId, open, locked }
}
