import { expect, onTestFinished, test } from 'vitest'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { connect } from '../../wallet/connection/connect.js'
import { sendTransaction } from '../../wallet/request/evm/sendTransaction.js'
import { watchTransactions } from '../tracking/watchTransactions.js'
import { approveReplacement } from './approveReplacement.js'
import { cancelTransaction } from './cancelTransaction.js'
import { closeReplacement } from './closeReplacement.js'
import { setReplacementSpeed } from './setReplacementSpeed.js'
import { speedUpTransaction } from './speedUpTransaction.js'
import { toReplacementModel } from './toReplacementModel.js'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A connected kit whose transaction is pending on a network with these answers. */
async function setUp(answers: Readonly<Record<string, unknown>> = {}) {
  const adapter = fakeAdapter({ wallets: [{ id: 'io.fake' }] })
  const { kit, clock } = createTestKit({ adapters: [adapter] })
  kit.mount()
  onTestFinished(() => kit.destroy())
  await connect(kit, { connectorId: 'io.fake' })
  await Promise.all([
    import('../../wallet/transactions/feature.js'),
    import('../../wallet/transactions/followTransactions.js'),
  ])
  watchTransactions(kit)
  const { evm } = adapter
  if (!evm) throw new Error('The adapter is of eip155.')
  evm.receipt = 'pending'
  const from = kit.getState().connection.eip155
  const address = from?.status === 'connected' ? from.session.accounts[0].address : ''
  const pending = (hash: string) => ({
    ...{ hash, from: address, nonce: '0x3', gas: '0x5208', type: '0x2', blockNumber: null },
    ...{ maxFeePerGas: '0x64', maxPriorityFeePerGas: '0xa' },
  })
  const all = {
    eth_getTransactionByHash: pending,
    eth_getBalance: '0xde0b6b3a7640000',
    eth_getBlockByNumber: { baseFeePerGas: '0x50' },
    eth_feeHistory: { baseFeePerGas: ['0x50', '0x50'], reward: [['0x1', '0x2', '0x3']] },
    eth_estimateGas: '0x5208',
    ...answers,
  }
  for (const [method, answer] of Object.entries(all)) evm.networkAnswers.set(method, answer)
  const hash = await sendTransaction(kit, { to, value: 7n })
  await nextMacrotask()
  await nextMacrotask()
  const [{ id } = { id: '' }] = kit.getState().transactions?.list ?? []
  return { kit, adapter, evm, id, hash, address, clock, pending }
}

test('default: speeds up a pending transaction', async () => {
  const { kit, evm, id, hash } = await setUp()
  await speedUpTransaction(kit, { id })
  expect(toReplacementModel(kit.getState(), kit.config)).toMatchObject({
    ...{ status: 'ready', action: 'speed-up', hash, nonce: 3, isDeclined: false },
    ...{ originalFee: 21_000n * 100n, fee: { speed: 'normal', fee: 21_000n * 117n } },
    ...{
      total: 21_000n * 117n + 7n,
      isSettled: false,
      original: { to: { address: to }, value: 7n, isCall: false },
    },
  })
  setReplacementSpeed(kit, { speed: 'slow' })
  const sent = await approveReplacement(kit)
  expect(evm.sent.at(-1)).toMatchObject({ hash: sent })
  expect(evm.sent.at(-1)?.transaction).toEqual({
    ...{ to, value: 7n, nonce: 3, gas: 21_000n, maxFeePerGas: 113n, maxPriorityFeePerGas: 12n },
  })
  expect(toReplacementModel(kit.getState(), kit.config)).toMatchObject({ status: 'sent', result: sent })
  await nextMacrotask()
  expect(kit.getState().transactions?.list).toHaveLength(2)
})

test('default: cancels a pending transaction', async () => {
  const { kit, evm, id, address } = await setUp()
  await cancelTransaction(kit, { id })
  await approveReplacement(kit)
  expect(evm.sent.at(-1)?.transaction).toMatchObject({ to: address, value: 0n, nonce: 3 })
})

test('behavior: tells that it is in a block before the user approves', async () => {
  const { kit, evm, id, clock } = await setUp()
  await speedUpTransaction(kit, { id })
  evm.receipt = 'success'
  await clock.advance(4_000)
  await nextMacrotask()
  expect(kit.getState().transactions?.list).toMatchObject([{ status: 'confirmed' }])
  expect(toReplacementModel(kit.getState(), kit.config)).toMatchObject({ status: 'ready', isSettled: true })
})

test('behavior: a cancellation costs only its fee', async () => {
  const { kit, id } = await setUp()
  await cancelTransaction(kit, { id })
  expect(toReplacementModel(kit.getState(), kit.config)).toMatchObject({ total: 21_000n * 117n })
})

