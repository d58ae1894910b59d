import { getVersion, snapshot, subscribe } from 'valtio/vanilla'
import { subscribeKey } from 'valtio/vanilla/utils'
import { expect, test, vi } from 'vitest'
import { createStore } from './createStore.js'

/** A store with two values, and its proxy as an app without types sees it. */
function setup() {
  const store = createStore()
  store.put('theme', { mode: 'dark' })
  store.put('modal', { status: 'closed' })
  return { store, state: store.state as Record<string, object> }
}

test('default: the state is a proxy of valtio, with the values of `getState`', () => {
  const { store, state } = setup()
  expect(getVersion(state)).toBeDefined()
  expect(state.theme).toBe(store.getState().theme)
  expect(snapshot(state)).toEqual(store.getState())
  expect(Object.keys(state)).toEqual(['theme', 'modal'])
})

test('behavior: `subscribeKey` of valtio is called for the changes of its key only', async () => {
  const { store, state } = setup()
  const seen: unknown[] = []
  const unsubscribe = subscribeKey(state, 'theme', (value) => seen.push(value))
  store.put('modal', { status: 'open' })
  await Promise.resolve()
  expect(seen).toEqual([])
  store.put('theme', { mode: 'light' })
  await Promise.resolve()
  expect(seen).toEqual([{ mode: 'light' }])
  unsubscribe()
  store.put('theme', { mode: 'dark' })
  await Promise.resolve()
  expect(seen).toHaveLength(1)
})

test.each<[string, (state: Record<string, object>) => void]>([
  ['an assignment', (state) => Object.assign(state, { theme: { mode: 'light' } })],
  ['an assignment of the same content', (state) => Object.assign(state, { theme: { mode: 'dark' } })],
  ['a new name', (state) => Object.assign(state, { other: {} })],
  ['the removal of a value', (state) => delete state.theme],
  ['the definition of a property', (state) => Object.defineProperty(state, 'theme', { value: {} })],
  ['freezing', (state) => Object.freeze(state)],
  ['another prototype', (state) => Object.setPrototypeOf(state, { other: {} })],
  ['a change of a value', ({ theme }) => Object.assign(theme ?? {}, { mode: 'light' })],
])('error: %s from outside throws, and changes nothing', async (_, write) => {
  const { store, state } = setup()
  const before = store.getState()
  const listener = vi.fn()
  store.subscribe(listener)
  expect(() => write(state)).toThrow(TypeError)
  await Promise.resolve()
  expect(listener).not.toHaveBeenCalled()
  expect(store.getState()).toBe(before)
  expect(before).toEqual({ theme: { mode: 'dark' }, modal: { status: 'closed' } })
  store.put('theme', { mode: 'light' })
  store.put('other', {})
  expect(store.getState()).toEqual({ theme: { mode: 'light' }, modal: { status: 'closed' }, other: {} })
})

test('error: names the cause and the remedy', () => {
  const { state } = setup()
  expect(() => Object.assign(state, { theme: {} })).toThrow(
    '`kit.state` is read-only. To change it, call an action.',
  )
})

test('error: a subscriber that valtio calls during a write cannot write', () => {
  const { store, state } = setup()
  const errors: unknown[] = []
  subscribe(
    state,
    () => {
      try {
        Object.assign(state, { modal: { status: 'open' } })
      } catch (error) {
        errors.push(error)
      }
    },
    true,
  )
  store.put('theme', { mode: 'light' })
  expect(errors).toEqual([expect.any(TypeError)])
  expect(store.getState()).toEqual({ theme: { mode: 'light' }, modal: { status: 'closed' } })
})
