import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Network } from '../../../foundation/schema/network.js'
import { createTestKit, type TestKit } from '../../../testing/createTestKit.js'
import { type FakeAdapter, fakeAdapter } from '../../../testing/fakeAdapter.js'
import type { FakeWallet } from '../../../testing/fakeWallet.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { closeModal } from '../../shell/modal/closeModal.js'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { connectionOf, sessionOf } from '../connection/rules.js'
import { solana } from './network.fixtures.js'
import { activeNetwork, networkOf } from './rules.js'
import { switchNetwork } from './switchNetwork.js'

const networks = [testNetworks[0], testNetworks[1], solana] as const
const chainIds = networks.map((network) => network.caipNetworkId)
const wallets = ['io.alpha', 'io.beta'] as const

/** A kit with two namespaces and three wallets. */
class World {
  readonly evm: FakeAdapter = fakeAdapter({ wallets: wallets.map((id) => ({ id })) })
  readonly solana: FakeAdapter = fakeAdapter({ namespace: 'solana', wallets: [{ id: 'io.sol' }] })
  readonly test: TestKit = createTestKit({ networks, adapters: [this.evm, this.solana] })
  readonly unmount: () => void = this.test.kit.mount()
  open = 0

  wallet(id: string): FakeWallet {
    return id === 'io.sol' ? this.solana.wallet(id) : this.evm.wallet(id)
  }

  /** Counts an action as pending until it settles, with any result. */
  readonly follow = (action: Promise<unknown>): void => {
    this.open += 1
    const close = () => {
      this.open -= 1
    }
    action.then(close, close)
  }

  /** Sets the behavior of all wallets. Returns a function that restores it. */
  behave(behavior: FakeWallet['behavior']): () => void {
    const all = [...wallets, 'io.sol'].map((id) => this.wallet(id))
    const before = all.map((wallet) => wallet.behavior)
    for (const wallet of all) wallet.behavior = behavior
    return () => {
      for (const [index, wallet] of all.entries()) wallet.behavior = before[index] ?? 'approves'
    }
  }

  check(): void {
    const { kit } = this.test
    const state = kit.getState()
    for (const { namespace, session: real } of [this.evm, this.solana]) {
      const session = sessionOf(state, namespace)
      const { status } = connectionOf(state, namespace)
      // The state matches the wallets.
      if (status === 'connected' || status === 'disconnected') expect(session).toEqual(real)
      // Address and network of a namespace come from the same wallet at the same time.
      const chainId = networkOf(state, namespace)
      if (session) expect(chainId).toBe(session.chainId)
      else expect(chainIds).toContain(chainId)
    }
    expect(activeNetwork(state, kit.config)?.caipNetworkId).toBe(
      chainIds.find((chainId) => chainId === networkOf(state, state.network.activeNamespace)),
    )
  }
}

const evmWallet = fc.constantFrom(...wallets)
const wallet = fc.constantFrom(...wallets, 'io.sol')
const evmChainId = fc.constantFrom(
  testNetworks[0].caipNetworkId,
  testNetworks[1].caipNetworkId,
  'eip155:1337' as const,
)
const behavior = fc.constantFrom('approves', 'rejects', 'hangs', 'fails')

type Step = (world: World) => void

const toConnect =
  (connectorId: string): Step =>
  ({ follow, test: { kit } }) =>
    follow(connect(kit, { connectorId }))

const toSwitch =
  (network: Network): Step =>
  ({ follow, test: { kit } }) =>
    follow(switchNetwork(kit, { network }))

const toDisconnect =
  (namespace: ChainNamespace): Step =>
  (world) => {
    // Disconnecting a wallet that hangs ends after 3 s; this test does not check that.
    const restore = world.behave('approves')
    world.follow(disconnect(world.test.kit, { namespace }))
    restore()
  }

const inWallet =
  (id: string, act: (wallet: FakeWallet) => void): Step =>
  (world) =>
    act(world.wallet(id))

/** Actions of the app; several can run without an await in between. */
const byPage: fc.Arbitrary<Step> = fc.oneof(
  wallet.map(toConnect),
  fc.constantFrom(...networks).map(toSwitch),
  fc.constantFrom<ChainNamespace>('eip155', 'solana').map(toDisconnect),
)

/** Actions of the users in their wallets, and of the host app. */
const byPerson: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(wallet, behavior).map(([id, how]) =>
    inWallet(id, (it) => {
      it.behavior = how
    }),
  ),
  wallet.map((id) => inWallet(id, (it) => it.approve())),
  wallet.map((id) => inWallet(id, (it) => it.reject())),
  wallet.map((id) => inWallet(id, (it) => it.disconnect())),
  evmWallet.map((id) => inWallet(id, (it) => it.switchAccount(it.accounts[1] ?? it.accounts[0]))),
  fc.tuple(evmWallet, evmChainId).map(([id, chainId]) => inWallet(id, (it) => it.switchChain(chainId))),
  evmWallet.map(
    (id): Step =>
      (world) =>
        world.evm.hostConnect(id),
  ),
  fc.constant<Step>((world) => world.evm.hostDisconnect()),
)

const tick = fc.oneof(
  fc.array(byPage, { minLength: 1, maxLength: 3 }),
  byPerson.map((take) => [take]),
)

test('behavior: any order of actions keeps address and network equal to those of the wallet', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(tick, { maxLength: 15 }), async (breaths) => {
      const world = new World()
      for (const tick of breaths) {
        // Wallets do not respond between two synchronous actions of the app.
        const restore = tick.length > 1 ? world.behave('hangs') : undefined
        for (const take of tick) take(world)
        await nextMacrotask()
        restore?.()
        world.check()
      }
      for (const id of [...wallets, 'io.sol']) world.wallet(id).reject()
      await world.test.clock.advance(3_000)
      world.check()
      // A modal about an unsupported chain closes only by force.
      await closeModal(world.test.kit, { force: true })
      await nextMacrotask()
      expect(world.open).toBe(0)
      world.unmount()
    }),
    { numRuns: 300 },
  )
})
