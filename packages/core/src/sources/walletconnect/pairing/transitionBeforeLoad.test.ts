import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RelayUnreachableError } from '../../../foundation/errors/relay.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { initialState } from './initialState.js'
import { transition } from './machine.js'
import { transitionBeforeLoad } from './transitionBeforeLoad.js'
import type { PairingInput, PairingStep } from './types.js'

const openedWallet = { walletId: 'io.alpha', name: 'Alpha', href: 'alpha://wc?uri=' }
const effect = (id: number) => ({ type: 'pair', key: `pair/${id}`, id }) as const
const ids = [1, 2, 3]
const inputs: readonly PairingInput[] = [
  { type: 'begin', at: 0 },
  { type: 'walletOpened', openedWallet },
  { type: 'pause' },
  { type: 'cancel' },
  { type: 'clearOutcome' },
  { type: 'sessionEnded' },
  ...ids.map((id) => ({ type: 'failed', effect: effect(id), error: new AbortedError() }) as const),
  ...ids.map((id) => ({ type: 'failed', effect: effect(id), error: new RelayUnreachableError() }) as const),
]

/** Without the cancellations of timers and URIs that cannot exist yet. */
function toComparable({ state, run = [], emit = [] }: PairingStep, isIgnored: boolean) {
  return { state, isIgnored, emit, run: run.filter(({ type }) => type !== 'cancel') }
}

test('default: the first URI is requested', () => {
  expect(transitionBeforeLoad(initialState(), { type: 'begin', at: 0 })).toEqual({
    state: { status: 'preparing', nextId: 2 },
    run: [effect(1)],
  })
})

test('behavior: a cancellation ends the request for the URI', () => {
  const { state } = transitionBeforeLoad(initialState(), { type: 'begin', at: 0 })
  expect(transitionBeforeLoad(state, { type: 'cancel' }).run).toEqual([{ type: 'cancel', key: 'pair/1' }])
})

test('behavior: before the first URI it has the states and facts of the machine', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...inputs), { maxLength: 12 }), (events) => {
      let state = initialState()
      for (const event of events) {
        const early = transitionBeforeLoad(state, event)
        const full = transition(state, event)
        expect(toComparable(early, early.state === state)).toEqual(toComparable(full, full.state === state))
        state = early.state
      }
    }),
  )
})
