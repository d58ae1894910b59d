import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { solana } from '../../../foundation/networks/solana.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import type { PortfolioState } from '../../assets/portfolio/types.js'
import { connect } from '../../wallet/connection/connect.js'
import { approvePayment } from './approvePayment.js'
import { closePay } from './closePay.js'
import { goBackToPay } from './goBackToPay.js'
import { openPay } from './openPay.js'
import { ether, parameters, recipient, setUp, toHex } from './pay.fixtures.js'
import { payReview } from './payReview.js'
import { payWithExchange } from './payWithExchange.js'
import { payWithWallet } from './payWithWallet.js'
import { startPay } from './startPay.js'
import { toPayReviewModel } from './toPayReviewModel.js'
import { waitForPayment } from './waitForPayment.js'

const chainId = solana.caipNetworkId
const owner = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'

/** A kit with a connected Solana account that has 1 SOL and 100 base units of a token. */
async function setUpSolana() {
  const adapter = fakeAdapter({ namespace: 'solana' })
  const world = createTestKit({
    adapters: [adapter],
    networks: [solana],
    features: { pay: true },
  })
  const fake = adapter.solana
  if (!fake) throw new TypeError('The adapter has no Solana methods')
  const facts = {
    balance: 10n ** 9n,
    receiverBalance: 0n,
    leastBalance: 890_880n,
    baseFee: 5_000n,
    unitPrices: { slow: 100n, normal: 1_000n, fast: 20_000n },
    units: 450,
    isContract: false,
  }
  fake.transferFacts = facts
  world.kit.mount()
  onTestFinished(() => world.kit.destroy())
  await connect(world.kit, { connectorId: 'io.fake' })
  await nextMacrotask()
  return { ...world, fake, facts, wallet: adapter.wallet('io.fake') }
}

test('behavior: the review names the app that pays the fee of a smart account', async () => {
  const { kit } = await setUp()
  startPay(kit, parameters)
  await payWithWallet(kit)
  const state = kit.getState()
  const { payReview: review } = state
  if (review?.status !== 'ready') throw new TypeError('The review is not ready')
  const sponsored = { ...review, facts: { ...review.facts, isSponsored: true } }
  const model = toPayReviewModel({ ...state, payReview: sponsored }, kit.config)
  expect(model).toMatchObject({ status: 'ready', sponsor: kit.config.metadata.name, fee: { amount: 0n } })
  expect(toPayReviewModel(state, kit.config)).not.toHaveProperty('sponsor')
})

test('behavior: the review has the value of the fee in US dollars', async () => {
  const { kit } = await setUp()
  startPay(kit, parameters)
  await payWithWallet(kit)
  const state = kit.getState()
  const model = toPayReviewModel(state, kit.config)
  if (model.status !== 'ready') throw new TypeError('The review is not ready')
  expect(model.fee).not.toHaveProperty('value')
  const token = { chainId: 'eip155:31337', price: '2000', decimals: 18, amount: 0n }
  // Only what is read: the other fields of the list have no effect.
  const eip155 = { list: { tokens: [token] } } as unknown as PortfolioState
  const priced = toPayReviewModel({ ...state, portfolio: { eip155 } }, kit.config)
  expect(priced).toMatchObject({ fee: { value: model.fee.amount * 2_000n } })
})

test('default: SOL is paid through the review of Solana, with its fee', async () => {
  const { kit, fake } = await setUpSolana()
  startPay(kit, { recipient: owner, amount: '0.5', asset: `${chainId}/slip44:501` })
  await payWithWallet(kit)
  expect(toPayReviewModel(kit.getState(), kit.config)).toMatchObject({
    status: 'ready',
    amount: 500_000_000n,
    fee: { amount: 5_021n, symbol: 'SOL', decimals: 9 },
  })
  expect(await approvePayment(kit)).toBe(fake.sent[0]?.signature)
  expect(fake.sent).toHaveLength(1)
  expect(fake.sent[0]?.transfer).toMatchObject({ to: owner, amount: 500_000_000n, computeUnitLimit: 20_540 })
})

