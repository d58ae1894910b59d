import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Route } from '../../../engine/routes.js'
import { initialState } from './initialState.js'
import { type ModalEvent, type ModalState, transition } from './machine.js'
import { isLocked, isSameRoute, type Stack } from './rules.js'
import { toModalModel } from './view.js'

const connect: Route = { view: 'connect' }
const connecting: Route = { view: 'connecting', walletId: 'a', namespace: 'eip155' }
const networks: Route = { view: 'networks' }
const account: Route = { view: 'account', namespace: 'eip155' }
const unsupported: Route = { view: 'unsupported-chain', namespace: 'eip155' }
const switching: Route = { view: 'switch-network', chainId: 'eip155:1' }

const closed: ModalState = { status: 'closed' }
const closedAfterFlow: ModalState = { status: 'closed', isDone: true }
type Open = Extract<ModalState, { status: 'open' }>

function at(...stack: Stack): Open {
  return { status: 'open', stack, direction: 'forward', shaking: false, legalChecked: false }
}
const backAt = (...stack: Stack): Open => ({ ...at(...stack), direction: 'back' })
const shakeTimer = { type: 'timer', key: 'shake', delayMs: 500, event: { type: 'shaken' } }
const followUp = (from: Route) => ({
  type: 'timer',
  key: `wentBack/${from.view}`,
  delayMs: 100,
  event: { type: 'wentBack', from },
})

describe('initialState', () => {
  test('default', () => {
    expect(initialState({ config: { enableEmbedded: false } })).toEqual(closed)
  })

  test('param: enableEmbedded', () => {
    expect(initialState({ config: { enableEmbedded: true } })).toEqual(at(connect))
  })
})

describe('open', () => {
  test('default', () => {
    expect(transition(closed, { type: 'open', route: networks })).toEqual({
      state: at(networks),
      emit: [
        { type: 'opened', route: networks },
        { type: 'navigated', route: networks },
      ],
    })
  })

  test('behavior: opening an open modal goes to the view, with a new history', () => {
    const shaking = { ...backAt(connect, account), shaking: true }
    expect(transition(shaking, { type: 'open', route: networks })).toEqual({
      state: at(networks),
      emit: [{ type: 'navigated', route: networks, from: account }],
    })
  })

  test('behavior: opening an open modal is not ignored', () => {
    const state = at(connect)
    const step = transition(state, { type: 'open', route: connect })
    expect(step.state).toEqual(state)
    expect(step.state).not.toBe(state)
    expect(step.emit ?? []).toEqual([])
  })
})

describe('push', () => {
  test('default', () => {
    expect(transition(backAt(connect), { type: 'push', route: connecting })).toEqual({
      state: at(connect, connecting),
      emit: [{ type: 'navigated', route: connecting, from: connect }],
    })
  })

  test('behavior: ignored when the target is the current view with the same parameters', () => {
    const state = at(connect, connecting)
    expect(transition(state, { type: 'push', route: { ...connecting } }).state).toBe(state)
    expect(transition(state, { type: 'push', route: { ...connecting, walletId: 'b' } }).state).toMatchObject({
      stack: [connect, connecting, { walletId: 'b' }],
    })
  })

  test('behavior: a parameter that is undefined counts as absent', () => {
    const state = at(connect)
    expect(transition(state, { type: 'push', route: { view: 'connect', namespace: undefined } }).state).toBe(
      state,
    )
  })
})

describe('replace', () => {
  test('default', () => {
    expect(transition(at(connect, networks), { type: 'replace', route: account })).toEqual({
      state: at(connect, account),
      emit: [{ type: 'navigated', route: account, from: networks }],
    })
    expect(transition(at(connect), { type: 'replace', route: account }).state).toEqual(at(account))
  })

  test('behavior: ignored when the target is the current view', () => {
    const state = at(connect, networks)
    expect(transition(state, { type: 'replace', route: { ...networks } }).state).toBe(state)
  })

  test('behavior: the history never has the same view twice in a row', () => {
    expect(transition(at(connect, networks, account), { type: 'replace', route: networks }).state).toEqual(
      at(connect, networks),
    )
  })
})

describe('reset', () => {
  test('default', () => {
    expect(transition(at(connect, networks), { type: 'reset', route: account })).toEqual({
      state: at(account),
      emit: [{ type: 'navigated', route: account, from: networks }],
    })
  })

  test('behavior: also from the first view', () => {
    expect(transition(at(connect), { type: 'reset', route: account }).state).toEqual(at(account))
  })

  test('behavior: to the current view, only clears the history', () => {
    expect(transition(at(connect, networks), { type: 'reset', route: networks })).toEqual({
      state: at(networks),
    })
    const single = at(networks)
    expect(transition(single, { type: 'reset', route: { ...networks } }).state).toBe(single)
  })
})

describe('back', () => {
  test('default', () => {
    expect(transition(at(connect, connecting), { type: 'back' })).toEqual({
      state: backAt(connect),
      run: [followUp(connecting)],
    })
  })

  test('behavior: going back from the first view closes the modal', () => {
    expect(transition(at(networks), { type: 'back' })).toEqual({
      state: closed,
      run: [followUp(networks)],
      emit: [{ type: 'closed', reason: 'back', from: networks }],
    })
  })

  test.each([[at(unsupported)], [at(unsupported, networks)], [at(connect, unsupported, switching)]])(
    'behavior: disallowed while UnsupportedChain is in the history; it shakes for 500 ms',
    (state) => {
      expect(transition(state, { type: 'back' })).toEqual({
        state: { ...state, shaking: true },
        run: [shakeTimer],
      })
    },
  )

  test('behavior: emits wentBack after 100 ms, in any state', () => {
    for (const state of [at(connect), closed])
      expect(transition(state, { type: 'wentBack', from: connecting })).toEqual({
        state,
        emit: [{ type: 'wentBack', from: connecting }],
      })
  })
})

