import fc from 'fast-check'
import { expect, test } from 'vitest'
import { connect } from '../features/wallet/connection/connect.js'
import { disconnect } from '../features/wallet/connection/disconnect.js'
import { connectionOf, sessionOf } from '../features/wallet/connection/rules.js'
import { switchAccount } from '../features/wallet/connection/switchAccount.js'
import { switchNetwork } from '../features/wallet/network/switchNetwork.js'
import { sendBitcoinTransfer } from '../features/wallet/request/bitcoin/sendBitcoinTransfer.js'
import { signPsbt } from '../features/wallet/request/bitcoin/signPsbt.js'
import { sendTransaction } from '../features/wallet/request/evm/sendTransaction.js'
import { signMessage } from '../features/wallet/request/signMessage.js'
import { sendSolanaTransfer } from '../features/wallet/request/solana/sendSolanaTransfer.js'
import { signSolanaTransaction } from '../features/wallet/request/solana/signSolanaTransaction.js'
import type { FakeWallet } from '../testing/fakeWallet.js'
import { nextMacrotask } from '../testing/nextMacrotask.js'
import { type Fault, networks, type Space, spaces, World, walletIds } from './namespaces.fixtures.js'

type Step = (world: World) => void | Promise<void>

const space = fc.constantFrom(...spaces)
const which = fc.nat(1)
const wallet = fc.tuple(space, which).map(([at, index]) => ({ at, id: walletIds(at)[index] as string }))
const behavior = fc.constantFrom<FakeWallet['behavior']>('approves', 'rejects', 'hangs', 'fails')

