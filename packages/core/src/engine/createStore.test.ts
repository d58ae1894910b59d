import { expect, test } from 'vitest'
import { createStore } from './createStore.js'

test('default: a state is frozen, and the same object until a value changes', () => {
  const store = createStore()
  const theme = { mode: 'dark' }
  store.put('theme', theme)
  const state = store.getState()
  store.put('theme', theme)
  expect(store.getState()).toBe(state)
  expect(Object.isFrozen(state)).toBe(true)
  store.put('theme', { mode: 'light' })
  expect(store.getState()).toEqual({ theme: { mode: 'light' } })
  expect(state).toEqual({ theme: { mode: 'dark' } })
})

test('behavior: calls a subscriber once for the changes of one task', async () => {
  const store = createStore()
  const seen: object[] = []
  const unsubscribe = store.subscribe(() => seen.push(store.getState()))
  store.put('a', { value: 1 })
  store.put('b', { value: 2 })
  expect(seen).toEqual([])
  await Promise.resolve()
  expect(seen).toEqual([{ a: { value: 1 }, b: { value: 2 } }])
  store.put('a', { value: 3 })
  await Promise.resolve()
  expect(seen).toHaveLength(2)
  store.put('a', { value: 4 })
  unsubscribe()
  await Promise.resolve()
  expect(seen).toHaveLength(2)
})
