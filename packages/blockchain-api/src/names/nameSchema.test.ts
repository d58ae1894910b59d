import { expect, test } from 'vitest'
import { nameItemSchema, nameLookupResponseSchema, nameSuggestionsResponseSchema } from './nameSchema.js'
import { signedNameRequestSchema } from './signedNameSchema.js'

const time = '2026-01-31T12:00:00.000Z'
const address = '0x00000000000000000000000000000000000A11ce'
const item = {
  name: 'alice.example.eth',
  registered_at: time,
  updated_at: null,
  attributes: { bio: 'hello' },
  addresses: { 60: { address, created_at: time } },
}
const signed = { message: '{}', signature: '0x00', coin_type: 60, address }

test('default: accepts a name', () => {
  expect(nameItemSchema.parse(item)).toEqual(item)
})

test('behavior: a lookup is a name or an empty list', () => {
  expect(nameLookupResponseSchema.parse(item)).toEqual(item)
  expect(nameLookupResponseSchema.parse([])).toEqual([])
  expect(nameLookupResponseSchema.safeParse([item]).success).toBe(false)
})

test.each([
  { name: 'x'.repeat(201) },
  { registered_at: 'yesterday' },
  { updated_at: undefined },
  { attributes: { bio: 'x'.repeat(256) } },
  { addresses: { eth: { address, created_at: time } } },
  { addresses: { 60: { address: '0x12', created_at: time } } },
])('error: the name %j', (overrides) => {
  expect(nameItemSchema.safeParse({ ...item, ...overrides }).success).toBe(false)
})

test('default: accepts a signed request', () => {
  expect(signedNameRequestSchema.parse(signed)).toEqual(signed)
})

test.each([
  { message: '' },
  { message: 'x'.repeat(2_001) },
  { signature: '0x' },
  { signature: '0x0' },
  { signature: `0x${'00'.repeat(8_193)}` },
  { coin_type: -1 },
  { coin_type: 1.5 },
  { coin_type: 2 ** 32 },
  { coin_type: '60' },
  { address: 'alice.eth' },
])('error: the signed request %j', (overrides) => {
  expect(signedNameRequestSchema.safeParse({ ...signed, ...overrides }).success).toBe(false)
})

test('error: more than five suggestions', () => {
  const suggestion = { name: 'alice.example.eth', registered: false }
  const isValid = (count: number) =>
    nameSuggestionsResponseSchema.safeParse({
      suggestions: Array.from({ length: count }, () => suggestion),
    }).success
  expect([isValid(5), isValid(6)]).toEqual([true, false])
})
