import { expect, test } from 'vitest'
import { encodeApproval } from '../../../chains/evm/approvalData.js'
import { encodePermit2Approval, permit2Addresses } from '../../../chains/evm/permitData.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import { compareWrite, isStillTrue, toPlan } from './rules.js'
import type { SwapFacts, SwapIntent } from './types.js'

const token: Hex = `0x${'1'.repeat(40)}`
const other: Hex = `0x${'2'.repeat(40)}`
const router: Hex = `0x${'c'.repeat(40)}`
const attacker: Hex = `0x${'a'.repeat(40)}`
const permit2 = permit2Addresses[0] as Hex
const base = { chainId: 'eip155:1', name: 'Token', symbol: 'T', decimals: 18, canPermit: false } as const

const intent: SwapIntent = {
  ...{ chainId: 'eip155:1', from: `0x${'f'.repeat(40)}`, mode: 'exactIn', amount: 100n, limit: 90n },
  ...{ sell: { ...base, address: token }, buy: { ...base, address: other } },
  ...{ slippageBps: 100, validMs: 1_200_000, router, spender: permit2, permit2Spender: router, others: [] },
}
const fee = { maxFeePerGas: 2n, maxPriorityFeePerGas: 1n }
const facts: SwapFacts = {
  ...{ step: 'batch', approval: 'reset', isPermit2Needed: true, limit: 90n, deadline: 2_000, received: 95n },
  ...{ nativeBalance: 10n ** 18n, sellBalance: 100n, fromAmount: 100n, toAmount: 95n, gas: 1n, dataFee: 0n },
  transaction: { to: router, data: '0x12345678' },
  fees: { baseFeePerGas: 1n, bySpeed: { slow: fee, normal: fee, fast: fee } },
}
const planned = toPlan(intent, facts, 'normal').write
const calls = planned.kind === 'sendCalls' ? planned.calls : []

/** The batch with another call at that place. */
const withCall = (index: number, change: object) => ({
  kind: 'sendCalls' as const,
  calls: calls.map((call, at) => (at === index ? { ...call, ...change } : call)),
})
const approve = (spender: Hex, amount: bigint) => ({ data: encodeApproval({ spender, amount }) })
const allow = (change: object) => ({
  data: encodePermit2Approval({ token, spender: router, amount: 100n, expiration: 2_000, ...change }),
})

test('default: a batch resets, approves, tells Permit2, and swaps', () => {
  expect(calls).toEqual([
    { to: token, value: 0n, ...approve(permit2, 0n) },
    { to: token, value: 0n, ...approve(permit2, 100n) },
    { to: permit2, value: 0n, ...allow({}) },
    { to: router, value: 0n, data: '0x12345678' },
  ])
  expect(() => compareWrite(planned, intent, facts)).not.toThrow()
})

test.each([
  ['the approval of more', withCall(1, approve(permit2, 101n)), 'amount'],
  ['the approval of another contract', withCall(1, approve(attacker, 100n)), 'recipient'],
  ['the approval of another token', withCall(1, { to: other }), 'token'],
  ['a reset that approves', withCall(0, approve(permit2, 1n)), 'amount'],
  ['Permit2 at another address', withCall(2, { to: attacker }), 'recipient'],
  ['an allowance of another token', withCall(2, allow({ token: other })), 'token'],
  ['an allowance for another contract', withCall(2, allow({ spender: attacker })), 'recipient'],
  ['an allowance of more', withCall(2, allow({ amount: 101n })), 'amount'],
  ['an allowance for longer', withCall(2, allow({ expiration: 2_001 })), 'amount'],
  ['an allowance with a value', withCall(2, { value: 1n }), 'value'],
  ['another call in place of the allowance', withCall(2, approve(permit2, 100n)), 'method'],
  ['a swap with a value', withCall(3, { value: 1n }), 'value'],
  ['another router', withCall(3, { to: attacker }), 'router'],
  ['one call less', { kind: 'sendCalls' as const, calls: calls.slice(1) }, 'method'],
  ['the last call twice', { kind: 'sendCalls' as const, calls: [...calls, ...calls.slice(-1)] }, 'method'],
])('error: %s is refused', (_, write, field) => {
  expect(() => compareWrite(write, intent, facts)).toThrow(expect.objectContaining({ field }))
})

