import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialState } from './initialState.js'
import { type Snackbar, type SnackbarState, transition } from './machine.js'

const success: Snackbar = { id: '1', variant: 'success', code: 'custom', values: { text: 'Copied' } }
const error: Snackbar = { id: '2', variant: 'error', code: 'custom', values: { text: 'Failed' } }
const loading: Snackbar = { id: '3', variant: 'loading', code: 'custom', values: { text: 'Sending' } }
const icon: Snackbar = { id: '4', variant: 'icon', code: 'custom', values: { text: 'Liked' }, icon: 'heart' }

const hide = { type: 'timer', key: 'hide', delayMs: 5_000, event: { type: 'hide' } }
const swap = { type: 'timer', key: 'swap', delayMs: 150, event: { type: 'swapped' } }

const hidden: SnackbarState = { status: 'hidden' }
const shown: SnackbarState = { status: 'shown', snackbar: success }
const swapping: SnackbarState = { status: 'swapping', next: error }

test('default', () => {
  expect(initialState()).toEqual(hidden)
})

describe('show', () => {
  test.each([success, error, icon])('behavior: $variant shows at once, and hides after 5 s', (snackbar) => {
    expect(transition(hidden, { type: 'show', snackbar })).toEqual({
      state: { status: 'shown', snackbar },
      run: [hide],
    })
  })

  test('behavior: loading stays until it is replaced or hidden', () => {
    expect(transition(hidden, { type: 'show', snackbar: loading })).toEqual({
      state: { status: 'shown', snackbar: loading },
    })
  })

  test('behavior: if one is open, it closes and the new one shows after 150 ms', () => {
    expect(transition(shown, { type: 'show', snackbar: error })).toEqual({
      state: swapping,
      run: [{ type: 'cancel', key: 'hide' }, swap],
    })
    expect(transition(swapping, { type: 'swapped' })).toEqual({
      state: { status: 'shown', snackbar: error },
      run: [hide],
    })
  })

  test('behavior: a newer snackbar replaces a waiting one, without a new delay', () => {
    expect(transition(swapping, { type: 'show', snackbar: loading })).toEqual({
      state: { status: 'swapping', next: loading },
    })
  })
})

describe('hide', () => {
  test('default', () => {
    expect(transition(shown, { type: 'hide' })).toEqual({
      state: hidden,
      run: [{ type: 'cancel', key: 'hide' }],
    })
  })

  test('behavior: also hides the one that is waiting', () => {
    expect(transition(swapping, { type: 'hide' })).toEqual({
      state: hidden,
      run: [{ type: 'cancel', key: 'swap' }],
    })
  })

  test('behavior: ignored without a snackbar', () => {
    expect(transition(hidden, { type: 'hide' })).toEqual({ state: hidden })
  })
})

test('behavior: ignores a late timer', () => {
  for (const state of [hidden, shown]) expect(transition(state, { type: 'swapped' }).state).toBe(state)
})

test('behavior: shows the last message in the end, after any events', () => {
  const snackbars = [success, error, loading, icon]
  const events = fc.oneof(
    fc.constantFrom(...snackbars).map((snackbar) => ({ type: 'show', snackbar }) as const),
    fc.constant({ type: 'hide' } as const),
    fc.constant({ type: 'swapped' } as const),
  )
  fc.assert(
    fc.property(fc.array(events), fc.constantFrom(...snackbars), (history, last) => {
      let state = initialState()
      for (const event of history) state = transition(state, event).state
      state = transition(state, { type: 'show', snackbar: last }).state
      if (state.status === 'swapping') state = transition(state, { type: 'swapped' }).state
      expect(state).toEqual({ status: 'shown', snackbar: last })
    }),
  )
})
