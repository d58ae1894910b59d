import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GasFee } from '../../../chains/evm/readFees.js'
import type { EvmTransaction } from '../../../ports/EvmMethods.js'
import { compareReplacement, getLeastFee, isStillTrue, toPlan } from './rules.js'
import type { ReplacementFacts, ReplacementIntent } from './types.js'

const [from, to] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const
const speedUp: ReplacementIntent = {
  action: 'speed-up',
  chainId: 'eip155:1',
  from,
  hash: `0x${'a'.repeat(64)}`,
  original: { to, data: '0x12', value: 7n },
}
const cancel: ReplacementIntent = { ...speedUp, action: 'cancel' }
const facts: ReplacementFacts = {
  nonce: 5,
  originalGas: 50_000n,
  originalFee: { maxFeePerGas: 1_000n, maxPriorityFeePerGas: 100n },
  gas: 50_000n,
  fees: {
    baseFeePerGas: 900n,
    bySpeed: {
      slow: { maxFeePerGas: 950n, maxPriorityFeePerGas: 50n },
      normal: { maxFeePerGas: 1_100n, maxPriorityFeePerGas: 200n },
      fast: { maxFeePerGas: 2_000n, maxPriorityFeePerGas: 300n },
    },
  },
  nativeBalance: 10n ** 18n,
  dataFee: 0n,
}

test.each([
  ['slow', { maxFeePerGas: 1_125n, maxPriorityFeePerGas: 113n }],
  ['normal', { maxFeePerGas: 1_125n, maxPriorityFeePerGas: 200n }],
  ['fast', { maxFeePerGas: 2_000n, maxPriorityFeePerGas: 300n }],
] as const)(
  'param: speed: %s: the current prices, at least those of the transaction and 12.5 %%',
  (speed, fee) => {
    expect(toPlan(speedUp, facts, speed)).toEqual({
      fee: 50_000n * fee.maxFeePerGas,
      transaction: { to, data: '0x12', value: 7n, nonce: 5, gas: 50_000n, ...fee },
    })
  },
)

test('default: a cancellation sends nothing to the account itself', () => {
  const { transaction } = toPlan(cancel, { ...facts, gas: 21_000n }, 'normal')
  expect(transaction).toMatchObject({ to: from, value: 0n, nonce: 5, gas: 21_000n })
  expect(transaction).not.toHaveProperty('data')
})

test('behavior: a transaction with a legacy price keeps one', () => {
  const legacy = { ...facts, originalFee: { gasPrice: 1_000n } }
  expect(toPlan(speedUp, legacy, 'fast').transaction).toMatchObject({ gasPrice: 2_000n })
  expect(toPlan(speedUp, legacy, 'fast').transaction).not.toHaveProperty('maxFeePerGas')
  const chain = { ...legacy.fees, bySpeed: { ...legacy.fees.bySpeed, slow: { gasPrice: 1n } } }
  expect(toPlan(speedUp, { ...legacy, fees: chain }, 'slow').transaction).toMatchObject({ gasPrice: 1_125n })
})

test('behavior: the account must have the fee, and for a speed-up the amount', () => {
  const fee = 50_000n * 1_125n
  const problemWith = (intent: ReplacementIntent, nativeBalance: bigint) =>
    toPlan(intent, { ...facts, nativeBalance }, 'normal').problem
  expect(problemWith(speedUp, fee + 7n)).toBeUndefined()
  expect(problemWith(speedUp, fee + 6n)).toBe('insufficient-fee')
  expect(problemWith(cancel, fee)).toBeUndefined()
  expect(problemWith(cancel, fee - 1n)).toBe('insufficient-fee')
})

test('behavior: every raised price is at least 12.5 % higher, and by 1 wei', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 2n ** 80n), fc.bigInt(0n, 2n ** 80n), (maxFeePerGas, maxPriorityFeePerGas) => {
      const isRaised = (before: bigint, after: bigint) => after > before && after * 1_000n >= before * 1_125n
      const raised = getLeastFee({ maxFeePerGas, maxPriorityFeePerGas }) as Extract<
        GasFee,
        { maxFeePerGas: bigint }
      >
      expect(isRaised(maxFeePerGas, raised.maxFeePerGas)).toBe(true)
      expect(isRaised(maxPriorityFeePerGas, raised.maxPriorityFeePerGas)).toBe(true)
    }),
  )
})

test.each<[string, ReplacementIntent, Partial<EvmTransaction>, string | undefined]>([
  ['a speed-up as planned', speedUp, {}, undefined],
  ['a cancellation as planned', cancel, {}, undefined],
  ['another recipient', speedUp, { to: from }, 'recipient'],
  ['another recipient of a cancellation', cancel, { to }, 'recipient'],
  ['another amount', speedUp, { value: 8n }, 'amount'],
  ['an amount in a cancellation', cancel, { value: 1n }, 'amount'],
  ['other data', speedUp, { data: '0x13' }, 'method'],
  ['data in a cancellation', cancel, { data: '0x13' }, 'method'],
  ['another nonce', speedUp, { nonce: 6 }, 'nonce'],
  ['no nonce', speedUp, { nonce: undefined }, 'nonce'],
  ['a lower price', speedUp, { maxFeePerGas: 1_124n }, 'fee'],
  ['a lower priority fee', speedUp, { maxPriorityFeePerGas: 112n }, 'fee'],
  ['a legacy price', speedUp, { maxFeePerGas: undefined, gasPrice: 9_999n }, 'fee'],
])('behavior: compares %s', (_, intent, changed, field) => {
  const transaction = { ...toPlan(intent, facts, 'normal').transaction, ...changed }
  const compare = () => compareReplacement(transaction, intent, facts)
  if (field) expect(compare).toThrow(expect.objectContaining({ code: 'transaction-mismatch', field }))
  else expect(compare).not.toThrow()
})

test.each<[string, Partial<ReplacementFacts>, boolean]>([
  ['nothing has changed', {}, true],
  ['lower costs', { gas: 40_000n, fees: { ...facts.fees, baseFeePerGas: 1n } }, true],
  ['another nonce', { nonce: 6 }, false],
  ['more gas', { gas: 50_001n }, false],
  ['a higher base fee than the price', { fees: { ...facts.fees, baseFeePerGas: 1_126n } }, false],
  ['a higher base fee', { fees: { ...facts.fees, baseFeePerGas: 1_125n } }, true],
  ['a higher fee of the rollup', { dataFee: 1n }, false],
  ['a lower balance', { nativeBalance: 7n }, false],
])('behavior: a review is still true: %s', (_, changed, expected) => {
  const now = { ...facts, ...changed }
  expect(isStillTrue({ intent: speedUp, speed: 'normal' }, facts, now)).toBe(expected)
})
