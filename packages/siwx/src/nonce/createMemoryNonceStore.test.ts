import { expect, test } from 'vitest'
import { createMemoryNonceStore } from './createMemoryNonceStore.js'
import { createNonce } from './createNonce.js'

function createStore(options: { lifetime?: number; maxNonces?: number } = {}) {
  const clock = { now: 1_000 }
  return { clock, store: createMemoryNonceStore({ lifetime: 100, now: () => clock.now, ...options }) }
}

test('default: a nonce is valid once', async () => {
  const { store } = createStore()
  const nonce = await store.issue()
  expect(nonce).toMatch(/^[0-9a-f]{32}$/)
  expect(await store.has(nonce)).toBe(true)
  expect(await store.consume(nonce)).toBe(true)
  expect(await store.consume(nonce)).toBe(false)
  expect(await store.has(nonce)).toBe(false)
})

test('behavior: of concurrent calls one succeeds', async () => {
  const { store } = createStore()
  const nonce = await store.issue()
  const results = await Promise.all(Array.from({ length: 20 }, () => store.consume(nonce)))
  expect(results.filter(Boolean)).toHaveLength(1)
})

test('behavior: a nonce is invalid from its expiry on', async () => {
  const { clock, store } = createStore()
  const nonce = await store.issue()
  clock.now = 1_099
  expect(await store.has(nonce)).toBe(true)
  clock.now = 1_100
  expect(await store.has(nonce)).toBe(false)
  expect(await store.consume(nonce)).toBe(false)
})

test('behavior: nonces differ', () => {
  expect(new Set(Array.from({ length: 1_000 }, createNonce)).size).toBe(1_000)
})

test('error: an unknown nonce', async () => {
  const { store } = createStore()
  expect(await store.consume('0'.repeat(32))).toBe(false)
})

test('param: maxNonces: a further nonce replaces the oldest', async () => {
  const { store } = createStore({ maxNonces: 2 })
  const nonces = [await store.issue(), await store.issue(), await store.issue()]
  expect(await Promise.all(nonces.map(store.has))).toEqual([false, true, true])
})
