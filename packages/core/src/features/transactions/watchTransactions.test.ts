import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestKit } from '../../testing/createTestKit.js'
import { fakeAdapter } from '../../testing/fakeAdapter.js'
import { fakeStorage } from '../../testing/fakeStorage.js'
import { nextMacrotask } from '../../testing/nextMacrotask.js'
import { connect } from '../connection/connect.js'
import { sendTransaction } from '../request/evm/sendTransaction.js'
import { signMessage } from '../request/signMessage.js'
import { watchTransactions } from './watchTransactions.js'

const transaction = { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 1n } as const

/** A connected kit. Kits with one storage are tabs of one app. */
async function setUp({ storage = fakeStorage() } = {}) {
  const adapter = fakeAdapter({ wallets: [{ id: 'io.fake' }] })
  const { evm } = adapter
  if (!evm) throw new Error('The adapter is of eip155.')
  const world = createTestKit({ adapters: [adapter], storage })
  const { kit } = world
  kit.mount()
  onTestFinished(() => kit.destroy())
  if (kit.getState().connection.eip155?.status !== 'connected') await connect(kit, { connectorId: 'io.fake' })
  // Loaded before the test, so that a macrotask is enough for each step.
  await Promise.all([import('./feature.js'), import('./followTransactions.js')])
  const watch = async () => {
    const stop = watchTransactions(kit)
    await nextMacrotask()
    return stop
  }
  const statuses = () => kit.getState().transactions?.list.map(({ status }) => status)
  const advance = async (ms: number) => {
    await world.clock.advance(ms)
    await nextMacrotask()
  }
  return { ...world, adapter, evm, storage, watch, statuses, advance }
}

test('default: tracks a transaction until it is confirmed', async () => {
  const { kit, evm, watch, statuses, advance } = await setUp()
  expect(kit.getState().transactions).toBeUndefined()
  await watch()
  expect(statuses()).toEqual([])
  evm.receipt = 'pending'
  const hash = await sendTransaction(kit, transaction)
  await nextMacrotask()
  expect(kit.getState().transactions?.list).toMatchObject([{ hash, status: 'pending', nonce: 0 }])
  evm.receipt = 'success'
  await advance(3_999)
  expect(statuses()).toEqual(['pending'])
  await advance(1)
  expect(statuses()).toEqual(['confirmed'])
})

test('behavior: a transaction that was sent before is tracked, a signature is not', async () => {
  const { kit, evm, watch, statuses } = await setUp()
  evm.receipt = 'reverted'
  await sendTransaction(kit, transaction)
  await signMessage(kit, { message: 'hi' })
  await watch()
  expect(statuses()).toEqual(['failed'])
})

test('behavior: a transaction that the app no longer waits for is tracked', async () => {
  const { kit, adapter, watch, statuses } = await setUp()
  await watch()
  const wallet = adapter.wallet('io.fake')
  wallet.behavior = 'hangs'
  const controller = new AbortController()
  const sent = sendTransaction(kit, { ...transaction, signal: controller.signal })
  await nextMacrotask()
  controller.abort()
  await expect(sent).rejects.toThrow()
  wallet.approve()
  await nextMacrotask()
  expect(statuses()).toEqual(['confirmed'])
})

test('behavior: tracking continues after a reload', async () => {
  const { kit, evm, storage, watch } = await setUp()
  await watch()
  evm.receipt = 'pending'
  await sendTransaction(kit, transaction)
  await nextMacrotask()
  kit.destroy()
  const reloaded = await setUp({ storage })
  reloaded.evm.networkAnswers.set('eth_getTransactionReceipt', (transactionHash: string) => {
    return { transactionHash, blockNumber: '0x1', status: '0x1' }
  })
  expect(reloaded.statuses()).toBeUndefined()
  await reloaded.watch()
  expect(reloaded.statuses()).toEqual(['confirmed'])
})

test('behavior: the tabs of an app share their transactions', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  onTestFinished(() => void vi.unstubAllGlobals())
  const tab = await setUp()
  const other = await setUp({ storage: tab.storage })
  await tab.watch()
  const stop = await other.watch()
  await sendTransaction(tab.kit, transaction)
  await nextMacrotask()
  expect(other.statuses()).toEqual([])
  const change = async (key: string | null) => {
    page.dispatchEvent(Object.assign(new Event('storage'), { key }))
    await nextMacrotask()
  }
  await change('latchkit.v1.test.labels')
  expect(other.statuses()).toEqual([])
  await change('latchkit.v1.test.transactions')
  expect(other.statuses()).toEqual(['confirmed'])
  await sendTransaction(tab.kit, transaction)
  await nextMacrotask()
  // The key of an event for the whole storage.
  await change(null)
  expect(other.statuses()).toEqual(['confirmed', 'confirmed'])
  stop()
  await sendTransaction(tab.kit, transaction)
  await nextMacrotask()
  await change('latchkit.v1.test.transactions')
  expect(other.statuses()).toEqual(['confirmed', 'confirmed'])
})

test('behavior: a network that does not answer is asked again', async () => {
  const { kit, evm, watch, statuses, advance } = await setUp()
  evm.networkAnswers.set('eth_getTransactionReceipt', () => {
    throw new Error('offline')
  })
  await watch()
  await sendTransaction(kit, transaction)
  await advance(4_000)
  expect(statuses()).toEqual(['pending'])
  evm.networkAnswers.clear()
  await advance(4_000)
  expect(statuses()).toEqual(['confirmed'])
})

test('behavior: a speed-up in the wallet, as in MetaMask, replaces the transaction', async () => {
  const { kit, evm, watch, statuses, advance } = await setUp()
  evm.receipt = 'pending'
  await watch()
  await sendTransaction(kit, transaction)
  await nextMacrotask()
  for (const method of ['eth_getTransactionReceipt', 'eth_getTransactionByHash'])
    evm.networkAnswers.set(method, () => null)
  evm.networkAnswers.set('eth_getTransactionCount', '0x1')
  await advance(4_000)
  expect(statuses()).toEqual(['pending'])
  await advance(4_000)
  expect(statuses()).toEqual(['replaced'])
})

test('behavior: a transaction in a private relay, as of MetaMask Smart Transactions, is dropped after 20 minutes', async () => {
  const { kit, evm, watch, statuses, advance } = await setUp()
  for (const method of ['eth_getTransactionReceipt', 'eth_getTransactionByHash'])
    evm.networkAnswers.set(method, () => null)
  await watch()
  await sendTransaction(kit, transaction)
  for (let minute = 0; minute < 20; minute += 0.5) await advance(30_000)
  expect(statuses()).toEqual(['pending'])
  await advance(60_000)
  expect(statuses()).toEqual(['dropped'])
})
