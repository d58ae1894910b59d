import { expect, test } from 'vitest'
import { identityResponseSchema } from './identitySchema.js'

const identity = {
  name: 'alice.eth',
  avatar: 'https://example.com/a.png',
  resolvedAt: '2026-01-31T12:00:00.000Z',
}
const isValid = (value: unknown) => identityResponseSchema.safeParse(value).success

test('default: accepts a name with an image', () => {
  expect(identityResponseSchema.parse(identity)).toEqual(identity)
})

test('default: accepts an account without a name', () => {
  expect(isValid({ name: null, avatar: null, resolvedAt: null })).toBe(true)
})

test('behavior: leaves out other fields', () => {
  expect(identityResponseSchema.parse({ ...identity, bio: 'x' })).toEqual(identity)
})

test.each(['name', 'avatar', 'resolvedAt'] as const)('error: without %s', (field) => {
  const { [field]: _, ...rest } = identity
  expect(isValid(rest)).toBe(false)
})

test.each(['name', 'avatar', 'resolvedAt'])('error: a number in %s', (field) => {
  expect(isValid({ ...identity, [field]: 1 })).toBe(false)
})

test.each([
  ['name', 500],
  ['avatar', 2_000],
])('error: a %s of more than %i characters', (field, length) => {
  expect(isValid({ ...identity, [field]: 'x'.repeat(length) })).toBe(true)
  expect(isValid({ ...identity, [field]: 'x'.repeat(length + 1) })).toBe(false)
})

test.each(['', '2026-01-31', '1769860800', 'yesterday', '2026-13-01T00:00:00Z'])(
  'error: the time %j',
  (resolvedAt) => {
    expect(isValid({ ...identity, resolvedAt })).toBe(false)
  },
)
