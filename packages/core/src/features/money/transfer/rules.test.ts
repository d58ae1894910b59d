import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EvmTransaction } from '../../../ports/EvmMethods.js'
import { compareTransfer, isStillTrue, toPlan } from './rules.js'
import { erc20, facts, from, native, to, token, tokenFacts } from './transfer.fixtures.js'
import type { TransferFacts } from './types.js'

describe('toPlan', () => {
  test('default: the native token', () => {
    const prices = { maxFeePerGas: 10n, maxPriorityFeePerGas: 2n }
    expect(toPlan(native, facts, 'normal')).toEqual({
      amount: 1_000_000n,
      fee: 210_000n,
      transaction: { to, value: 1_000_000n, gas: 21_000n, ...prices },
    })
  })

  test('behavior: the speed decides the fee', () => {
    const fees = (['slow', 'normal', 'fast'] as const).map((speed) => toPlan(native, facts, speed).fee)
    expect(fees).toEqual([189_000n, 210_000n, 420_000n])
  })

  test('behavior: max of the native token leaves nothing, also if the base fee is lower than the maximum', () => {
    const { amount, fee, transaction } = toPlan({ ...native, amount: 'max' }, facts, 'normal')
    expect(amount + fee).toBe(facts.nativeBalance)
    // The network takes min(maxFeePerGas, base fee + maxPriorityFeePerGas) for each unit of gas.
    expect(transaction.maxPriorityFeePerGas).toBe(transaction.maxFeePerGas)
    expect(transaction.gas).toBe(21_000n)
  })

  test('behavior: max of a token is its balance', () => {
    expect(toPlan({ ...erc20, amount: 'max' }, tokenFacts, 'normal')).toMatchObject({ amount: 100n })
  })

  test('behavior: the data fee of a rollup is part of the fee', () => {
    const onRollup = { ...facts, dataFee: 5_000n }
    expect(toPlan(native, onRollup, 'normal').fee).toBe(215_000n)
    expect(toPlan({ ...native, amount: 'max' }, onRollup, 'normal').amount).toBe(9_785_000n)
  })

  test.each<[string, Partial<TransferFacts>, string | undefined]>([
    ['enough', { nativeBalance: 1_210_000n }, undefined],
    ['too little for the fee', { nativeBalance: 1_209_999n }, 'insufficient-fee'],
    ['less than the amount', { nativeBalance: 999_999n }, 'insufficient-funds'],
  ])('behavior: native, %s', (_, changed, problem) => {
    expect(toPlan(native, { ...facts, ...changed }, 'normal').problem).toBe(problem)
  })

  test.each<[string, Partial<TransferFacts>, string | undefined]>([
    ['enough', { nativeBalance: 600_000n, tokenBalance: 50n }, undefined],
    ['no native token for the fee', { nativeBalance: 599_999n }, 'insufficient-fee'],
    ['less than the amount', { tokenBalance: 49n }, 'insufficient-funds'],
  ])('behavior: a token, %s', (_, changed, problem) => {
    expect(toPlan(erc20, { ...tokenFacts, ...changed }, 'normal').problem).toBe(problem)
  })

  test('behavior: a sponsored transfer costs no fee, and leaves none of the native token', () => {
    const sponsored = { ...facts, isSponsored: true, nativeBalance: 1_000_000n }
    expect(toPlan(native, sponsored, 'normal')).toMatchObject({ amount: 1_000_000n, fee: 0n })
    expect(toPlan(native, sponsored, 'normal')).not.toHaveProperty('problem')
    expect(toPlan({ ...native, amount: 'max' }, sponsored, 'normal').amount).toBe(1_000_000n)
    expect(toPlan(erc20, { ...tokenFacts, isSponsored: true, nativeBalance: 0n }, 'fast')).not.toHaveProperty(
      'problem',
    )
  })

  test('behavior: a balance below the fee has no max', () => {
    const plan = toPlan({ ...native, amount: 'max' }, { ...facts, nativeBalance: 1n }, 'normal')
    expect(plan).toMatchObject({ amount: 0n, problem: 'insufficient-funds' })
  })
})

