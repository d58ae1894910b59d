import { expect, test } from 'vitest'
import { encodeApproval } from '../../../chains/evm/approvalData.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { approveSwap } from './approveSwap.js'
import { executeTogether } from './executeTogether.fixtures.js'
import { reviewSwap } from './reviewSwap.js'
import { sellUsdc, setUpSwap } from './setUpSwap.fixtures.js'
import { dai, ether, router, usdc } from './swap.fixtures.js'
import { toSwapReviewModel } from './toSwapReviewModel.js'

test('default: a wallet that can approves and swaps together, and its transaction is tracked', async () => {
  const world = await setUpSwap()
  const { kit, evm, chain, clock, review, prepare } = world
  const { batches, tell } = executeTogether(world)
  await prepare(sellUsdc)
  await reviewSwap(kit)
  expect(review()).toMatchObject({ status: 'ready', step: 'batch', paid: 100_000_000n })
  expect(await approveSwap(kit)).toEqual({ step: 'batch', callsId: '0xba7c' })
  expect(batches).toMatchObject([
    {
      atomicRequired: true,
      chainId: '0x7a69',
      calls: [{ to: usdc, data: encodeApproval({ spender: router, amount: 100_000_000n }) }, { to: router }],
    },
  ])
  expect(evm.sent).toEqual([])
  expect([...chain.balances.entries()]).toContainEqual([expect.stringContaining(dai), 100n * ether])
  expect(kit.getState().calls?.pending).toMatchObject([{ id: '0xba7c', call: { to: router } }])
  const facts: unknown[] = []
  kit.internal.onFact((fact) => facts.push(fact))
  const transactionHash = `0x${'7'.repeat(64)}`
  tell({ status: 200, receipts: [{ transactionHash }] })
  await clock.advance(2_000)
  await nextMacrotask()
  expect(facts).toContainEqual(
    expect.objectContaining({ feature: 'calls', type: 'sent', result: transactionHash }),
  )
  expect(kit.getState().calls?.pending).toEqual([])
  // The ring of the result can close: the review has the hash now.
  expect(review()).toMatchObject({ status: 'sent', step: 'batch', hash: transactionHash })
})

test('behavior: the result of a batch that is not executed is that nothing was swapped', async () => {
  const world = await setUpSwap()
  const { kit, clock, review, prepare } = world
  const { tell } = executeTogether(world)
  await prepare(sellUsdc)
  await reviewSwap(kit)
  await approveSwap(kit)
  expect(review()).toMatchObject({ status: 'sent', outcome: 'pending' })
  tell({ status: 400 })
  await clock.advance(2_000)
  await nextMacrotask()
  expect(review()).toMatchObject({ status: 'sent', outcome: 'dropped' })
})

test('behavior: the review names the app that pays the fee of a smart account', async () => {
  const world = await setUpSwap()
  const { kit, prepare } = world
  executeTogether(world)
  await prepare(sellUsdc)
  await reviewSwap(kit)
  const state = kit.getState()
  const { swapReview: review } = state
  if (review?.status !== 'ready') throw new TypeError('The review is not ready')
  const sponsored = { ...review, facts: { ...review.facts, isSponsored: true } }
  const model = toSwapReviewModel({ ...state, swapReview: sponsored }, kit.config)
  expect(model).toMatchObject({ step: 'batch', sponsor: kit.config.metadata.name, fee: { fee: 0n } })
  expect(toSwapReviewModel(state, kit.config)).not.toHaveProperty('sponsor')
})

test.each([
  ['a wallet without the method (EIP-1193)', 4200],
  ['a wallet without the method (JSON-RPC)', -32_601],
  ['MetaMask on a chain without EIP-7702', 5710],
  ['a user of MetaMask who does not want a smart account', 5750],
  ['Coinbase Wallet for an account that is no contract', 5700],
  ['a wallet that is not atomic', 5760],
  ['a batch that is too large', 5740],
])('behavior: %s is asked for one step after the other', async (_, code) => {
  const world = await setUpSwap()
  const { kit, evm, review, prepare, mine } = world
  executeTogether(world, { code, message: 'Not supported' })
  await prepare(sellUsdc)
  await reviewSwap(kit)
  await expect(approveSwap(kit)).rejects.toMatchObject({ rpcCode: code })
  await nextMacrotask()
  expect(review()).toMatchObject({ status: 'ready', step: 'approve', isDeclined: false })
  expect(await approveSwap(kit)).toMatchObject({ step: 'approve' })
  mine()
  await nextMacrotask()
  await nextMacrotask()
  expect(review()).toMatchObject({ status: 'ready', step: 'swap' })
  expect(evm.sent).toHaveLength(1)
})

test('behavior: a user who declines both steps together is not asked for them one after the other', async () => {
  const world = await setUpSwap()
  executeTogether(world, { code: 4001, message: 'User rejected the request.' })
  await world.prepare(sellUsdc)
  await reviewSwap(world.kit)
  await expect(approveSwap(world.kit)).rejects.toMatchObject({ code: 'user-rejected' })
  await nextMacrotask()
  expect(world.review()).toMatchObject({ status: 'ready', step: 'batch', isDeclined: true })
})

test.each([
  {},
  { '0x7a69': { atomic: { status: 'unsupported' } } },
  { '0x1': { atomic: { status: 'supported' } } },
  { '0x7a69': { atomic: 'supported' } },
])('behavior: the capabilities %j are none for the chain', async (capabilities) => {
  const { kit, evm, review, prepare } = await setUpSwap()
  evm.capabilities = capabilities
  await prepare(sellUsdc)
  await reviewSwap(kit)
  expect(review()).toMatchObject({ step: 'approve' })
})