test('behavior: a Solana wallet that declines pays nothing, and is asked once for each approval', async () => {
  const { kit, fake, wallet } = await setUpSolana()
  startPay(kit, { recipient: owner, amount: '0.5', asset: `${chainId}/slip44:501` })
  await payWithWallet(kit)
  wallet.behavior = 'rejects'
  await expect(approvePayment(kit)).rejects.toMatchObject({ code: 'user-rejected' })
  expect(toPayReviewModel(kit.getState(), kit.config)).toMatchObject({ status: 'ready', isDeclined: true })
  wallet.behavior = 'approves'
  await approvePayment(kit)
  expect(fake.sent).toHaveLength(1)
})

test.each([
  ['leaves too little SOL', { balance: 500_100_000n }, 'leaves-too-little'],
  ['is more than the balance', { balance: 400_000_000n }, 'insufficient-funds'],
  ['goes to a program', { refusal: 'to-program' as const }, 'to-program'],
])('error: a Solana payment that %s cannot be approved', async (_name, change, problem) => {
  const { kit, fake, facts } = await setUpSolana()
  fake.transferFacts = { ...facts, ...change }
  startPay(kit, { recipient: owner, amount: '0.5', asset: `${chainId}/slip44:501` })
  await payWithWallet(kit)
  expect(toPayReviewModel(kit.getState(), kit.config)).toMatchObject({ status: 'ready', problem })
  await expect(approvePayment(kit)).rejects.toBeDefined()
  expect(fake.sent).toEqual([])
})

test('error: a token whose fee leaves the recipient less than the price is refused', async () => {
  const { kit, fake, facts } = await setUpSolana()
  const token = { balance: 100n, accountRent: 0n, hasFee: true, received: 49n }
  fake.transferFacts = { ...facts, units: 30_000, token }
  startPay(kit, {
    recipient: owner,
    amount: '0.00005',
    asset: `${chainId}/token:2EmGrZs5YJxvwgpgb2kKgPzWpw9nDvz5zauPsJwNoMMr`,
    metadata: { name: 'Dollar', symbol: 'USD', decimals: 6 },
  })
  await payWithWallet(kit)
  const model = toPayReviewModel(kit.getState(), kit.config)
  expect(model).toMatchObject({ status: 'ready', problem: 'less-received' })
  await expect(approvePayment(kit)).rejects.toBeDefined()
  fake.transferFacts = { ...facts, units: 30_000, token: { ...token, received: 50n } }
  goBackToPay(kit)
  await payWithWallet(kit)
  await approvePayment(kit)
  expect(fake.sent).toHaveLength(1)
})

test('error: an ERC-20 token whose fee leaves the recipient less than the price is refused', () => {
  const fee = { maxFeePerGas: 2n, maxPriorityFeePerGas: 1n }
  const intent = {
    chainId: 'eip155:31337',
    from: recipient,
    to: recipient,
    token: `0x${'5'.repeat(40)}`,
    amount: 100n,
  } as const
  const facts = {
    nativeBalance: ether,
    tokenBalance: 100n,
    gas: 50_000n,
    fees: { baseFeePerGas: 1n, bySpeed: { slow: fee, normal: fee, fast: fee } },
    dataFee: 0n,
    isContract: false,
  }
  expect(payReview.toPlan(intent, { ...facts, received: 99n }, 'normal').problem).toBe('less-received')
  expect(payReview.toPlan(intent, { ...facts, received: 100n }, 'normal').problem).toBeUndefined()
  // The network cannot simulate: the view says so.
  expect(payReview.toPlan(intent, facts, 'normal').problem).toBeUndefined()
  expect(payReview.toPlan(intent, { ...facts, tokenBalance: 99n }, 'normal').problem).toBe(
    'insufficient-funds',
  )
})

