import { expect, onTestFinished, test } from 'vitest'
import { solana } from '../../../foundation/networks/solana.js'
import type { SwapSource } from '../../../ports/SwapSource.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { connect } from '../../wallet/connection/connect.js'
import {
  createFakeCluster,
  dollars,
  owner,
  toTokenAccount,
  toWallet,
  transaction,
  usdc,
} from '../solana-swap/solanaSwap.fixtures.js'
import { approveSwap } from './approveSwap.js'
import { closeSwap } from './closeSwap.js'
import { reviewSwap } from './reviewSwap.js'
import { toSwapReviewModel } from './toSwapReviewModel.js'
import { updateSwap } from './updateSwap.js'

const chainId = solana.caipNetworkId
const token = { chainId, canPermit: false }

/** A kit with a Solana account of 10 SOL and 1,000 USDC, and a server that swaps 1 SOL for 150 USDC. */
async function setUp() {
  const [whole, cluster, dataApi] = [
    fakeAdapter({ namespace: 'solana', wallets: [{ id: 'io.fake', accounts: [owner, usdc] }] }),
    createFakeCluster(),
    fakeDataApi(),
  ]
  const source: SwapSource & { transaction: Uint8Array; price: bigint } = {
    transaction,
    price: 150_000_000n,
    getTokens: async () => [
      { ...token, name: 'Solana', symbol: 'SOL', decimals: 9 },
      { ...token, name: 'USD Coin', symbol: 'USDC', decimals: 6, address: usdc },
    ],
    getQuotes: async ({ amount }) => [{ fromAmount: amount, toAmount: source.price }],
    getPrices: async () => new Map(),
    getStatus: async () => ({ status: 'unknown' }),
    buildTransaction: async () => ({ transaction: source.transaction }),
  }
  // The cluster answers what the fake adapter does not know.
  const adapter: typeof whole = Object.assign((context: Parameters<typeof whole>[0]) => {
    const made = whole(context)
    const requestNetwork = ({
      method,
      params,
    }: {
      readonly method: string
      readonly params: readonly unknown[]
    }) => cluster.request(method, params)
    return { ...made, ...(made.solana && { solana: { ...made.solana, requestNetwork } }) }
  }, whole)
  const world = createTestKit({
    adapters: [adapter],
    networks: [solana],
    dataApi: () => ({ ...dataApi(), swaps: async () => source }),
  })
  const { kit, clock } = world
  const wallet = whole.wallet('io.fake')
  whole.setBalance({ address: owner, chainId, value: 10_000_000_000n })
  cluster.after = {
    [owner]: toWallet(8_999_990_000n),
    [dollars]: toTokenAccount({ mint: usdc, amount: 1_150_000_000n }),
  }
  kit.mount()
  onTestFinished(() => kit.destroy())
  await connect(kit, { connectorId: 'io.fake' })
  updateSwap(kit)
  await nextMacrotask()
  updateSwap(kit, { to: usdc, amount: '1' })
  await clock.advance(200)
  await nextMacrotask()
  const review = () => toSwapReviewModel(kit.getState(), kit.config)
  return { ...world, wallet, cluster, source, review, sent: whole.solana?.sent ?? [] }
}

test('default: the reviewed transaction is signed, with the numbers of its simulation', async () => {
  const { kit, review, sent } = await setUp()
  await reviewSwap(kit)
  expect(review()).toMatchObject({
    status: 'ready',
    step: 'swap',
    network: { namespace: 'solana' },
    price: { fromAmount: 1_000_000_000n, toAmount: 150_000_000n, limit: 148_500_000n },
    fee: { fee: 10_000n },
  })
  expect(review()).not.toHaveProperty('router')
  expect(await approveSwap(kit)).toEqual({ step: 'swap', signature: sent[0]?.signature })
  expect(sent).toMatchObject([{ transaction }])
  expect(review()).toMatchObject({ status: 'sent', hash: sent[0]?.signature })
  // The next swap starts with an empty form.
  expect(kit.getState().swap?.form).toBeUndefined()
})

test('behavior: a decline sends nothing, and the next approval sends once', async () => {
  const { kit, review, wallet, sent } = await setUp()
  await reviewSwap(kit)
  wallet.behavior = 'rejects'
  await expect(approveSwap(kit)).rejects.toMatchObject({ code: 'user-rejected' })
  expect(review()).toMatchObject({ status: 'ready', isDeclined: true })
  wallet.behavior = 'approves'
  await approveSwap(kit)
  expect(sent).toHaveLength(1)
})

test('behavior: another transaction than the reviewed one is shown first', async () => {
  const { kit, clock, cluster, source, review, sent } = await setUp()
  await reviewSwap(kit)
  await clock.advance(30_000)
  source.transaction = transaction.slice().fill(8, 70, 100)
  source.price = 149_000_000n
  cluster.after = { ...cluster.after, [dollars]: toTokenAccount({ mint: usdc, amount: 1_149_000_000n }) }
  await expect(approveSwap(kit)).rejects.toMatchObject({ code: 'review-changed' })
  expect(review()).toMatchObject({ status: 'ready', price: { toAmount: 149_000_000n } })
  expect(sent).toEqual([])
  await approveSwap(kit)
  expect(sent).toMatchObject([{ transaction: source.transaction }])
})

test('error: what the transaction takes after the review is noticed before the wallet is asked', async () => {
  const { kit, cluster, review, sent } = await setUp()
  await reviewSwap(kit)
  cluster.after = { ...cluster.after, [owner]: toWallet(0n) }
  await expect(approveSwap(kit)).rejects.toMatchObject({ code: 'transaction-mismatch' })
  expect(review()).toMatchObject({ status: 'ready', error: { code: 'transaction-mismatch' } })
  expect(sent).toEqual([])
})

test('behavior: another account, and leaving it, close the review', async () => {
  const { kit, review, wallet, sent } = await setUp()
  await reviewSwap(kit)
  wallet.switchAccount(usdc)
  expect(review()).toEqual({ status: 'none' })
  await expect(approveSwap(kit)).rejects.toMatchObject({ code: 'invalid-swap' })
  wallet.switchAccount(owner)
  const next = await setUp()
  await reviewSwap(next.kit)
  closeSwap(next.kit)
  expect(next.review()).toEqual({ status: 'none' })
  expect([...sent, ...next.sent]).toEqual([])
})

test('error: nothing is under review', async () => {
  const { kit } = await setUp()
  await expect(approveSwap(kit)).rejects.toMatchObject({ code: 'invalid-swap' })
})
