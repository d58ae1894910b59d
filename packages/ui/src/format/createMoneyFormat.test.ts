import { expect, test } from 'vitest'
import { createMoneyFormat } from './createMoneyFormat.js'

const { money, token } = createMoneyFormat('en')

test.each([
  ['100', 'USD', '$100.00'],
  ['1234.5', 'EUR', '€1,234.50'],
  ['10', 'JPY', '¥10'],
  ['12.5', 'TEST', '12.5 TEST'],
  ['12.5', 'A.B', '12.5 A.B'],
])('default: money %s %s is %s', (amount, currency, text) => {
  expect(money(amount, currency)).toBe(text)
})

test.each([
  ['0.032833', 'ETH', '0.03283 ETH'],
  ['0.0328399', 'ETH', '0.03283 ETH'],
  ['0.000000001', 'ETH', '<0.00000001 ETH'],
  ['1234', 'USDC', '1,234 USDC'],
])('default: token %s %s is %s', (amount, symbol, text) => {
  expect(token(amount, symbol)).toBe(text)
})

test('behavior: in a right-to-left locale the amount has no mark that turns it around', () => {
  expect(createMoneyFormat('ar').money('10', 'USD')).not.toMatch(/^\u200f/)
})
