import { concatHex, type Hex, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { getValidUntil } from './getValidUntil.js'

const signature: Hex = `0x${'11'.repeat(65)}`
const time = (value: number, size: number) => numberToHex(value, { size })

test.each<[string, Hex, number | undefined]>([
  ['packed times', concatHex([time(1_900_000_000, 6), time(0, 6), signature]), 1_900_000_000],
  [
    'packed times and a scope',
    concatHex([time(1_900_000_000, 6), time(0, 6), time(1, 17), signature]),
    1_900_000_000,
  ],
  ['times in words', concatHex([time(1_900_000_000, 32), time(5, 32), signature]), 1_900_000_000],
  ['no end', concatHex([time(0, 6), time(0, 6), signature]), undefined],
  ['no end in words', concatHex([time(0, 32), time(0, 32), signature]), undefined],
  ['words that are no times', concatHex([`0x${'22'.repeat(64)}`, signature]), undefined],
  ['another length', concatHex([time(1_900_000_000, 6), signature]), undefined],
  ['nothing', '0x', undefined],
])('behavior: data with %s', (_, data, expected) => {
  const paymaster = {
    address: `0x${'9a'.repeat(20)}`,
    data,
    verificationGasLimit: 1n,
    postOpGasLimit: 0n,
  } as const
  expect(getValidUntil({ paymaster })).toBe(expected)
})

test('default: an operation that the account pays does not expire', () => {
  expect(getValidUntil({})).toBeUndefined()
})
