import { decodeAbiParameters, parseAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { encodeApproval } from '../../../chains/evm/approvalData.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { approveSwap } from './approveSwap.js'
import { reviewSwap } from './reviewSwap.js'
import { answerCalls, domain, name, separator, setUpPermit } from './setUpPermit.fixtures.js'
import { sellUsdc } from './setUpSwap.fixtures.js'
import { router, usdc } from './swap.fixtures.js'

test('default: the token is allowed by a signature for exactly the amount', async () => {
  const { kit, evm, chain, built, review, prepare, account } = await setUpPermit()
  await prepare(sellUsdc)
  await reviewSwap(kit)
  expect(review()).toMatchObject({ status: 'ready', step: 'permit', spender: router, paid: 100_000_000n })
  // From now on the fake router takes the token without an allowance, as with the permit.
  chain.acceptsPermits = true
  expect(await approveSwap(kit)).toEqual({ step: 'permit' })
  await nextMacrotask()
  const [signed] = evm.signed
  expect(signed).toMatchObject({
    primaryType: 'Permit',
    domain,
    message: { owner: account, spender: router, value: '100000000', nonce: '7' },
  })
  expect(review()).toMatchObject({ status: 'ready', step: 'swap' })
  const parameters = parseAbiParameters('address, address, uint256, uint256, uint8, bytes32, bytes32')
  const [owner, spender, value, deadline] = decodeAbiParameters(parameters, built.at(-1)?.permit ?? '0x')
  expect([owner, spender.toLowerCase(), value, `${deadline}`]).toEqual([
    ...[account, router, 100_000_000n, signed?.message.deadline],
  ])
  await approveSwap(kit)
  expect(evm.sent).toMatchObject([{ transaction: { to: router } }])
})

test('behavior: a declined signature leaves the review open, and nothing is sent', async () => {
  const { kit, evm, wallet, review, prepare } = await setUpPermit()
  await prepare(sellUsdc)
  await reviewSwap(kit)
  wallet.behavior = 'rejects'
  await expect(approveSwap(kit)).rejects.toMatchObject({ code: 'user-rejected' })
  expect(review()).toMatchObject({ status: 'ready', step: 'permit', isDeclined: true })
  expect(evm.sent).toEqual([])
})

test('behavior: a token that does not accept the signature is approved', async () => {
  const { kit, evm, review, prepare } = await setUpPermit()
  await prepare(sellUsdc)
  await reviewSwap(kit)
  await approveSwap(kit)
  await nextMacrotask()
  expect(review()).toMatchObject({ status: 'ready', step: 'approve' })
  await approveSwap(kit)
  const data = encodeApproval({ spender: router, amount: 100_000_000n })
  expect(evm.sent).toMatchObject([{ transaction: { to: usdc, data } }])
})

test.each([
  ['another domain than its contract verifies with', { '0x3644e515': `0x${'1'.repeat(64)}` }],
  ['no nonces', { '0x7ecebe00': '0x' }],
  ['no domain', { '0x3644e515': '0x' }],
])('behavior: a token with %s is approved', async (_, calls) => {
  const { kit, review, prepare } = await setUpPermit(calls)
  await prepare(sellUsdc)
  await reviewSwap(kit)
  expect(review()).toMatchObject({ step: 'approve' })
})

test.each([
  ['0x6000', 'approve'],
  [`0xef0100${'1'.repeat(40)}`, 'permit'],
])('behavior: the token of an account with the code %s: %s', async (code, step) => {
  const { kit, answers, review, prepare } = await setUpPermit()
  answers.set('eth_getCode', code)
  await prepare(sellUsdc)
  await reviewSwap(kit)
  expect(review()).toMatchObject({ step })
})

test('behavior: a permit that was used meanwhile is not signed', async () => {
  const world = await setUpPermit()
  const { kit, evm, prepare } = world
  await prepare(sellUsdc)
  await reviewSwap(kit)
  answerCalls(world, {
    ...{ '0x3644e515': separator, '0x06fdde03': name, '0x30adf81f': '0x', '0x54fd4d50': '0x' },
    '0x7ecebe00': `0x${'8'.padStart(64, '0')}`,
  })
  await expect(approveSwap(kit)).rejects.toMatchObject({ code: 'review-changed' })
  expect(evm.signed).toEqual([])
})
