import { expect, test } from 'vitest'
import { nextMacrotask } from '../testing/nextMacrotask.js'
import { createStore } from './createStore.js'

test('default: starts empty and frozen; a value of another name stays the same object', () => {
  const store = createStore()
  expect(store.getState()).toEqual({})
  expect(Object.isFrozen(store.getState())).toBe(true)
  const modal = { status: 'closed' }
  store.put('modal', modal)
  store.put('theme', {})
  expect(store.getState().modal).toBe(modal)
})

test('behavior: an equal value that is another object is a change', async () => {
  const store = createStore()
  let calls = 0
  store.subscribe(() => {
    calls += 1
  })
  store.put('theme', {})
  const before = store.getState()
  await nextMacrotask()
  store.put('theme', {})
  await nextMacrotask()
  expect(calls).toBe(2)
  expect(store.getState()).not.toBe(before)
})

test('behavior: two subscriptions of one listener are independent', async () => {
  const store = createStore()
  let calls = 0
  const listener = () => {
    calls += 1
  }
  const stop = store.subscribe(listener)
  store.subscribe(listener)
  store.put('a', {})
  await nextMacrotask()
  expect(calls).toBe(2)
  stop()
  stop()
  store.put('a', {})
  await nextMacrotask()
  expect(calls).toBe(3)
})

test('behavior: a change in a listener calls it again; listeners whose turn is pending see both changes at once', async () => {
  const store = createStore()
  const seen: string[] = []
  store.subscribe(() => {
    seen.push('one')
    if (seen.length < 3) store.put('count', { value: seen.length })
  })
  store.subscribe(() => seen.push('other'))
  store.put('count', { value: 0 })
  await nextMacrotask()
  expect(seen).toEqual(['one', 'other', 'one'])
})

test('behavior: a listener that unsubscribes another one before its turn', async () => {
  const store = createStore()
  const seen: string[] = []
  let stop = () => {}
  store.subscribe(() => {
    seen.push('one')
    stop()
  })
  stop = store.subscribe(() => seen.push('other'))
  store.put('a', {})
  await nextMacrotask()
  expect(seen).toEqual(['one'])
})

test('behavior: a subscriber does not receive the changes before it subscribed', async () => {
  const store = createStore()
  store.put('a', {})
  let calls = 0
  store.subscribe(() => {
    calls += 1
  })
  await nextMacrotask()
  expect(calls).toBe(0)
})

test('behavior: a listener with a parameter gets the state at once, and then each change', async () => {
  const store = createStore()
  store.put('count', { value: 1 })
  const seen: unknown[] = []
  const stop = store.subscribe((state) => seen.push(state))
  expect(seen).toEqual([{ count: { value: 1 } }])
  expect(seen[0]).toBe(store.getState())
  store.put('count', { value: 2 })
  store.put('count', { value: 3 })
  await nextMacrotask()
  expect(seen).toEqual([{ count: { value: 1 } }, { count: { value: 3 } }])
  stop()
  store.put('count', { value: 4 })
  await nextMacrotask()
  expect(seen).toHaveLength(2)
})
