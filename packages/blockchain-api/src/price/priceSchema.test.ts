import { expect, test } from 'vitest'
import { priceRequestSchema, priceResponseSchema } from './priceSchema.js'

const request = { projectId: 'p', currency: 'usd', addresses: ['eip155:1:0x1'] }
const item = { address: 'eip155:1:0x1', name: 'Token', symbol: 'T', iconUrl: '', price: 1.5, decimals: 18 }

test('default: accepts a request and a response', () => {
  expect(priceRequestSchema.parse(request)).toEqual(request)
  expect(priceResponseSchema.parse({ fungibles: [item] })).toEqual({ fungibles: [item] })
})

test.each([
  { currency: 'xyz' },
  { addresses: [] },
  { addresses: Array(101).fill('a') },
  { addresses: [1] },
  { addresses: 'a' },
  { projectId: undefined },
])('error: a request with %j', (change) => {
  expect(priceRequestSchema.safeParse({ ...request, ...change }).success).toBe(false)
})

test.each([
  { price: -1 },
  { price: '1' },
  { price: Number.POSITIVE_INFINITY },
  { decimals: -1 },
  { decimals: 256 },
  { decimals: 1.5 },
  { name: 'x'.repeat(501) },
  { iconUrl: 'x'.repeat(2_001) },
])('error: a token with %j', (change) => {
  expect(priceResponseSchema.safeParse({ fungibles: [{ ...item, ...change }] }).success).toBe(false)
})
