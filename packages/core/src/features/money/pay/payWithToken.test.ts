import { expect, onTestFinished, test } from 'vitest'
import { decodeApproval } from '../../../chains/evm/approvalData.js'
import { decodeSwap } from '../../../chains/evm/decodeSwap.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { watchTokens } from '../../assets/portfolio/watchTokens.js'
import { connect } from '../../wallet/connection/connect.js'
import {
  attacker,
  createFakeChain,
  createFakeSource,
  dai,
  encodeCall,
  ether,
  router,
  usdc,
} from '../swap/swap.fixtures.js'
import { approvePayment } from './approvePayment.js'
import { goBackToPay } from './goBackToPay.js'
import { recipient, toHex } from './pay.fixtures.js'
import { payWithToken } from './payWithToken.js'
import { payWithWallet } from './payWithWallet.js'
import { startPay } from './startPay.js'
import { toPayReviewModel } from './toPayReviewModel.js'
import { waitForPayment } from './waitForPayment.js'

const chainId = 'eip155:31337'
const million = 10n ** 6n
const parameters = {
  recipient,
  amount: '100',
  asset: `${chainId}/erc20:${dai}`,
  metadata: { name: 'Dai', symbol: 'DAI', decimals: 18 },
}

/** A kit with a connected account that owns 2 ETH and 5,000 USDC, but no DAI, and a payment of 100 DAI. */
async function setUp() {
  const dataApi = fakeDataApi()
  const api = dataApi()
  let source = createFakeSource(createFakeChain('0x00'))
  const own = [
    { chainId, name: 'Ether', symbol: 'ETH', decimals: 18, amount: 2n * ether },
    { chainId, address: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6, amount: 5_000n * million },
  ] as const
  const world = createTestKit({
    features: { pay: true },
    dataApi: () => ({ ...api, getBalances: async () => ({ balances: own }), swaps: async () => source }),
  })
  const { kit, adapters, clock } = world
  const [adapter] = adapters
  const wallet = adapter.wallet('io.fake')
  const { evm } = adapter
  if (!evm) throw new TypeError('The adapter has no EVM methods')
  const account = wallet.accounts[0] as Hex
  const chain = createFakeChain(account)
  source = createFakeSource(chain)
  const answers = evm.networkAnswers
  answers.set('eth_getBalance', () => toHex(chain.balances.get(`native:${account.toLowerCase()}`) ?? 0n))
  answers.set('eth_getCode', (address: string) => (address === recipient ? '0x' : '0x6000'))
  answers.set('eth_getBlockByNumber', { baseFeePerGas: toHex(10n ** 9n) })
  answers.set('eth_feeHistory', { baseFeePerGas: [toHex(10n ** 9n)], reward: [['0x1', '0x2', '0x3']] })
  answers.set('eth_call', chain.answer)
  answers.set('eth_simulateV1', chain.simulate)
  answers.set('eth_estimateGas', '0x186a0')
  kit.mount()
  onTestFinished(() => kit.destroy())
  await connect(kit, { connectorId: 'io.fake' })
  onTestFinished(watchTokens(kit, { namespace: 'eip155' }))
  await expect.poll(() => kit.getState().portfolio?.eip155?.status).toBe('ready')
  startPay(kit, parameters)
  const settle = async (ms = 0) => {
    clock.advance(ms)
    for (let turn = 0; turn < 3; turn += 1) await nextMacrotask()
  }
  const model = () => toPayReviewModel(kit.getState(), kit.config)
  /** Executes what the wallet has sent last. */
  const mine = () => {
    const { to = '0x', data = '0x', value = 0n } = evm.sent.at(-1)?.transaction ?? {}
    chain.call(to, data, value)
  }
  const paid = () => chain.balances.get(`${dai}:${recipient.toLowerCase()}`) ?? 0n
  return { ...world, evm, wallet, source, chain, account, settle, model, mine, paid }
}

