import { expect, test } from 'vitest'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeStorage } from '../../../testing/fakeStorage.js'
import { closeModal } from '../../shell/modal/closeModal.js'
import { approvePayment } from './approvePayment.js'
import { closePay } from './closePay.js'
import { getExchanges } from './getExchanges.js'
import { goBackToPay } from './goBackToPay.js'
import { openPay } from './openPay.js'
import { ether, parameters, recipient, session, setUp, toHex, txHash, value } from './pay.fixtures.js'
import { payWithExchange } from './payWithExchange.js'
import { payWithWallet } from './payWithWallet.js'
import { startPay } from './startPay.js'
import { toPayModel } from './toPayModel.js'
import { toPayProgressModel } from './toPayProgressModel.js'
import { toPayReviewModel } from './toPayReviewModel.js'
import { waitForPayment } from './waitForPayment.js'
import { watchPayments } from './watchPayments.js'

test('default: pays with the wallet exactly what the app asked for, and verifies it', async () => {
  const { kit, evm, settle } = await setUp()
  const payment = startPay(kit, parameters)
  await payWithWallet(kit)
  expect(toPayReviewModel(kit.getState(), kit.config)).toMatchObject({
    status: 'ready',
    amount: ether / 20n,
    recipient,
    fee: { symbol: 'ETH' },
  })
  const result = waitForPayment(kit)
  const hash = await approvePayment(kit)
  await settle()
  expect(await result).toEqual({ paymentId: payment.id, via: 'wallet', txHash: hash, isVerified: true })
  expect(evm.sent).toEqual([
    expect.objectContaining({ transaction: expect.objectContaining({ to: recipient, value: ether / 20n }) }),
  ])
})

test('default: pays by exchange, and verifies what it reports on the chain', async () => {
  const { kit, exchanges, answers, settle, storage, status } = await setUp()
  const payment = startPay(kit, parameters)
  await settle()
  expect(toPayModel(kit.getState(), kit.config)).toMatchObject({ exchanges: { list: [{ id: 'example' }] } })
  expect(await payWithExchange(kit, { exchangeId: 'example' })).toMatchObject({ url: session.url })
  const result = waitForPayment(kit)
  expect([...storage.items.values()].join()).toContain(session.sessionId)
  await settle(4_000)
  expect(exchanges.polls).toHaveLength(1)
  expect(toPayProgressModel(kit.getState(), kit.config)).toMatchObject({
    status: 'exchange',
    isUnknown: false,
  })
  exchanges.isDown = true
  await settle(4_000)
  expect(toPayProgressModel(kit.getState(), kit.config)).toMatchObject({
    status: 'exchange',
    isUnknown: true,
  })
  exchanges.isDown = false
  exchanges.status = { status: 'SUCCESS', txHash }
  await settle(4_000)
  // The chain does not know it yet.
  expect(status()).toBe('confirming')
  answers.set('eth_getTransactionReceipt', { status: '0x1', blockNumber: '0x1', logs: [] })
  await settle(4_000)
  expect(await result).toEqual({ paymentId: payment.id, via: 'exchange', txHash, isVerified: true })
  expect(toPayProgressModel(kit.getState(), kit.config)).toMatchObject({
    status: 'completed',
    at: expect.any(Number),
  })
  expect([...storage.items.values()].join()).not.toContain(session.sessionId)
})

test.each([
  ['another recipient', { to: `0x${'1'.repeat(40)}`, value }],
  ['less', { to: recipient, value: toHex(ether / 20n - 1n) }],
  ['nothing', { to: recipient, value: 'x' }],
] as const)(
  'error: a transaction that pays %s leaves the words of the exchange unverified',
  async (_name, found) => {
    const { kit, exchanges, answers, settle } = await setUp()
    startPay(kit, parameters)
    await settle()
    await payWithExchange(kit, { exchangeId: 'example' })
    const result = waitForPayment(kit)
    exchanges.status = { status: 'SUCCESS', txHash }
    answers.set('eth_getTransactionReceipt', { status: '0x1', blockNumber: '0x1', logs: [] })
    answers.set('eth_getTransactionByHash', found)
    await settle(4_000)
    expect(await result).toMatchObject({ isVerified: false })
  },
)

test('behavior: a payment at an exchange continues after a reload, and settles once', async () => {
  const storage = fakeStorage()
  const before = await setUp(storage)
  startPay(before.kit, parameters)
  await before.settle()
  await payWithExchange(before.kit, { exchangeId: 'example' })
  before.kit.destroy()

  const { kit, exchanges, settle, status, facts } = await setUp(storage)
  exchanges.status = { status: 'SUCCESS' }
  watchPayments(kit)
  await expect.poll(status).toBe('completed')
  await settle(60_000)
  expect(facts.filter(({ feature, type }) => feature === 'pay' && type === 'completed')).toHaveLength(1)
  expect(await waitForPayment(kit)).toMatchObject({ via: 'exchange', isVerified: false })
  const again = await setUp(storage)
  watchPayments(again.kit)
  await again.settle()
  expect(again.status()).not.toBe('in-progress')
})

test.each([
  ['that another tab settles first', fakeStorage()],
  ['that no storage keeps', fakeStorage({ throws: true })],
])('behavior: a payment at an exchange %s settles once in each tab', async (_, storage) => {
  const { kit, exchanges, settle, status, facts } = await setUp(storage)
  startPay(kit, parameters)
  await settle()
  await payWithExchange(kit, { exchangeId: 'example' })
  await settle()
  const result = waitForPayment(kit)
  if (!storage.throws) {
    const other = await setUp(storage)
    other.exchanges.status = { status: 'SUCCESS' }
    watchPayments(other.kit)
    await expect.poll(other.status).toBe('completed')
    await other.settle()
  }
  // As after an event of the storage.
  kit.internal.send({ feature: 'pay', event: { type: 'load' } })
  exchanges.status = { status: 'SUCCESS' }
  await settle(4_000)
  expect(status()).toBe('completed')
  expect(await result).toMatchObject({ via: 'exchange' })
  expect(facts.filter(({ feature, type }) => feature === 'pay' && type === 'completed')).toHaveLength(1)
})