const writes: Record<Space, readonly ((world: World) => Promise<unknown>)[]> = {
  eip155: [
    ({ test: { kit } }) => signMessage(kit, { namespace: 'eip155', message: 'hello' }),
    ({ test: { kit } }) => sendTransaction(kit, { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }),
  ],
  solana: [
    ({ test: { kit } }) => signMessage(kit, { namespace: 'solana', message: 'hello' }),
    ({ test: { kit } }) => sendSolanaTransfer(kit, { to: '1'.repeat(32), amount: 1n }),
    ({ test: { kit } }) => signSolanaTransaction(kit, { transaction: new Uint8Array(80) }),
  ],
  bip122: [
    ({ test: { kit } }) => signMessage(kit, { namespace: 'bip122', message: 'hello' }),
    ({ test: { kit } }) => sendBitcoinTransfer(kit, { to: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', amount: 1n }),
    ({ test: { kit } }) => {
      const { accounts } = sessionOf(kit.getState(), 'bip122') ?? { accounts: [] }
      const inputs = accounts.map(({ address }, index) => ({ index, address }))
      return signPsbt(kit, { psbt: 'cHNidP8BAAoCAAAAAAAAAAAAAA==', inputs })
    },
  ],
}

/** Actions of the app; several can run without an await in between. */
const byPage: fc.Arbitrary<Step> = fc.oneof(
  wallet.map(
    ({ at, id }): Step =>
      ({ follow, test: { kit } }) => {
        follow(connect(kit, { connectorId: id, namespace: at }))
      },
  ),
  fc.constantFrom(...networks).map(
    (network): Step =>
      ({ follow, test: { kit } }) => {
        follow(switchNetwork(kit, { network }))
      },
  ),
  space.map(
    (namespace): Step =>
      ({ follow, test: { kit } }) => {
        const address = sessionOf(kit.getState(), namespace)?.accounts[1]?.address ?? 'none'
        follow(switchAccount(kit, { namespace, address }))
      },
  ),
  {
    weight: 4,
    arbitrary: fc.tuple(space, fc.nat(2)).map(
      ([at, index]): Step =>
        (world) => {
          const all = writes[at]
          const write = all[index % all.length]
          if (write) world.follow(write(world))
        },
    ),
  },
)

const inWallet =
  (at: Space, id: string, act: (wallet: FakeWallet) => void): Step =>
  (world) =>
    act(world.wallet(at, id))

/** Actions of the users in their wallets, and of the host app. */
const byPerson: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(wallet, behavior).map(([{ at, id }, how]) =>
    inWallet(at, id, (it) => {
      it.behavior = how
    }),
  ),
  wallet.map(({ at, id }) => inWallet(at, id, (it) => it.approve())),
  wallet.map(({ at, id }) => inWallet(at, id, (it) => it.reject())),
  wallet.map(({ at, id }) => inWallet(at, id, (it) => it.disconnect())),
  wallet.map(({ at, id }) => inWallet(at, id, (it) => it.switchAccount(it.accounts[1] ?? it.accounts[0]))),
  fc
    .tuple(
      which,
      fc.constantFrom(networks[0].caipNetworkId, networks[1].caipNetworkId, 'eip155:1337' as const),
    )
    .map(([index, chainId]) =>
      inWallet('eip155', walletIds('eip155')[index] as string, (it) => it.switchChain(chainId)),
    ),
  wallet.map(
    ({ at, id }): Step =>
      (world) => {
        if (world.fakes[at].started) world.fakes[at].hostConnect(id)
      },
  ),
)

/** Sends two writes and switches meanwhile, so that the second one no longer matches its session. */
const changeWhileQueued: fc.Arbitrary<Step> = fc.tuple(wallet, fc.nat(2), fc.boolean()).map(
  ([{ at, id }, index, byAccount]): Step =>
    async (world) => {
      const it = world.wallet(at, id)
      it.behavior = 'hangs'
      for (const write of [writes[at][0], writes[at][index % writes[at].length]])
        if (write) world.follow(write(world))
      await nextMacrotask()
      const [one, other] = networks.filter((network) => network.chainNamespace === at)
      const elsewhere = it.chainId === one?.caipNetworkId ? other : one
      // A Bitcoin wallet has other addresses on another network.
      if (byAccount || at === 'bip122' || !elsewhere) it.switchAccount(it.accounts[1] ?? it.accounts[0])
      else it.switchChain(elsewhere.caipNetworkId)
      it.approve()
    },
)

/** Ends the session of one namespace, and checks that the others' state objects are unchanged. */
const disconnectOne: fc.Arbitrary<Step> = space.map(
  (at): Step =>
    async (world) => {
      const { kit } = world.test
      const before = spaces.map((other) => sessionOf(kit.getState(), other))
      for (const id of walletIds(at)) {
        // Disconnecting a wallet that hangs ends after 3 s; this test does not check that.
        world.wallet(at, id).behavior = 'approves'
      }
      world.follow(disconnect(kit, { namespace: at }))
      await nextMacrotask()
      for (const [index, other] of spaces.entries())
        if (other !== at) expect(sessionOf(kit.getState(), other)).toBe(before[index])
    },
)

/** Connects in one namespace while the wallets of all others hang: they do not affect it. */
const connectBesideHanging: fc.Arbitrary<Step> = wallet.map(
  ({ at, id }): Step =>
    async (world) => {
      const { kit } = world.test
      if (world.faults[at] === 'throws' || connectionOf(kit.getState(), at).status === 'disconnecting') return
      for (const other of spaces)
        for (const one of walletIds(other))
          world.wallet(other, one).behavior = other === at ? 'approves' : 'hangs'
      for (const other of spaces)
        if (other !== at) world.follow(connect(kit, { connectorId: 'io.multi', namespace: other }))
      world.follow(connect(kit, { connectorId: id, namespace: at }))
      await nextMacrotask()
      expect(connectionOf(kit.getState(), at)).toMatchObject({
        status: 'connected',
        session: { connectorId: id },
      })
    },
)

/** Reloads with one namespace that fails to start: the sessions of the others are restored without a prompt. */
const reload: fc.Arbitrary<Step> = fc.tuple(space, fc.constantFrom<Fault>('none', 'throws', 'hangs')).map(
  ([at, fault]): Step =>
    async (world) => {
      const before = world.test.kit.getState()
      for (const one of spaces) world.faults[one] = one === at ? fault : 'none'
      world.reload()
      await nextMacrotask()
      for (const other of spaces) {
        const connection = connectionOf(before, other)
        if (world.faults[other] !== 'none' || connection.status !== 'connected') continue
        const { connectorId, chainId } = connection.session
        expect(connectionOf(world.test.kit.getState(), other)).toMatchObject({
          status: 'connected',
          session: { connectorId, chainId },
        })
        expect(world.fakes[other].prompts).toBe(0)
      }
    },
)

const breath: fc.Arbitrary<readonly Step[]> = fc.oneof(
  { weight: 4, arbitrary: fc.array(byPage, { minLength: 1, maxLength: 3 }) },
  { weight: 5, arbitrary: byPerson.map((step) => [step]) },
  { weight: 2, arbitrary: changeWhileQueued.map((step) => [step]) },
  { weight: 1, arbitrary: disconnectOne.map((step) => [step]) },
  { weight: 1, arbitrary: connectBesideHanging.map((step) => [step]) },
  { weight: 1, arbitrary: reload.map((step) => [step]) },
)

test('behavior: any order of events in one namespace does not affect another', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.subarray([...spaces]),
      fc.array(breath, { maxLength: 20 }),
      async (first, breaths) => {
        const world = new World()
        for (const at of first) await connect(world.test.kit, { connectorId: 'io.multi', namespace: at })
        for (const steps of breaths) {
          // Wallets do not respond between two synchronous actions of the app.
          const restore = steps.length > 1 ? world.behave('hangs') : undefined
          for (const step of steps) await step(world)
          await nextMacrotask()
          restore?.()
          await world.check()
        }
        await world.end()
        expect(world.open).toBe(0)
      },
    ),
    { numRuns: 250 },
  )
}, 180_000)
