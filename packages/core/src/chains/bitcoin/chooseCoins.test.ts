import { describe, expect, test } from 'vitest'
import { InvalidAmountError, InvalidTransactionError } from '../../foundation/errors/parameters.js'
import { addresses, read } from './bitcoin.fixtures.js'
import { dustOf } from './checkTransfer.js'
import { chooseCoins } from './chooseCoins.js'

const segwit = read(addresses.p2wpkh.mainnet)
const wanted = { from: segwit, to: segwit, amount: 10_000n, feeRate: 1 }

function coin(value: bigint, confirmed = true) {
  return { txid: String(value).padStart(64, '0'), vout: 0, value, confirmed }
}

/** The fee. */
function feeOf(coins: readonly { readonly value: bigint }[], amount: bigint, change: bigint): bigint {
  return coins.reduce((sum, { value }) => sum + value, 0n) - amount - change
}

test('default: one input, and change', () => {
  const { coins, change } = chooseCoins({ ...wanted, utxos: [coin(50_000n)] })
  expect(coins).toEqual([coin(50_000n)])
  // 11 + 68 + 2 × 31 virtual bytes: one input and two outputs of p2wpkh are 141 (BIP-141).
  expect(feeOf(coins, 10_000n, change)).toBe(141n)
})

describe.each([
  ['p2wpkh', 141n],
  ['p2tr', 155n],
  ['p2sh', 166n],
  ['p2pkh', 227n],
] as const)('%s', (kind, bytes) => {
  test('behavior: the fee covers the size of the transaction', () => {
    const from = read(addresses[kind].mainnet)
    const to = from
    const { coins, change } = chooseCoins({ from, to, amount: 10_000n, feeRate: 10, utxos: [coin(50_000n)] })
    expect(feeOf(coins, 10_000n, change)).toBe(bytes * 10n)
  })
})

test('behavior: selects large outputs before small ones, and no more than needed', () => {
  const utxos = [coin(600n), coin(8_000n), coin(9_000n)]
  expect(chooseCoins({ ...wanted, utxos }).coins).toEqual([coin(9_000n), coin(8_000n)])
})

test('behavior: selects confirmed outputs before others', () => {
  const utxos = [coin(90_000n, false), coin(20_000n)]
  expect(chooseCoins({ ...wanted, utxos }).coins).toEqual([coin(20_000n)])
})

test('behavior: never selects an output that costs more to spend than its value, even if confirmed', () => {
  const dust = Array.from({ length: 50 }, (_, at) => coin(546n + BigInt(at)))
  const utxos = [...dust, coin(100_000n, false)]
  // An input of p2wpkh is 68 virtual bytes: 680 sats here.
  expect(chooseCoins({ ...wanted, feeRate: 10, utxos }).coins).toEqual([coin(100_000n, false)])
})

test('behavior: selects an output worth one sat more than its input costs', () => {
  const utxos = [coin(680n), coin(681n), coin(11_000n)]
  const { coins } = chooseCoins({ ...wanted, feeRate: 10, amount: 9_901n, utxos })
  expect(coins).toEqual([coin(11_000n), coin(681n)])
})

test('error: an output worth exactly what its input costs is not spent, and the error names the rest', () => {
  const utxos = [coin(680n), coin(11_000n)]
  expect(() => chooseCoins({ ...wanted, feeRate: 10, amount: 9_901n, utxos })).toThrow(
    'with the fee it needs 11001 sats, and 11000 sats can be spent',
  )
})

test('behavior: adds change below the dust limit to the fee', () => {
  const fee = 141n
  const exact = 10_000n + fee + dustOf(segwit)
  expect(chooseCoins({ ...wanted, utxos: [coin(exact)] }).change).toBe(294n)
  const { coins, change } = chooseCoins({ ...wanted, utxos: [coin(exact - 1n)] })
  expect(change).toBe(0n)
  expect(feeOf(coins, 10_000n, change)).toBe(fee + 293n)
})

test('behavior: spends the exact balance', () => {
  // 11 + 68 + 31 virtual bytes, without change.
  expect(chooseCoins({ ...wanted, utxos: [coin(10_110n)] }).change).toBe(0n)
  expect(() => chooseCoins({ ...wanted, utxos: [coin(10_109n)] })).toThrow(InvalidAmountError)
})

test('behavior: 21 million BTC', () => {
  const all = 2_100_000_000_000_000n
  const { change } = chooseCoins({ ...wanted, amount: all - 110n, utxos: [coin(all)] })
  expect(change).toBe(0n)
})

test('param: feeRate with a fraction of a sat is rounded up', () => {
  const { coins, change } = chooseCoins({ ...wanted, feeRate: 1.5, utxos: [coin(50_000n)] })
  expect(feeOf(coins, 10_000n, change)).toBe(212n)
})

test('error: nothing to spend', () => {
  expect(() => chooseCoins({ ...wanted, utxos: [] })).toThrow(InvalidAmountError)
})

test('error: rejects a script address that cannot be spent from', () => {
  const from = read(addresses.p2wsh.mainnet)
  expect(() => chooseCoins({ ...wanted, from, utxos: [coin(50_000n)] })).toThrow(InvalidTransactionError)
})
