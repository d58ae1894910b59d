import type { Storage } from '@latchkit/core/ports'
import { expect, test } from 'vitest'
import { createRefreshTokens } from './createRefreshTokens.js'

const key = 'latchkit.sign-in.p'

/** A storage that can be full. */
function createStorage(text?: string) {
  let stored = text
  const storage: Storage & { isFull: boolean; readonly read: () => string | undefined } = {
    isFull: false,
    read: () => stored,
    getItem: () => stored ?? null,
    setItem(_, value) {
      if (storage.isFull) throw new DOMException('full', 'QuotaExceededError')
      stored = value
    },
    removeItem() {
      stored = undefined
    },
  }
  return storage
}

test('default: all tabs share the tokens', () => {
  const storage = createStorage()
  const [first, second] = [createRefreshTokens(storage, key), createRefreshTokens(storage, key)]
  first.set('a', '1')
  second.set('b', '2')
  expect(first.accounts()).toEqual(['a', 'b'])
  second.set('a', undefined)
  expect(first.get('a')).toBeUndefined()
  second.set('b', undefined)
  expect(storage.read()).toBeUndefined()
})

test('behavior: a storage that refuses the tokens: they last as long as the page', () => {
  const storage = createStorage()
  storage.isFull = true
  const tokens = createRefreshTokens(storage, key)
  tokens.set('a', '1')
  expect(tokens.get('a')).toBe('1')
  expect(tokens.accounts()).toEqual(['a'])
  storage.isFull = false
  tokens.set('a', '2')
  expect(createRefreshTokens(storage, key).get('a')).toBe('2')
})

test('behavior: a token that could not be replaced in the storage is not used again', () => {
  const storage = createStorage()
  const tokens = createRefreshTokens(storage, key)
  tokens.set('a', 'used')
  storage.isFull = true
  tokens.set('a', 'new')
  expect(tokens.get('a')).toBe('new')
})

test.each(['no JSON', '[]', '{"a":1}'])('behavior: ignores %j in the storage', (text) => {
  const tokens = createRefreshTokens(createStorage(text), key)
  expect(tokens.get('a')).toBeUndefined()
  tokens.set('a', '1')
  expect(tokens.get('a')).toBe('1')
})

test('behavior: names that every object has are no accounts', () => {
  expect(createRefreshTokens(null, key).get('constructor')).toBeUndefined()
})
