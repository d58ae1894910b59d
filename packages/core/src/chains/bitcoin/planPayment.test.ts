import { concatBytes } from '@noble/hashes/utils'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addresses, read } from './bitcoin.fixtures.js'
import { checkPayment } from './checkPayment.js'
import { dustOf } from './checkTransfer.js'
import { planPayment } from './planPayment.js'
import { littleEndian, withSize } from './rawTransaction.js'

const kinds = ['p2wpkh', 'p2tr', 'p2sh', 'p2pkh'] as const
const segwit = read(addresses.p2wpkh.mainnet)
const coin = (value: bigint, vout = 0, confirmed = true) => ({
  txid: 'ab'.repeat(32),
  vout,
  value,
  confirmed,
})
const wanted = { from: segwit, to: segwit, feeRate: 2 }

test.each([
  ['default', 20_000n, [50_000n], { fee: 282n, change: 29_718n }],
  ['behavior: dust change goes to the miners', 49_500n, [50_000n], { fee: 500n, change: 0n }],
  ['behavior: Max leaves no change', 'max', [50_000n, 10_000n], { amount: 59_644n, fee: 356n, change: 0n }],
  [
    'behavior: Max leaves what costs more than it is worth',
    'max',
    [50_000n, 100n],
    { amount: 49_780n, fee: 220n },
  ],
  ['error: more than the balance', 60_000n, [50_000n], { problem: 'insufficient-funds' }],
  ['error: nothing left for the fee', 49_900n, [50_000n], { problem: 'insufficient-fee', fee: 220n }],
  ['error: dust', 293n, [50_000n], { problem: 'dust' }],
  ['error: Max of dust', 'max', [500n], { problem: 'dust' }],
  ['error: Max of nothing', 'max', [], { problem: 'insufficient-funds', amount: 0n }],
] as const)('%s', (_, amount, values, expected) => {
  const utxos = values.map((value, at) => coin(value, at))
  expect(planPayment({ ...wanted, amount, utxos })).toMatchObject(expected)
})

/** A transaction without signatures, as in a PSBT. */
function compile(
  coins: readonly { readonly txid: string; readonly vout: number }[],
  outputs: readonly (readonly [Uint8Array, bigint])[],
  sequence = 0xfffffffd,
): Uint8Array {
  const inputs = coins.map(({ txid, vout }) => {
    const id = Uint8Array.from(txid.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)).reverse()
    return concatBytes(id, littleEndian(vout, 4), Uint8Array.of(0), littleEndian(sequence, 4))
  })
  const moved = outputs.map(([script, value]) => concatBytes(littleEndian(value, 8), withSize(script)))
  const list = (parts: readonly Uint8Array[]) => concatBytes(Uint8Array.of(parts.length), ...parts)
  return concatBytes(littleEndian(2, 4), list(inputs), list(moved), littleEndian(0, 4))
}

test('behavior: a plan spends no more than there is, and the bytes say the same, for any coins, amounts and rates', () => {
  const scenario = fc.record({
    from: fc.constantFrom(...kinds).map((kind) => read(addresses[kind].mainnet)),
    to: fc.constantFrom(...kinds).map((kind) => read(addresses[kind].mainnet)),
    amount: fc.oneof(fc.constant('max' as const), fc.bigInt(1n, 2_000_000n)),
    values: fc.array(fc.bigInt(1n, 1_000_000n), { maxLength: 20 }),
    feeRate: fc.double({ min: 1, max: 500, noNaN: true }),
  })
  fc.assert(
    fc.property(scenario, ({ from, to, amount, values, feeRate }) => {
      const utxos = values.map((value, at) => coin(value, at, at % 3 > 0))
      const plan = planPayment({ from, to, amount, utxos, feeRate })
      if (plan.problem) return
      const spent = plan.coins.reduce((sum, { value }) => sum + value, 0n)
      expect(spent).toBe(plan.amount + plan.fee + plan.change)
      expect(new Set(plan.coins.map(({ vout }) => vout)).size).toBe(plan.coins.length)
      expect(plan.change === 0n || plan.change >= dustOf(from)).toBe(true)
      expect(plan.amount).toBe(amount === 'max' ? spent - plan.fee : amount)
      const change = plan.change > 0n ? [[from.script, plan.change] as const] : []
      const bytes = compile(plan.coins, [[to.script, plan.amount], ...change])
      checkPayment(bytes, { ...plan, from: from.script, to: to.script })
    }),
  )
})

describe('checkPayment', () => {
  const other = read(addresses.p2tr.mainnet).script
  const coins = [coin(50_000n), coin(9_000n, 1)]
  const { script } = segwit
  const payment = { coins, from: script, to: other, amount: 20_000n, fee: 400n }
  const outputs = [
    [other, 20_000n],
    [script, 38_600n],
  ] as const

  test('default', () => {
    expect(() => checkPayment(compile(coins, outputs), payment)).not.toThrow()
  })

  test.each<[string, Uint8Array]>([
    ['another receiver', compile(coins, [[script, 20_000n], outputs[1]])],
    ['another amount', compile(coins, [[other, 20_001n], outputs[1]])],
    ['a higher fee', compile(coins, [outputs[0], [script, 38_599n]])],
    ['the change to another address', compile(coins, [outputs[0], [other, 38_600n]])],
    ['no change', compile(coins, [outputs[0]])],
    ['another output', compile(coins, [...outputs, [other, 1n]])],
    ['another input', compile([coin(50_000n), coin(9_000n, 2)], outputs)],
    ['one input less', compile(coins.slice(1), outputs)],
    ['no replacement', compile(coins, outputs, 0xffffffff)],
  ])('error: %s', (_, bytes) => {
    expect(() => checkPayment(bytes, payment)).toThrow('differs')
  })
})