describe('compareTransfer', () => {
  const address = fc.stringMatching(/^[\da-f]{40}$/).map((digits) => `0x${digits}` as const)
  const amount = fc.bigInt(0n, 2n ** 256n - 1n)
  const intents = fc.record({ to: address, token: fc.option(address, { nil: undefined }), amount })

  test('behavior: every planned transaction is what was reviewed, for any amount', () => {
    fc.assert(
      fc.property(intents, (intent) => {
        const { transaction } = toPlan({ ...native, ...intent }, tokenFacts, 'normal')
        expect(() => compareTransfer(transaction, intent)).not.toThrow()
      }),
    )
  })

  const ofNative = toPlan(native, facts, 'normal').transaction
  const ofToken = toPlan(erc20, tokenFacts, 'normal').transaction
  const other = from
  const data = (recipient: string, units: bigint) =>
    `0xa9059cbb${recipient.slice(2).toLowerCase().padStart(64, '0')}${units.toString(16).padStart(64, '0')}` as const

  test.each<[string, EvmTransaction, string]>([
    ['another recipient', { ...ofNative, to: other }, 'recipient'],
    ['no recipient', { ...ofNative, to: undefined }, 'recipient'],
    ['another amount', { ...ofNative, value: 1_000_001n }, 'amount'],
    ['a call', { ...ofNative, data: '0x00' }, 'method'],
  ])('error: native, %s', (_, transaction, field) => {
    expect(() => compareTransfer(transaction, { to, amount: 1_000_000n })).toThrow(
      expect.objectContaining({ code: 'transaction-mismatch', field }),
    )
  })

  test.each<[string, EvmTransaction, string]>([
    ['another token', { ...ofToken, to: other }, 'token'],
    ['another recipient', { ...ofToken, data: data(other, 50n) }, 'recipient'],
    ['another amount', { ...ofToken, data: data(to, 51n) }, 'amount'],
    ['an approval', { ...ofToken, data: `0x095ea7b3${data(to, 50n).slice(10)}` }, 'method'],
    ['value', { ...ofToken, value: 1n }, 'value'],
  ])('error: a token, %s', (_, transaction, field) => {
    expect(() => compareTransfer(transaction, { to, token, amount: 50n })).toThrow(
      expect.objectContaining({ field }),
    )
  })
})

describe('isStillTrue', () => {
  const review = { intent: erc20, speed: 'normal' } as const
  const cheaper = { ...facts.fees, baseFeePerGas: 10n }
  const dearer = { ...facts.fees, baseFeePerGas: 11n }

  test.each<[string, Partial<TransferFacts>, boolean]>([
    ['nothing changed', {}, true],
    ['the recipient gets more', { received: 51n }, true],
    ['the recipient gets less', { received: 49n }, false],
    ['it can no longer be simulated', { received: undefined }, false],
    ['it uses more gas', { gas: 60_001n }, false],
    ['it uses less gas', { gas: 59_999n }, true],
    ['the base fee is covered', { fees: cheaper }, true],
    ['the base fee is higher than the reviewed price', { fees: dearer }, false],
    ['the data fee is higher', { dataFee: 1n }, false],
    ['the recipient became a contract', { isContract: true }, false],
    ['the balance of the token is too low', { tokenBalance: 49n }, false],
    ['the balance of the native token is too low', { nativeBalance: 599_999n }, false],
  ])('behavior: %s', (_, changed, expected) => {
    expect(isStillTrue(review, tokenFacts, { ...tokenFacts, ...changed })).toBe(expected)
  })

  test('behavior: a fee that the app no longer pays is reviewed again', () => {
    const sponsored = { ...tokenFacts, isSponsored: true }
    expect(isStillTrue(review, sponsored, sponsored)).toBe(true)
    expect(isStillTrue(review, sponsored, { ...tokenFacts, isSponsored: false })).toBe(false)
  })

  test('behavior: max of the native token stays the reviewed amount', () => {
    const max = { intent: { ...native, amount: 'max' }, speed: 'normal' } as const
    expect(isStillTrue(max, facts, { ...facts, nativeBalance: facts.nativeBalance + 1n })).toBe(true)
    expect(isStillTrue(max, facts, { ...facts, nativeBalance: facts.nativeBalance - 1n })).toBe(false)
  })
})
