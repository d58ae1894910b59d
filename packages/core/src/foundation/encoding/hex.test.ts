import { expect, test } from 'vitest'
import { isHex } from './hex.js'

test.each(['0x', '0x00', '0xDEADbeef'])('default', (text) => {
  expect(isHex(text)).toBe(true)
})

test.each(['', '00', '0x0', '0X00', '0xgg', '0x00 ', '0x00\n', 0, null, undefined, ['0x00']])(
  'error: %j is not hex',
  (value) => {
    expect(isHex(value)).toBe(false)
  },
)

test('param: byteLength', () => {
  expect(isHex(`0x${'ab'.repeat(32)}`, 32)).toBe(true)
  expect(isHex(`0x${'ab'.repeat(31)}`, 32)).toBe(false)
  expect(isHex('0x', 0)).toBe(true)
})