test('behavior: nothing else begins while the wallet is asked', async () => {
  const { kit, wallet, evm, settle, exchanges } = await setUp()
  startPay(kit, parameters)
  await settle()
  await payWithWallet(kit)
  wallet.behavior = 'hangs'
  const approved = approvePayment(kit)
  await settle()
  goBackToPay(kit)
  await expect(payWithWallet(kit)).rejects.toMatchObject({ code: 'pay-not-initiated' })
  await expect(approvePayment(kit)).rejects.toMatchObject({ code: 'pay-not-initiated' })
  await expect(payWithExchange(kit, { exchangeId: 'example' })).rejects.toMatchObject({
    code: 'pay-not-initiated',
  })
  expect(() => startPay(kit, parameters)).toThrow('Unable to initiate payment')
  await expect(openPay(kit, parameters)).rejects.toMatchObject({ code: 'pay-not-initiated' })
  wallet.approve()
  await approved
  // It is confirmed now, so another payment would not be the same one.
  expect(await waitForPayment(kit)).toMatchObject({ via: 'wallet' })
  expect(evm.sent).toHaveLength(1)
  expect(exchanges.polls).toEqual([])
})

test('behavior: a review that is left while it is compared with the network asks no wallet', async () => {
  const { kit, evm, settle } = await setUp()
  startPay(kit, parameters)
  await payWithWallet(kit)
  const approved = expect(approvePayment(kit)).rejects.toMatchObject({ code: 'aborted' })
  expect(kit.getState().payReview?.status).toBe('checking')
  goBackToPay(kit)
  await approved
  await settle(60_000)
  expect(evm.sent).toEqual([])
})

test('behavior: the review shows the reason when the wallet cannot pay', async () => {
  const { kit, answers, settle } = await setUp()
  answers.set('eth_getBalance', toHex(ether / 100n))
  startPay(kit, parameters)
  await payWithWallet(kit)
  expect(toPayReviewModel(kit.getState(), kit.config)).toMatchObject({ problem: 'insufficient-funds' })
  await expect(approvePayment(kit)).rejects.toBeDefined()
  closePay(kit)
  await settle()
  expect(kit.getState().payReview?.status).toBe('idle')
})

test('behavior: no order of actions asks a wallet that has paid, or that is asked, for a payment again', async () => {
  const actions = [
    'choose',
    'approve',
    'approve twice',
    'back',
    'exchange',
    'answer',
    'decline',
    'wait',
  ] as const
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...actions), { maxLength: 14 }), async (order) => {
      const { kit, wallet, evm, settle, adapters } = await setUp()
      const ignore = (promise: Promise<unknown>) => void promise.catch(() => {})
      startPay(kit, parameters)
      await settle()
      wallet.behavior = 'hangs'
      const prompts = adapters[0].prompts
      let declined = 0
      for (const action of order) {
        const { pay } = kit.getState()
        const isAsking = pay?.status === 'reviewing' && pay.isAsking
        if (action === 'choose') ignore(payWithWallet(kit))
        if (action.startsWith('approve')) ignore(approvePayment(kit))
        if (action === 'approve twice') ignore(approvePayment(kit))
        if (action === 'back') goBackToPay(kit)
        if (action === 'exchange') ignore(payWithExchange(kit, { exchangeId: 'example' }))
        if (action === 'answer') wallet.approve()
        if (action === 'decline') wallet.reject()
        if (action === 'decline' && isAsking) declined += 1
        await settle(action === 'wait' ? 4_000 : 0)
      }
      wallet.approve()
      await settle()
      expect(evm.sent.length).toBeLessThanOrEqual(1)
      // Each prompt was declined, or it is the one that paid.
      expect(adapters[0].prompts - prompts).toBeLessThanOrEqual(declined + 1)
      kit.destroy()
    }),
    { numRuns: 60 },
  )
})