describe('close', () => {
  test.each(['escape', 'backdrop', 'close-button', 'action', 'done'] as const)('default', (reason) => {
    expect(transition(at(connect, networks), { type: 'close', reason })).toEqual({
      state: reason === 'done' ? closedAfterFlow : closed,
      emit: [{ type: 'closed', reason, from: networks }],
    })
  })

  test('behavior: refused while UnsupportedChain is in the history, unless forced', () => {
    for (const state of [at(unsupported), at(unsupported, networks)]) {
      expect(transition(state, { type: 'close', reason: 'escape' })).toEqual({
        state: { ...state, shaking: true },
        run: [shakeTimer],
      })
      expect(transition(state, { type: 'close', reason: 'done', force: true }).state).toEqual(closedAfterFlow)
    }
  })

  test('behavior: cancels a pending shake', () => {
    expect(transition({ ...at(connect), shaking: true }, { type: 'close', reason: 'escape' }).run).toEqual([
      { type: 'cancel', key: 'shake' },
    ])
  })
})

describe('shaking', () => {
  test('default', () => {
    const shaking = { ...at(connect), shaking: true }
    expect(transition(at(connect), { type: 'refuse' })).toEqual({ state: shaking, run: [shakeTimer] })
    expect(transition(shaking, { type: 'shaken' })).toEqual({ state: at(connect) })
  })

  test('behavior: refused again, the shake starts over', () => {
    const shaking = { ...at(connect), shaking: true }
    const step = transition(shaking, { type: 'refuse' })
    expect(step.state).toBe(shaking)
    expect(step.run).toEqual([shakeTimer])
  })

  test('behavior: ignores a late timer', () => {
    const state = at(connect)
    expect(transition(state, { type: 'shaken' }).state).toBe(state)
  })
})

describe('closed', () => {
  test.each<ModalEvent>([
    { type: 'push', route: connect },
    { type: 'replace', route: connect },
    { type: 'reset', route: connect },
    { type: 'back' },
    { type: 'close', reason: 'escape' },
    { type: 'close', reason: 'done', force: true },
    { type: 'refuse' },
    { type: 'shaken' },
  ])('behavior: ignores $type', (event) => {
    expect(transition(closed, event)).toEqual({ state: closed })
  })
})

describe('toModalModel', () => {
  const inline = { enableEmbedded: true }
  const overlay = { enableEmbedded: false }

  test('default', () => {
    expect(toModalModel({ modal: closed }, overlay)).toEqual({ status: 'closed' })
    expect(toModalModel({ modal: at(connect, connecting) }, overlay)).toEqual({
      status: 'open',
      route: connecting,
      depth: 2,
      direction: 'forward',
      canGoBack: true,
      shaking: false,
      isInline: false,
    })
  })

  test('behavior: cannot go back from the first view, nor if the modal is locked', () => {
    expect(toModalModel({ modal: at(connect) }, inline)).toMatchObject({ canGoBack: false, isInline: true })
    expect(toModalModel({ modal: at(unsupported, networks) }, overlay)).toMatchObject({ canGoBack: false })
    expect(toModalModel({ modal: { ...backAt(connect), shaking: true } }, overlay)).toMatchObject({
      direction: 'back',
      shaking: true,
    })
  })
})

test('behavior: any order of events keeps the invariants', () => {
  const route = fc.constantFrom(connect, connecting, networks, account, unsupported, switching)
  const event: fc.Arbitrary<ModalEvent> = fc.oneof(
    fc.record({ type: fc.constantFrom('open', 'push', 'replace', 'reset'), route }),
    fc.constantFrom<ModalEvent>(
      { type: 'back' },
      { type: 'refuse' },
      { type: 'shaken' },
      { type: 'close', reason: 'escape' },
      { type: 'close', reason: 'done', force: true },
      { type: 'wentBack', from: connect },
    ),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state = initialState({ config: { enableEmbedded: false } })
      for (const next of events) {
        const before = state
        const { state: after, emit = [] } = transition(before, next)
        state = after
        // Opened and closed are emitted exactly when it happens.
        const opened = before.status === 'closed' && after.status === 'open'
        expect(emit.some(({ type }) => type === 'opened')).toBe(opened)
        const left = before.status === 'open' && after.status === 'closed'
        expect(emit.some(({ type }) => type === 'closed')).toBe(left)
        if (after.status === 'open') {
          expect(after.stack.length).toBeGreaterThan(0)
          for (const [index, one] of after.stack.entries()) {
            const above = after.stack[index + 1]
            expect(above && isSameRoute(one, above)).not.toBe(true)
          }
        }
        // A locked modal is left only by a new route or by force.
        if (
          before.status === 'open' &&
          isLocked(before.stack) &&
          (next.type === 'back' || next.type === 'close')
        )
          expect(after.status === 'open' || (next.type === 'close' && next.force === true)).toBe(true)
      }
    }),
  )
})