// An account with code executes what it is asked for by itself, such as another owner (ERC-7579, EIP-7702).
test.each([
  ['the account itself', intent.from],
  ['the account itself in another case', `0x${intent.from.slice(2).toUpperCase()}` as Hex],
  ['the token that is sold', token],
  ['the token that is bought', other],
  ['another token of the account', attacker],
])('error: %s is no router', (_, to) => {
  const others = {
    intent: { ...intent, router: to, others: [attacker] },
    facts: { ...facts, step: 'swap' },
  } as const
  const transaction = { to, data: '0x12345678', value: 0n } as const
  const write = { kind: 'sendTransaction', transaction } as const
  expect(() => compareWrite(write, others.intent, others.facts)).toThrow(
    expect.objectContaining({ field: 'method' }),
  )
})

const { address: _, ...native } = intent.sell
const ofNative = {
  exactIn: { ...intent, sell: native, spender: undefined, permit2Spender: undefined },
  exactOut: { ...intent, sell: native, spender: undefined, permit2Spender: undefined, mode: 'exactOut' },
} as const
/** The swap of the native token, of which 90 base units are paid at most. */
const swapAt = (value: bigint | undefined): SwapFacts => ({
  ...{ ...facts, step: 'swap', approval: undefined, isPermit2Needed: false, sellBalance: 10n ** 18n },
  transaction: { ...facts.transaction, value },
})

test.each([
  ['exactIn', undefined, 100n],
  ['exactIn', 100n, 100n],
  ['exactIn', 99n, undefined],
  ['exactIn', 101n, undefined],
  ['exactOut', undefined, 90n],
  ['exactOut', 90n, 90n],
  ['exactOut', 89n, 89n],
  ['exactOut', 91n, undefined],
] as const)('param: transaction.value with %s: %s', (mode, value, expected) => {
  const { write } = toPlan(ofNative[mode], swapAt(value), 'normal')
  const compare = () => compareWrite(write, ofNative[mode], swapAt(value))
  if (expected === undefined) expect(compare).toThrow(expect.objectContaining({ field: 'value' }))
  else expect(compare).not.toThrow()
  expect(write).toMatchObject({ transaction: { value: expected ?? value } })
})

test('behavior: a transaction with another value is reviewed again', () => {
  const review = { intent: ofNative.exactOut, speed: 'normal' } as const
  const reviewed = { ...swapAt(89n), received: 100n }
  expect(isStillTrue(review, reviewed, reviewed)).toBe(true)
  expect(isStillTrue(review, reviewed, { ...reviewed, transaction: swapAt(90n).transaction })).toBe(false)
})

test('behavior: one call of Permit2 is a transaction of its own', () => {
  const { approval: _, ...rest } = facts
  const { write } = toPlan(intent, { ...rest, step: 'allow' }, 'normal')
  expect(write).toMatchObject({ kind: 'sendTransaction', transaction: { to: permit2, ...allow({}) } })
  expect(() => compareWrite(write, intent, { ...rest, step: 'allow' })).not.toThrow()
})

test('behavior: a fee that the app pays is 0, and needs no native token', () => {
  const empty = { ...facts, nativeBalance: 0n }
  const sponsored = { ...empty, isSponsored: true }
  expect(toPlan(intent, empty, 'normal')).toMatchObject({ fee: 2n, problem: 'insufficient-fee' })
  expect(toPlan(intent, sponsored, 'normal')).toMatchObject({ fee: 0n })
  expect(toPlan(intent, sponsored, 'normal')).not.toHaveProperty('problem')
  const review = { intent, speed: 'normal' } as const
  expect(isStillTrue(review, sponsored, sponsored)).toBe(true)
  expect(isStillTrue(review, sponsored, { ...facts, isSponsored: false })).toBe(false)
})
