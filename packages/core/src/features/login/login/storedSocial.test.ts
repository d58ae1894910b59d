import { expect, onTestFinished, test, vi } from 'vitest'
import { socialReturnMs } from '../../../foundation/limits.js'
import { fakeStorage } from '../../../testing/fakeStorage.js'
import { readStoredSocial, takePendingSocial, writePendingSocial, writeStoredSocial } from './storedSocial.js'

const pending = { provider: 'google', namespace: 'eip155', hasModal: true, at: 5 } as const

test('default: reads the user that was written, and nothing removes it', () => {
  const storage = fakeStorage()
  writeStoredSocial(storage, { provider: 'github', userName: 'alice' })
  expect(readStoredSocial(storage)).toEqual({ provider: 'github', userName: 'alice' })
  writeStoredSocial(storage, undefined)
  expect(storage.getItem('latchkit.v1.social')).toBeNull()
  expect(readStoredSocial(storage)).toBeUndefined()
  expect(readStoredSocial(null)).toBeUndefined()
})

test.each([
  ['{', undefined],
  ['{"provider":"myspace"}', undefined],
  ['{"provider":"farcaster","userName":"alice"}', { provider: 'farcaster', userName: 'alice' }],
  ['{"provider":"x","userName":7}', { provider: 'x' }],
  ['{"provider":"x","userName":"al\u202Eice"}', { provider: 'x', userName: 'alice' }],
])('behavior: of %s, invalid values are absent', (text, expected) => {
  const storage = fakeStorage()
  storage.setItem('latchkit.v1.social', text)
  expect(readStoredSocial(storage)).toEqual(expected)
})

test('default: a login that left the page is taken once', () => {
  const storage = fakeStorage()
  expect(writePendingSocial(storage, pending)).toBe(true)
  expect(takePendingSocial(storage, 6)).toEqual(pending)
  expect(takePendingSocial(storage, 6)).toBeUndefined()
})

test.each([
  ['the last moment', 5 + socialReturnMs - 1, pending],
  ['too late', 5 + socialReturnMs, undefined],
  ['before it left', 4, undefined],
])('behavior: a login that left the page, %s', (_, now, expected) => {
  const storage = fakeStorage()
  writePendingSocial(storage, pending)
  expect(takePendingSocial(storage, now)).toEqual(expected)
})

test.each([
  '{',
  '{}',
  '{"provider":"google","namespace":"eip155"}',
  '{"provider":"google","namespace":"a","at":5}',
])('behavior: nothing is taken of %s', (text) => {
  const storage = fakeStorage()
  storage.setItem('latchkit.v1.social_provider', text)
  expect(takePendingSocial(storage, 6)).toBeUndefined()
})

test('behavior: a storage that is blocked stores no login', () => {
  expect(writePendingSocial(null, pending)).toBe(false)
  expect(takePendingSocial(null, 6)).toBeUndefined()
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => logged.mockRestore())
  const full = {
    ...fakeStorage(),
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(writePendingSocial(full, pending)).toBe(false)
})
