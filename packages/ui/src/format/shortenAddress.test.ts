import { expect, test } from 'vitest'
import { shortenAddress } from './shortenAddress.js'

test('default', () => {
  expect(shortenAddress('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')).toBe('0xd8dA…6045')
})

test('behavior: keeps four characters at both ends of an address without prefix', () => {
  expect(shortenAddress('7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV')).toBe('7EcD…FLtV')
})

test('behavior: keeps an address that would not get shorter', () => {
  expect(shortenAddress('0x123456789')).toBe('0x123456789')
  expect(shortenAddress('0x1234567890')).toBe('0x1234…7890')
  expect(shortenAddress('')).toBe('')
})