test('behavior: a wallet that ignores the nonce has sent a second transaction', async () => {
  const { kit, evm, id, hash, pending, clock } = await setUp()
  await clock.advance(1)
  await cancelTransaction(kit, { id })
  evm.networkAnswers.set('eth_getTransactionByHash', (asked: string) => ({
    ...pending(asked),
    nonce: asked === hash ? '0x3' : '0x4',
  }))
  const sent = await approveReplacement(kit)
  await nextMacrotask()
  expect(kit.getState().transactions?.list).toMatchObject([
    { hash: sent, nonce: 4, requestedNonce: 3, status: 'pending' },
    { hash, nonce: 3, status: 'pending' },
  ])
})

test('behavior: the user declines, and can approve again', async () => {
  const { kit, adapter, id, evm } = await setUp()
  await speedUpTransaction(kit, { id })
  adapter.wallet('io.fake').behavior = 'rejects'
  await expect(approveReplacement(kit)).rejects.toMatchObject({ code: 'user-rejected' })
  expect(toReplacementModel(kit.getState(), kit.config)).toMatchObject({ status: 'ready', isDeclined: true })
  adapter.wallet('io.fake').behavior = 'approves'
  await approveReplacement(kit)
  expect(evm.sent).toHaveLength(2)
})

test('error: it is in a block when the user approves', async () => {
  const { kit, id, evm, hash, pending } = await setUp()
  await speedUpTransaction(kit, { id })
  evm.networkAnswers.set('eth_getTransactionByHash', { ...pending(hash), blockNumber: '0x1' })
  await expect(approveReplacement(kit)).rejects.toMatchObject({ code: 'invalid-transaction' })
  expect(evm.sent).toHaveLength(1)
  expect(toReplacementModel(kit.getState(), kit.config)).toMatchObject({
    status: 'ready',
    error: { code: 'invalid-transaction' },
  })
})

test('error: the base fee has risen above the reviewed price', async () => {
  const { kit, id, evm } = await setUp()
  await speedUpTransaction(kit, { id })
  evm.networkAnswers.set('eth_feeHistory', {
    baseFeePerGas: ['0x50', '0x500'],
    reward: [['0x1', '0x2', '0x3']],
  })
  await expect(approveReplacement(kit)).rejects.toMatchObject({ code: 'review-changed' })
  expect(evm.sent).toHaveLength(1)
})

test.each([
  ['is in a block', { blockNumber: '0x1' }],
  ['is of another account', { from: to }],
  ['is another one', { hash: '0x1' }],
  ['is a blob transaction', { type: '0x3' }],
  ['delegates the account (EIP-7702)', { type: '0x4' }],
])('error: a transaction that %s', async (_, fields) => {
  const { kit, id, evm, hash, pending } = await setUp()
  evm.networkAnswers.set('eth_getTransactionByHash', { ...pending(hash), ...fields })
  await expect(speedUpTransaction(kit, { id })).rejects.toMatchObject({ code: 'invalid-transaction' })
  expect(toReplacementModel(kit.getState(), kit.config)).toMatchObject({ status: 'failed' })
})

test('error: a transaction that is not known, or whose nonce is not', async () => {
  const { kit } = await setUp()
  await expect(cancelTransaction(kit, { id: 'eip155:1/0x1' })).rejects.toThrow(
    /must be a pending transaction/,
  )
  const other = await setUp({ eth_getTransactionByHash: () => null })
  await expect(cancelTransaction(other.kit, { id: other.id })).rejects.toThrow(/must be a pending/)
})

test('error: long data is not kept, so it can be cancelled only', async () => {
  const { kit, evm, pending, clock } = await setUp()
  await clock.advance(1)
  const hash = await sendTransaction(kit, { to, data: `0x${'ab'.repeat(2_000)}` })
  evm.networkAnswers.set('eth_getTransactionByHash', { ...pending(hash), nonce: '0x4' })
  await nextMacrotask()
  const [{ id } = { id: '' }] = kit.getState().transactions?.list ?? []
  await expect(speedUpTransaction(kit, { id })).rejects.toMatchObject({ code: 'invalid-transaction' })
  await cancelTransaction(kit, { id })
})

test('error: nothing is under review, or it was closed', async () => {
  const { kit, id } = await setUp()
  await expect(approveReplacement(kit)).rejects.toMatchObject({ code: 'action-ignored' })
  await speedUpTransaction(kit, { id })
  closeReplacement(kit)
  expect(toReplacementModel(kit.getState(), kit.config)).toEqual({ status: 'none' })
  await expect(approveReplacement(kit)).rejects.toMatchObject({ code: 'action-ignored' })
})
