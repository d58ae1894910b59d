import {
  decodeAbiParameters,
  domainSeparator,
  encodeFunctionResult,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { expect, test } from 'vitest'
import { encodeApproval } from '../../chains/evm/approvalData.js'
import { permit2Addresses } from '../../chains/evm/permitData.js'
import type { Hex } from '../../foundation/encoding/hex.js'
import type { SwapRequest, SwapTransaction } from '../../ports/SwapSource.js'
import { nextMacrotask } from '../../testing/nextMacrotask.js'
import { approveSwap } from './approveSwap.js'
import { reviewSwap } from './reviewSwap.js'
import { type SwapWorld, sellUsdc, setUpSwap } from './setUpSwap.fixtures.js'
import { attacker, router, tokens, usdc } from './swap.fixtures.js'

const abi = parseAbi([
  'function name() view returns (string)',
  'function allowance(address, address, address) view returns (uint160, uint48, uint48)',
])
const domain = { name: 'USD Coin', version: '1', chainId: 31_337, verifyingContract: usdc }
const separator = domainSeparator({ domain })
const name = encodeFunctionResult({ abi, functionName: 'name', result: 'USD Coin' })
const permit2 = permit2Addresses[0] as Hex

/** What the token and Permit2 answer, by selector. */
function answerCalls({ answers, chain }: SwapWorld, calls: Readonly<Record<string, string>>): void {
  answers.set('eth_call', (...given: Parameters<typeof chain.answer>) => {
    const own = given[2] ? undefined : calls[given[0].data.slice(0, 10)]
    return own ?? chain.answer(...given)
  })
}

/** A token with permits, and a source that takes them: the fake router needs no allowance then. */
async function setUpPermit(calls: Readonly<Record<string, string>> = {}) {
  const world = await setUpSwap()
  const { answers, source, account } = world
  const nonce = `0x${'7'.padStart(64, '0')}`
  answerCalls(world, {
    ...{ '0x3644e515': separator, '0x06fdde03': name, '0x7ecebe00': nonce },
    ...{ '0x30adf81f': '0x', '0x54fd4d50': '0x', ...calls },
  })
  answers.set('eth_getCode', (address: string) =>
    address.toLowerCase() === account.toLowerCase() ? '0x' : '0x6000',
  )
  source.getTokens = async () => tokens.map((token) => ({ ...token, canPermit: token.address === usdc }))
  source.changeQuote = (quote) => ({ ...quote, acceptsPermit: true })
  const built: (SwapRequest & {
    readonly permit?: Hex
    readonly permit2?: Hex
    readonly deadline?: number
  })[] = []
  source.changeTransaction = (transaction: SwapTransaction, request) => {
    built.push(request)
    return transaction
  }
  return { ...world, built }
}

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

/** A source that takes the token through Permit2. */
async function setUpPermit2(spender: Hex = permit2) {
  const world = await setUpPermit({
    '0x927da105': encodeFunctionResult({ abi, functionName: 'allowance', result: [0n, 0, 3] }),
  })
  world.source.changeQuote = (quote) => ({ ...quote, spender, permit2: { spender: router } })
  return world
}

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

test('error: a contract that only names itself Permit2 is no quote', async () => {
  const { form, prepare } = await setUpPermit2(attacker)
  await prepare(sellUsdc)
  expect(form()).toMatchObject({ check: 'no-quote' })
})
