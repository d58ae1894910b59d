import { expect, test } from 'vitest'
import { fakeStorage } from '../../../testing/fakeStorage.js'
import { readStoredLogin, writeStoredLogin } from './storedLogin.js'

const key = 'latchkit.v1.email'

test('default: reads what was written, and nothing removes it', () => {
  const storage = fakeStorage()
  const login = { email: 'alice@example.com', sentAt: 5 } as const
  writeStoredLogin(storage, login)
  expect(readStoredLogin(storage)).toEqual(login)
  writeStoredLogin(storage, {})
  expect(storage.getItem(key)).toBeNull()
  expect(readStoredLogin(storage)).toEqual({})
  expect(readStoredLogin(null)).toEqual({})
})

test.each([
  ['{', {}],
  ['null', {}],
  ['{"email":"not an address","sentAt":-1}', {}],
  ['{"email":"alice@example.com","sentAt":1.5}', { email: 'alice@example.com' }],
  ['{"sentAt":"5"}', {}],
])('behavior: of %s, invalid values are absent', (text, expected) => {
  const storage = fakeStorage()
  storage.setItem(key, text)
  expect(readStoredLogin(storage)).toEqual(expected)
})