/** Approves USDC, so that the swap is reviewed. */
async function approveToken({ kit, mine, settle }: Awaited<ReturnType<typeof setUp>>): Promise<void> {
  await payWithToken(kit, { token: usdc })
  await approvePayment(kit)
  mine()
  await settle()
}

test('behavior: the review of a swap names the app that pays the fee of a smart account', async () => {
  const { kit } = await setUp()
  await payWithToken(kit, { token: usdc })
  const state = kit.getState()
  const { swapPayReview: review } = state
  if (review?.status !== 'ready') throw new TypeError('The review is not ready')
  const sponsored = { ...review, facts: { ...review.facts, isSponsored: true } }
  const named = toPayReviewModel({ ...state, swapPayReview: sponsored }, kit.config)
  expect(named).toMatchObject({ sponsor: kit.config.metadata.name, fee: { amount: 0n } })
  expect(toPayReviewModel(state, kit.config)).not.toHaveProperty('sponsor')
})

test('default: too little of the asset offers the other tokens; one is approved exactly, and pays exactly', async () => {
  const world = await setUp()
  const { kit, evm, model, settle, mine, paid, chain, account } = world
  await payWithWallet(kit)
  expect(model()).toMatchObject({
    status: 'ready',
    problem: 'insufficient-funds',
    tokens: [
      { id: 'native', symbol: 'ETH', balance: 2n * ether },
      { id: usdc, symbol: 'USDC', balance: 5_000n * million },
    ],
  })
  await payWithToken(kit, { token: usdc })
  expect(model()).toMatchObject({
    status: 'ready',
    amount: 100n * ether,
    recipient,
    swap: { step: 'approve', paid: 100n * million, paidMax: 101n * million, spender: router },
  })
  await approvePayment(kit)
  expect(decodeApproval(evm.sent[0]?.transaction.data ?? '0x')).toEqual({
    spender: router,
    amount: 101n * million,
  })
  expect(kit.getState().pay?.status).toBe('reviewing')
  mine()
  await settle()
  expect(model()).toMatchObject({ status: 'ready', swap: { step: 'swap', paidMax: 101n * million } })
  const result = waitForPayment(kit)
  await approvePayment(kit)
  const { data = '0x' } = evm.sent[1]?.transaction ?? {}
  expect(decodeSwap(data)).toMatchObject({
    recipient: recipient.toLowerCase(),
    bought: 100n * ether,
    sold: 101n * million,
  })
  mine()
  expect(paid()).toBeGreaterThanOrEqual(100n * ether)
  expect(chain.balances.get(`${dai}:${account.toLowerCase()}`) ?? 0n).toBe(0n)
  await settle(4_000)
  expect(await result).toMatchObject({ via: 'wallet', txHash: evm.sent[1]?.hash })
  expect(evm.sent).toHaveLength(2)
})

const exact = { selector: '8803dbee', amounts: [100n * ether, 101n * million], path: [usdc, dai] }

test.each<[string, (data: Hex) => Hex, string]>([
  ['another recipient', () => encodeCall({ ...exact, to: attacker }), 'transaction-mismatch'],
  [
    'less for the recipient',
    () => encodeCall({ ...exact, amounts: [99n * ether, 101n * million], to: recipient }),
    'transaction-mismatch',
  ],
  [
    'more from the account',
    () => encodeCall({ ...exact, amounts: [100n * ether, 102n * million], to: recipient }),
    'transaction-mismatch',
  ],
  [
    'another token',
    () => encodeCall({ ...exact, path: [usdc, attacker], to: recipient }),
    'transaction-mismatch',
  ],
  // Not decoded, so only the simulation tells that the account itself would get it.
  ['an unknown call that pays the account', (data) => `0xdeadbeef${data.slice(10)}`, 'swap-price-changed'],
])('error: a transaction with %s is refused', async (_name, change, code) => {
  const world = await setUp()
  const { kit, source, evm, model } = world
  source.changeTransaction = (transaction) => ({ ...transaction, data: change(transaction.data) })
  await expect(payWithToken(kit, { token: usdc })).rejects.toMatchObject({ code })
  expect(model()).toMatchObject({ status: 'failed' })
  await expect(approvePayment(kit)).rejects.toMatchObject({ code: 'pay-not-initiated' })
  expect(evm.sent).toEqual([])
})

