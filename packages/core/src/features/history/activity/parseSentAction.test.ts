import { expect, test } from 'vitest'
import { parseSentAction } from './parseSentAction.js'

const transfer = {
  kind: 'token',
  name: 'USD Coin',
  symbol: 'USDC',
  icon: 'https://icons.test/usdc.png',
  direction: 'out',
  amount: '29.79',
  isSpam: false,
} as const

test.each([
  { operation: 'trade', transfers: [transfer, { ...transfer, direction: 'in', isNative: true }] },
  { operation: 'send', transfers: [{ ...transfer, kind: 'nft', icon: undefined }] },
  { operation: 'approve', transfers: [] },
])('default: $operation', (action) => {
  expect(parseSentAction(action)).toEqual(action)
})

test.each<readonly [string, unknown]>([
  ['no action', 'trade'],
  ['another operation', { operation: 'mint', transfers: [] }],
  ['no transfers', { operation: 'trade' }],
  ['too many transfers', { operation: 'trade', transfers: [transfer, transfer, transfer] }],
  ['an amount that is no number', { operation: 'send', transfers: [{ ...transfer, amount: '1e9' }] }],
  ['a name that is no text', { operation: 'send', transfers: [{ ...transfer, name: {} }] }],
  ['another direction', { operation: 'send', transfers: [{ ...transfer, direction: 'up' }] }],
  ['a flag that is none', { operation: 'send', transfers: [{ ...transfer, isNative: 'yes' }] }],
])('error: %s', (_, action) => {
  expect(parseSentAction(action)).toBeUndefined()
})
