import { expect, test } from 'vitest'
import { canPay, compareWrite, isStillTrue, toPlan } from './rules.js'
import { owner, tools, transaction, usdc } from './solanaSwap.fixtures.js'
import type { SolanaSwapFacts, SolanaSwapIntent } from './types.js'

const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const token = { chainId, canPermit: false } as const
const sol = { ...token, name: 'Solana', symbol: 'SOL', decimals: 9 }
const dollar = { ...token, name: 'USD Coin', symbol: 'USDC', decimals: 6, address: usdc }
const sellSol: SolanaSwapIntent = {
  chainId,
  from: owner,
  sell: sol,
  buy: dollar,
  mode: 'exactIn',
  amount: 1_000n,
  limit: 90n,
  slippageBps: 100,
  validMs: 60_000,
}
const buySol: SolanaSwapIntent = { ...sellSol, sell: dollar, buy: sol }
const facts: SolanaSwapFacts = {
  step: 'swap',
  transaction,
  builtAt: 0,
  lastValidBlockHeight: 150n,
  fromAmount: 1_000n,
  toAmount: 100n,
  limit: 95n,
  fee: 10n,
  rent: 20n,
  nativeBalance: 5_000n,
  sellBalance: 5_000n,
  leastBalance: 890n,
}

test('default: the write is checked before it is sent', () => {
  expect(toPlan(sellSol, facts, tools)).toMatchObject({
    write: {
      kind: 'solana_signAndSendTransaction',
      transaction,
      options: {},
      isChecked: true,
      lastValidBlockHeight: 150n,
      action: {
        operation: 'trade',
        transfers: [{ direction: 'in' }, { direction: 'out' }],
      },
    },
    paid: 1_000n,
    fee: 10n,
    rent: 20n,
  })
  expect(toPlan({ ...sellSol, mode: 'exactOut' }, facts, tools).paid).toBe(95n)
})

test.each<[string, SolanaSwapIntent, Partial<SolanaSwapFacts>, string | undefined]>([
  ['behavior: exactly what must be left', sellSol, { nativeBalance: 1_920n }, undefined],
  ['error: less than that', sellSol, { nativeBalance: 1_919n }, 'insufficient-fee'],
  ['behavior: nothing is left', sellSol, { nativeBalance: 1_030n }, undefined],
  ['error: the rent is missing', sellSol, { nativeBalance: 1_029n }, 'insufficient-fee'],
  ['error: more than the balance', sellSol, { sellBalance: 999n }, 'insufficient-funds'],
  ['behavior: bought SOL pays the rent', buySol, { nativeBalance: 10n, toAmount: 910n }, undefined],
  ['error: the fee is missing', buySol, { nativeBalance: 9n, toAmount: 5_000n }, 'insufficient-fee'],
])('%s', (_, intent, change, problem) => {
  expect(toPlan(intent, { ...facts, ...change }, tools).problem).toBe(problem)
  expect(canPay(intent, { ...facts, ...change })).toBe(problem === undefined)
})

test.each<[string, Partial<SolanaSwapFacts>, boolean]>([
  ['default: nothing changed', {}, true],
  ['behavior: more SOL', { nativeBalance: 9_000n }, true],
  ['behavior: less is received, but the limit', { toAmount: 95n }, true],
  ['error: less than the limit', { toAmount: 94n }, false],
  ['error: more is sold', { fromAmount: 1_001n }, false],
  ['error: a higher fee', { fee: 11n }, false],
  ['error: a higher rent', { rent: 21n }, false],
  ['error: too little SOL', { nativeBalance: 100n }, false],
  ['error: another transaction', { transaction: transaction.slice().fill(8, 70, 100) }, false],
])('behavior: still true: %s', (_, change, expected) => {
  expect(isStillTrue({ intent: sellSol }, facts, { ...facts, ...change }, tools)).toBe(expected)
})

test('error: a request that differs from the review', () => {
  const { write } = toPlan(sellSol, facts, tools)
  compareWrite(write, sellSol, facts, tools)
  const other = { ...write, transaction: transaction.slice().fill(8, 70, 100) }
  expect(() => compareWrite(other, sellSol, facts, tools)).toThrow(
    expect.objectContaining({ field: 'method' }),
  )
  const message = { kind: 'signMessage', message: '' } as const
  expect(() => compareWrite(message, sellSol, facts, tools)).toThrow(
    expect.objectContaining({ field: 'method' }),
  )
  expect(() => compareWrite(write, { ...sellSol, from: usdc }, facts, tools)).toThrow(
    expect.objectContaining({ field: 'signers' }),
  )
})
