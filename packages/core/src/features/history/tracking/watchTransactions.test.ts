import { expect, onTestFinished, test, vi } from 'vitest'
import { bitcoin as bitcoinNetwork } from '../../../foundation/networks/bitcoin.js'
import { solana as solanaNetwork } from '../../../foundation/networks/solana.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeStorage } from '../../../testing/fakeStorage.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { connect } from '../../wallet/connection/connect.js'
import { sendBitcoinTransfer } from '../../wallet/request/bitcoin/sendBitcoinTransfer.js'
import { sendTransaction } from '../../wallet/request/evm/sendTransaction.js'
import { signMessage } from '../../wallet/request/signMessage.js'
import { sendSolanaTransfer } from '../../wallet/request/solana/sendSolanaTransfer.js'
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
  await Promise.all([
    import('../../wallet/transactions/feature.js'),
    import('../../wallet/transactions/followTransactions.js'),
  ])
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

test('behavior: the transaction that replaced it is found, and whether it cancels it', async () => {
  const { kit, evm, watch, advance } = await setUp()
  evm.receipt = 'pending'
  await watch()
  await sendTransaction(kit, transaction)
  await nextMacrotask()
  for (const method of ['eth_getTransactionReceipt', 'eth_getTransactionByHash'])
    evm.networkAnswers.set(method, () => null)
  const from = evm.sent[0]?.address
  const hash = `0x${'ab'.repeat(32)}`
  const cancelling = { hash, from, to: from, nonce: '0x0', value: '0x0', input: '0x' }
  evm.networkAnswers.set('eth_getTransactionCount', '0x1')
  evm.networkAnswers.set('eth_blockNumber', '0x0')
  evm.networkAnswers.set('eth_getBlockByNumber', { transactions: [cancelling] })
  await advance(4_000)
  await advance(4_000)
  expect(kit.getState().transactions?.list).toMatchObject([
    { status: 'replaced', replacement: { hash, reason: 'cancelled' } },
  ])
})

test('behavior: a hidden page asks every 5 min, and at once when the user returns', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
  vi.stubGlobal('document', page)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { kit, evm, watch, statuses, advance } = await setUp()
  evm.receipt = 'pending'
  const stop = await watch()
  await sendTransaction(kit, transaction)
  await nextMacrotask()
  evm.receipt = 'success'
  await advance(299_999)
  expect(statuses()).toEqual(['pending'])
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await nextMacrotask()
  expect(statuses()).toEqual(['confirmed'])
  stop()
})

/** A connected kit of Solana and Bitcoin that watches. */
async function setUpOthers() {
  const [solana, bitcoin] = [fakeAdapter({ namespace: 'solana' }), fakeAdapter({ namespace: 'bip122' })]
  const adapters = [solana, bitcoin] as const
  const { kit, clock } = createTestKit({ adapters, networks: [solanaNetwork, bitcoinNetwork] })
  kit.mount()
  onTestFinished(() => kit.destroy())
  for (const namespace of ['solana', 'bip122'] as const)
    await connect(kit, { connectorId: 'io.fake', namespace })
  await Promise.all([
    import('../../wallet/transactions/feature.js'),
    import('../../wallet/transactions/followTransactions.js'),
  ])
  watchTransactions(kit)
  await nextMacrotask()
  const advance = async (ms: number) => {
    await clock.advance(ms)
    await nextMacrotask()
  }
  return { kit, advance, solana: solana.solana, bitcoin: bitcoin.bitcoin }
}

test('default: tracks a transfer on Solana until it is confirmed', async () => {
  const { kit, advance, solana } = await setUpOthers()
  if (solana) solana.confirmation = 'pending'
  const to = 'So11111111111111111111111111111111111111112'
  const { signature } = await sendSolanaTransfer(kit, { to, amount: 5n })
  await nextMacrotask()
  const sent = { hash: signature, to, value: 5n, lastValidBlockHeight: 150n }
  expect(kit.getState().transactions?.list).toMatchObject([{ ...sent, status: 'pending' }])
  if (solana) solana.confirmation = 'success'
  await advance(4_000)
  expect(kit.getState().transactions?.list).toMatchObject([{ ...sent, status: 'confirmed' }])
})

test('behavior: a transfer on Solana that has expired is dropped, but not in the first 2 minutes', async () => {
  const { kit, advance, solana } = await setUpOthers()
  if (solana) solana.confirmation = 'expired'
  await sendSolanaTransfer(kit, { to: 'So11111111111111111111111111111111111111112', amount: 5n })
  const statuses = () => kit.getState().transactions?.list.map(({ status }) => status)
  for (let seconds = 0; seconds < 116; seconds += 4) await advance(4_000)
  expect(statuses()).toEqual(['pending'])
  await advance(30_000)
  expect(statuses()).toEqual(['dropped'])
})

test('default: tracks a transfer on Bitcoin until another one spends its input', async () => {
  const { kit, advance, bitcoin } = await setUpOthers()
  const inputs = [{ txid: 'cd'.repeat(32), vout: 1 }]
  if (bitcoin) bitcoin.transactionStatus = { status: 'pending', inputs }
  const to = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
  await sendBitcoinTransfer(kit, { to, amount: 10_000n })
  await nextMacrotask()
  expect(kit.getState().transactions?.list).toMatchObject([{ status: 'pending', to, value: 10_000n, inputs }])
  const hash = 'ef'.repeat(32)
  if (bitcoin) bitcoin.transactionStatus = { status: 'replaced', txid: hash }
  await advance(4_000)
  await advance(4_000)
  expect(kit.getState().transactions?.list).toMatchObject([
    { status: 'replaced', replacement: { hash, reason: 'replaced' } },
  ])
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