test('error: a swap that gives the recipient less, or takes what the payer has of the asset, is refused', async () => {
  const { kit, chain, account } = await setUp()
  chain.paysPercent = 98n
  await expect(payWithToken(kit, { token: usdc })).rejects.toMatchObject({ code: 'swap-price-changed' })
  chain.paysPercent = 100n
  chain.balances.set(`${dai}:${account.toLowerCase()}`, 5n)
  chain.alsoTakes = { token: dai, amount: 1n }
  await expect(payWithToken(kit, { token: usdc })).rejects.toMatchObject({ code: 'transaction-mismatch' })
})

test('error: a network that cannot simulate, a token that the account does not have, and no source', async () => {
  const { kit, chain, source, model } = await setUp()
  chain.canSimulate = false
  await expect(payWithToken(kit, { token: usdc })).rejects.toMatchObject({ code: 'simulation-unavailable' })
  await expect(payWithToken(kit, { token: attacker })).rejects.toMatchObject({
    code: 'pay-asset-not-supported',
  })
  source.getQuotes = async () => []
  await expect(payWithToken(kit, { token: usdc })).rejects.toMatchObject({ code: 'pay-asset-not-supported' })
  expect(model()).toMatchObject({ failure: { kind: 'pay', code: 'pay-asset-not-supported' } })
})

test('behavior: the price is read again every 20 s, and a higher one is pointed out', async () => {
  const world = await setUp()
  const { kit, chain, model, settle, source } = world
  await approveToken(world)
  expect(model()).toMatchObject({ swap: { step: 'swap', paid: 100n * million, isHigher: false } })
  const quotes = source.quoteReads.length
  const quote = source.changeQuote
  source.changeQuote = (one) => ({ ...quote(one), fromAmount: one.fromAmount + 2n * million })
  chain.allowances.set(`${usdc}:${router}`, 200n * million)
  await settle(19_999)
  expect(source.quoteReads).toHaveLength(quotes)
  await settle(1)
  await settle()
  // The price, and that of the new review.
  expect(source.quoteReads).toHaveLength(quotes + 2)
  expect(model()).toMatchObject({ status: 'ready', swap: { paid: 102n * million, isHigher: true } })
  // The same price leaves the review as it is.
  const { swapPayReview: review } = kit.getState()
  await settle(20_000)
  expect(source.quoteReads).toHaveLength(quotes + 3)
  expect(kit.getState().swapPayReview).toBe(review)
  goBackToPay(kit)
  await settle(60_000)
  expect(source.quoteReads).toHaveLength(quotes + 3)
})

test('behavior: no price is read while the wallet is asked', async () => {
  const world = await setUp()
  const { kit, wallet, settle, source, evm } = world
  await approveToken(world)
  wallet.behavior = 'hangs'
  const approved = approvePayment(kit)
  await settle()
  const quotes = source.quoteReads.length
  await settle(20_000)
  expect(source.quoteReads).toHaveLength(quotes)
  wallet.approve()
  await approved
  expect(evm.sent).toHaveLength(2)
})

test('behavior: a declined approval signs nothing, and the review stays', async () => {
  const { kit, wallet, evm, model } = await setUp()
  await payWithToken(kit, { token: usdc })
  wallet.behavior = 'rejects'
  await expect(approvePayment(kit)).rejects.toMatchObject({ code: 'user-rejected' })
  expect(model()).toMatchObject({ status: 'ready', isDeclined: true, swap: { step: 'approve' } })
  expect(evm.sent).toEqual([])
})
