import { expect, test } from 'vitest'
import { encodeApproval } from '../../../chains/evm/approvalData.js'
import { decodePermit2Approval } from '../../../chains/evm/permitData.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { approveSwap } from './approveSwap.js'
import { executeTogether } from './executeTogether.fixtures.js'
import { reviewSwap } from './reviewSwap.js'
import { answerPermit2, permit2, setUpPermit2 } from './setUpPermit.fixtures.js'
import { sellUsdc } from './setUpSwap.fixtures.js'
import { attacker, router, usdc } from './swap.fixtures.js'

test('default: Permit2 is approved for exactly the amount, and signed for exactly the amount', async () => {
  const { kit, evm, chain, built, review, prepare, mine } = await setUpPermit2()
  chain.acceptsPermits = true
  await prepare(sellUsdc)
  await reviewSwap(kit)
  expect(review()).toMatchObject({ step: 'approve', spender: permit2 })
  await approveSwap(kit)
  const data = encodeApproval({ spender: permit2, amount: 100_000_000n })
  expect(evm.sent).toMatchObject([{ transaction: { to: usdc, data } }])
  mine()
  await nextMacrotask()
  await nextMacrotask()
  expect(review()).toMatchObject({ step: 'permit', spender: router })
  await approveSwap(kit)
  await nextMacrotask()
  const { expiration, ...details } = Object(evm.signed[0]?.message.details)
  expect(details).toEqual({ token: usdc, amount: '100000000', nonce: '3' })
  expect(evm.signed).toMatchObject([
    {
      domain: { name: 'Permit2', chainId: 31_337, verifyingContract: permit2 },
      message: { spender: router, sigDeadline: expiration },
    },
  ])
  expect(built.at(-1)?.permit2).toContain(router.slice(2))
  // The signature is valid as long as the swap.
  expect(`${built.at(-1)?.deadline}`).toBe(expiration)
  expect(review()).toMatchObject({ status: 'ready', step: 'swap' })
  await approveSwap(kit)
  expect(evm.sent).toHaveLength(2)
})

/** Mines the last transaction, and waits for the review of the next step. */
async function confirm(mine: () => void) {
  mine()
  await nextMacrotask()
  await nextMacrotask()
}

test('behavior: an account with code tells Permit2 in a transaction, because its code may not answer EIP-1271', async () => {
  const world = await setUpPermit2()
  const { kit, evm, chain, answers, review, prepare, mine, clock } = world
  answers.set('eth_getCode', `0xef0100${'1'.repeat(40)}`)
  chain.acceptsPermits = true
  await prepare(sellUsdc)
  await reviewSwap(kit)
  expect(review()).toMatchObject({ step: 'approve', spender: permit2 })
  await approveSwap(kit)
  await confirm(mine)
  expect(review()).toMatchObject({ step: 'allow', spender: router })
  // The next price is valid for longer than this allowance, which is still enough.
  await clock.advance(60_000)
  await approveSwap(kit)
  const { to, data = '0x' } = evm.sent[1]?.transaction ?? {}
  const allowance = decodePermit2Approval(data)
  expect([to, allowance]).toMatchObject([permit2, { token: usdc, spender: router, amount: 100_000_000n }])
  answerPermit2(world, { amount: 100_000_000n, expiration: allowance?.expiration ?? 0 })
  await confirm(mine)
  expect(review()).toMatchObject({ status: 'ready', step: 'swap' })
  await approveSwap(kit)
  expect(evm.signed).toEqual([])
  expect(evm.sent).toMatchObject([{}, {}, { transaction: { to: router } }])
})

test('behavior: an allowance of Permit2 that ends in less than half of the time is not enough', async () => {
  const world = await setUpPermit2()
  const { kit, chain, clock, review, prepare } = world
  chain.acceptsPermits = true
  chain.allowances.set(`${usdc}:${permit2}`, 100_000_000n)
  answerPermit2(world, { amount: 100_000_000n, expiration: Math.floor(clock.now() / 1_000) + 599 })
  await prepare(sellUsdc)
  await reviewSwap(kit)
  expect(review()).toMatchObject({ step: 'permit' })
})

test('default: a wallet that can approves, tells Permit2 and swaps together, without a signature', async () => {
  const world = await setUpPermit2()
  const { kit, evm, chain, review, prepare } = world
  const { batches } = executeTogether(world)
  chain.acceptsPermits = true
  await prepare(sellUsdc)
  await reviewSwap(kit)
  expect(review()).toMatchObject({ status: 'ready', step: 'batch', spender: router, paid: 100_000_000n })
  await approveSwap(kit)
  const [approve, allow, swap] = batches[0]?.calls ?? []
  expect(approve).toMatchObject({
    to: usdc,
    data: encodeApproval({ spender: permit2, amount: 100_000_000n }),
  })
  expect(allow?.to).toBe(permit2)
  expect(decodePermit2Approval(allow?.data ?? '')).toMatchObject({
    ...{ token: usdc, spender: router, amount: 100_000_000n },
  })
  expect(swap?.to).toBe(router)
  expect(evm.signed).toEqual([])
})

test('error: a contract that only names itself Permit2 is no quote', async () => {
  const { form, prepare } = await setUpPermit2(attacker)
  await prepare(sellUsdc)
  expect(form()).toMatchObject({ check: 'no-quote' })
})