test('behavior: a declined transaction pays nothing, and can be approved again', async () => {
  const { kit, wallet, evm } = await setUp()
  startPay(kit, parameters)
  await payWithWallet(kit)
  wallet.behavior = 'rejects'
  await expect(approvePayment(kit)).rejects.toMatchObject({ code: 'user-rejected' })
  expect(toPayReviewModel(kit.getState(), kit.config)).toMatchObject({ status: 'ready', isDeclined: true })
  expect(evm.sent).toEqual([])
  goBackToPay(kit)
  expect(toPayModel(kit.getState(), kit.config)).toMatchObject({
    status: 'ready',
    wallet: { status: 'ready' },
  })
})

test('behavior: the result of a payment that the exchange declines is an error', async () => {
  const { kit, exchanges, settle } = await setUp()
  startPay(kit, parameters)
  await settle()
  await payWithExchange(kit, { exchangeId: 'example' })
  const result = waitForPayment(kit)
  exchanges.status = { status: 'FAILED' }
  const failed = expect(result).rejects.toMatchObject({ code: 'pay-failed' })
  await settle(4_000)
  await failed
  expect(toPayProgressModel(kit.getState(), kit.config)).toMatchObject({ status: 'failed' })
})

test('error: a transaction of the wallet that is reverted fails the payment', async () => {
  const { kit, evm, settle } = await setUp()
  startPay(kit, parameters)
  await payWithWallet(kit)
  evm.receipt = 'reverted'
  const failed = expect(waitForPayment(kit)).rejects.toMatchObject({ code: 'pay-failed' })
  await approvePayment(kit)
  await settle()
  await failed
})

test('error: an exchange that is down leaves the choice', async () => {
  const { kit, exchanges, settle, status } = await setUp()
  startPay(kit, parameters)
  await settle()
  exchanges.isDown = true
  await expect(payWithExchange(kit, { exchangeId: 'example' })).rejects.toMatchObject({ code: 'pay-url' })
  expect(status()).toBe('choosing')
  expect(toPayModel(kit.getState(), kit.config)).toMatchObject({ failure: { kind: 'pay', code: 'pay-url' } })
  await expect(payWithExchange(kit, { exchangeId: 'other' })).rejects.toMatchObject({
    code: 'pay-asset-not-supported',
  })
  await expect(getExchanges(kit)).rejects.toMatchObject({ code: 'pay-exchanges' })
})

test('behavior: openPay resolves when the user leaves, and stays pending while something is in progress', async () => {
  const { kit, exchanges, settle } = await setUp()
  const left = openPay(kit, parameters)
  closeModal(kit)
  expect(await left).toBeUndefined()
  const paid = openPay(kit, parameters)
  await settle()
  await payWithExchange(kit, { exchangeId: 'example' })
  closeModal(kit)
  exchanges.status = { status: 'SUCCESS' }
  await settle(4_000)
  expect(await paid).toMatchObject({ via: 'exchange' })
})

test('behavior: the modal closes 3 s after a payment has succeeded', async () => {
  const { kit, exchanges, settle } = await setUp()
  const paid = openPay(kit, parameters)
  await settle()
  await payWithExchange(kit, { exchangeId: 'example' })
  exchanges.status = { status: 'SUCCESS' }
  await settle(4_000)
  await paid
  await settle(2_999)
  expect(kit.getState().modal.status).toBe('open')
  await settle(1)
  expect(kit.getState().modal.status).toBe('closed')
})

test('behavior: a wallet that responds after the modal was closed still settles the payment', async () => {
  const { kit, wallet, evm, settle } = await setUp()
  const paid = openPay(kit, parameters)
  await payWithWallet(kit)
  wallet.behavior = 'hangs'
  const approved = approvePayment(kit).catch(() => {})
  await settle()
  closeModal(kit)
  wallet.approve()
  await approved
  await settle()
  expect(evm.sent).toHaveLength(1)
  expect(await paid).toMatchObject({ via: 'wallet', isVerified: true })
})

test('error: openPay needs the option, and what to pay', async () => {
  const { kit } = createTestKit()
  await expect(openPay(kit, parameters)).rejects.toMatchObject({ code: 'pay-invalid-config' })
  const other = await setUp()
  await expect(openPay(other.kit, { ...parameters, amount: '0' })).rejects.toMatchObject({
    code: 'pay-invalid-amount',
  })
  await expect(waitForPayment(other.kit)).rejects.toMatchObject({ code: 'pay-not-initiated' })
  await expect(payWithWallet(other.kit)).rejects.toMatchObject({ code: 'pay-not-initiated' })
  await expect(approvePayment(other.kit)).rejects.toMatchObject({ code: 'pay-not-initiated' })
})

test('error: the wallet is on another network', async () => {
  const { kit } = await setUp()
  startPay(kit, { ...parameters, asset: 'eip155:31338/slip44:60' })
  expect(toPayModel(kit.getState(), kit.config)).toMatchObject({ wallet: { status: 'other-network' } })
  await expect(payWithWallet(kit)).rejects.toMatchObject({ code: 'pay-not-initiated' })
  closePay(kit)
  expect(toPayModel(kit.getState(), kit.config)).toEqual({ status: 'none' })
})
