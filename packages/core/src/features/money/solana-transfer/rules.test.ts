import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SolanaTransferFacts } from '../../../ports/SolanaMethods.js'
import { createReviewKind } from '../transfer/createModuleChain.js'
import type { AnyTransferIntent } from '../transfer/types.js'
import { isStillTrue, toSolanaPlan } from './rules.js'
import { solanaTransfer } from './solanaTransfer.js'

const solanaTransferReview = createReviewKind(solanaTransfer)

const leastBalance = 890_880n
const facts: SolanaTransferFacts = {
  balance: 10_000_000n,
  receiverBalance: 0n,
  leastBalance,
  baseFee: 5_000n,
  unitPrices: { slow: 100n, normal: 1_000n, fast: 20_000n },
  units: 450,
  isContract: false,
}
const sol: AnyTransferIntent = { chainId: 'solana:x', from: 'alice', to: 'bob', amount: 1_000_000n }
const spl: AnyTransferIntent = { ...sol, token: 'mint', amount: 50n }
const token = { balance: 100n, accountRent: 2_039_280n, hasFee: false, received: 50n } as const
const ofToken: SolanaTransferFacts = { ...facts, token, units: 30_000 }
/** 20,540 units at 1,000 micro-lamports are 20.54 lamports. */
const fee = 5_021n

test('default: SOL', () => {
  expect(toSolanaPlan(sol, facts, 'normal')).toEqual({
    amount: 1_000_000n,
    fee,
    accountRent: 0n,
    transfer: { to: 'bob', amount: 1_000_000n, priorityFeeMicroLamports: 1_000n, computeUnitLimit: 20_540 },
  })
})

test('behavior: a token, with the account that it creates and exactly the fee that it takes', () => {
  const taking = { ...ofToken, token: { ...token, hasFee: true, received: 49n } }
  expect(toSolanaPlan(spl, taking, 'slow')).toMatchObject({
    accountRent: 2_039_280n,
    transfer: { mint: 'mint', amount: 50n, tokenFee: 1n },
  })
  expect(toSolanaPlan(spl, ofToken, 'slow').transfer).not.toHaveProperty('tokenFee')
})

test.each<[string, AnyTransferIntent, SolanaTransferFacts, string | undefined]>([
  ['behavior: everything', { ...sol, amount: 'max' }, facts, undefined],
  ['behavior: exactly the rest', { ...sol, amount: facts.balance - fee }, facts, undefined],
  [
    'error: 1 lamport would be left',
    { ...sol, amount: facts.balance - fee - 1n },
    facts,
    'leaves-too-little',
  ],
  [
    'behavior: the least balance is left',
    { ...sol, amount: facts.balance - fee - leastBalance },
    facts,
    undefined,
  ],
  ['error: the fee is missing', { ...sol, amount: facts.balance - fee + 1n }, facts, 'insufficient-fee'],
  ['error: more than the balance', { ...sol, amount: facts.balance + 1n }, facts, 'insufficient-funds'],
  [
    'error: everything of nothing',
    { ...sol, amount: 'max' },
    { ...facts, balance: 5_000n },
    'insufficient-funds',
  ],
  ['error: too little for a new account', { ...sol, amount: leastBalance - 1n }, facts, 'recipient-minimum'],
  [
    'behavior: little for an account',
    { ...sol, amount: 1n },
    { ...facts, receiverBalance: leastBalance },
    undefined,
  ],
  ['behavior: a token', spl, ofToken, undefined],
  ['error: more than the tokens', { ...spl, amount: 101n }, ofToken, 'insufficient-funds'],
  ['error: no SOL for the new account', spl, { ...ofToken, balance: 2_000_000n }, 'insufficient-fee'],
  ['error: what the network rejects', spl, { ...ofToken, refusal: 'frozen' }, 'frozen'],
])('%s', (_, intent, known, problem) => {
  expect(toSolanaPlan(intent, known, 'normal').problem).toBe(problem)
})

test('behavior: Max leaves exactly 0, and no plan leaves an account that the network rejects, for any numbers', () => {
  const lamports = fc.bigInt(0n, 10n ** 18n)
  const scenario = fc.record({
    balance: lamports,
    receiverBalance: lamports,
    units: fc.integer({ min: 150, max: 200_000 }),
    amount: fc.oneof(fc.constant('max' as const), lamports),
    speed: fc.constantFrom('slow', 'normal', 'fast'),
  })
  fc.assert(
    fc.property(scenario, ({ amount, speed, ...known }) => {
      const all = { ...facts, ...known }
      const plan = toSolanaPlan({ ...sol, amount }, all, speed)
      if (plan.problem) return
      const left = all.balance - plan.fee - plan.amount
      if (amount === 'max') expect(left).toBe(0n)
      expect(left === 0n || left >= leastBalance).toBe(true)
      const { problem, write } = solanaTransferReview.toPlan({ ...sol, amount }, all, speed)
      expect(problem).toBeUndefined()
      solanaTransferReview.compare(write, { id: '', intent: { ...sol, amount }, speed }, all)
    }),
  )
})

test.each<[string, Partial<SolanaTransferFacts>, boolean]>([
  ['default: nothing changed', {}, true],
  ['behavior: more SOL', { balance: 20_000_000n }, true],
  ['behavior: other prices', { unitPrices: { slow: 9n, normal: 99_999n, fast: 99_999n } }, true],
  ['behavior: a few more compute units', { units: 40_000 }, true],
  ['error: too many compute units', { units: 60_000 }, false],
  ['error: too little SOL', { balance: 1_000_000n }, false],
  ['error: a higher fee', { baseFee: 5_001n }, false],
  ['error: the recipient is a program now', { isContract: true }, false],
  ['error: the token is frozen', { refusal: 'frozen' }, false],
  ['error: the token takes a fee now', { token: { ...token, hasFee: true, received: 49n } }, false],
  ['error: a higher rent', { token: { ...token, accountRent: 2_039_281n } }, false],
  ['behavior: the account exists now', { token: { ...token, accountRent: 0n } }, true],
  ['error: fewer tokens', { token: { ...token, balance: 49n } }, false],
])('behavior: still true: %s', (_, change, expected) => {
  expect(isStillTrue({ intent: spl, speed: 'normal' }, ofToken, { ...ofToken, ...change })).toBe(expected)
})

test('error: a request that differs from the review', () => {
  const review = { id: '', intent: spl, speed: 'normal' } as const
  const { write } = solanaTransferReview.toPlan(spl, ofToken, 'normal')
  if (write.kind !== 'solana_transfer') throw new TypeError('It is no transfer')
  for (const [change, field] of [
    [{ to: 'eve' }, 'recipient'],
    [{ mint: 'other' }, 'token'],
    [{ amount: 51n }, 'amount'],
    [{ priorityFeeMicroLamports: 9_999n }, 'fee'],
  ] as const) {
    const changed = { ...write, transfer: { ...write.transfer, ...change } }
    expect(() => solanaTransferReview.compare(changed, review, ofToken)).toThrow(
      expect.objectContaining({ field }),
    )
  }
})
