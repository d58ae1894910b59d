import { expect, test } from 'vitest'
import { canHaveFees, getNextBaseFee, getTransactionFees } from './transactionFees.js'

const operation = { maxFeePerGas: 1_000n, maxPriorityFeePerGas: 10n }

test('behavior: the maximum fee covers twice the base fee, not what the operation allows', () => {
  expect(getTransactionFees(operation, 100n)).toEqual({ maxFee: 210n, maxPriorityFee: 10n })
  expect(getTransactionFees(operation, 600n)).toEqual({ maxFee: 1_000n, maxPriorityFee: 10n })
})

test('behavior: the executor pays at most half of the fees beside those of the operation', () => {
  const fees = { maxFee: 1_500n, maxPriorityFee: 15n }
  expect(canHaveFees(operation, fees)).toBe(true)
  expect(canHaveFees(operation, fees, { isFree: true })).toBe(false)
  expect(canHaveFees(operation, { ...fees, maxPriorityFee: 16n })).toBe(false)
})

test('behavior: EIP-1559: the base fee of the next block is at most an eighth higher', () => {
  expect([0n, 7n, 8n, 100n].map(getNextBaseFee)).toEqual([0n, 8n, 9n, 113n])
})
