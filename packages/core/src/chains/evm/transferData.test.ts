import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeTransfer, encodeBalanceOf, encodeTransfer } from './transferData.js'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const word = '00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8'

test('default', () => {
  expect(encodeTransfer({ to, amount: 255n })).toBe(`0xa9059cbb${word}${'ff'.padStart(64, '0')}`)
  expect(encodeBalanceOf(to)).toBe(`0x70a08231${word}`)
})

test('behavior: what is decoded is what was encoded', () => {
  const address = fc.stringMatching(/^[\da-f]{40}$/).map((digits) => `0x${digits}` as const)
  fc.assert(
    fc.property(address, fc.bigInt(0n, 2n ** 256n - 1n), (recipient, amount) => {
      expect(decodeTransfer(encodeTransfer({ to: recipient, amount }))).toEqual({ to: recipient, amount })
    }),
  )
})

test.each([
  ['empty', '0x'],
  ['another method', `0x095ea7b3${word}${'1'.padStart(64, '0')}`],
  ['too short', `0xa9059cbb${word}`],
  ['too long', `0xa9059cbb${word}${'1'.padStart(64, '0')}00`],
  ['an address of more than 20 bytes', `0xa9059cbb${word.replace('0', '1')}${'1'.padStart(64, '0')}`],
])('behavior: data that is no transfer is not decoded: %s', (_, data) => {
  expect(decodeTransfer(data)).toBeUndefined()
})
