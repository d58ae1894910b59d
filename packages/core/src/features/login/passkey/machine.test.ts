import { expect, test } from 'vitest'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { initialState, transition } from './machine.js'
import type { PasskeyAttempt, PasskeyEffect, PasskeyFact, PasskeyFlow, PasskeyInput } from './types.js'

const attempt: PasskeyAttempt = { id: '1', connectorId: 'auth', namespace: 'eip155' }
const error = new AbortedError()
const next: PasskeyInput = { type: 'start', attempt: { ...attempt, id: '2' } }

const flows: { readonly [S in PasskeyFlow['status']]: Extract<PasskeyFlow, { status: S }> } = {
  idle: { status: 'idle' },
  asking: { status: 'asking', ...attempt },
  connecting: { status: 'connecting', ...attempt },
  done: { status: 'done', ...attempt },
  failed: { status: 'failed', error, ...attempt },
}

/** Returns the next status, and the types of the effects and facts. */
function step(flow: PasskeyFlow, input: PasskeyInput) {
  const { state, run = [], emit = [] } = transition({ flow }, input)
  const names = (list: readonly (PasskeyEffect | PasskeyFact)[]) => list.map(({ type }) => type)
  return [state.flow.status, names(run), names(emit)]
}

test('default: starts without a login', () => {
  expect(initialState()).toEqual({ flow: flows.idle })
})

test.each<[PasskeyFlow['status'], PasskeyInput, ReturnType<typeof step>]>([
  ['idle', next, ['asking', ['ask'], ['started']]],
  ['asking', next, ['asking', ['cancel', 'signOut', 'ask'], ['cancelled', 'started']]],
  ['connecting', next, ['connecting', [], []]],
  ['done', next, ['asking', ['ask'], ['started']]],
  ['failed', next, ['asking', ['ask'], ['started']]],
  ['asking', { type: 'verified', id: '1' }, ['connecting', [], ['verified']]],
  ['asking', { type: 'notVerified', id: '1', error }, ['failed', [], ['failed']]],
  ['asking', { type: 'declined', id: '1' }, ['idle', ['cancel', 'signOut'], ['cancelled']]],
  ['asking', { type: 'cancel' }, ['idle', ['cancel', 'signOut'], ['cancelled']]],
  ['asking', failed({ type: 'ask', key: 'frame', id: '1' }), ['failed', [], ['failed']]],
  ['connecting', { type: 'walletConnected', id: '1' }, ['done', ['clearStored'], ['loggedIn']]],
  ['connecting', { type: 'walletFailed', id: '1', error }, ['failed', [], ['failed']]],
  ['connecting', { type: 'cancel' }, ['idle', ['cancel', 'signOut'], ['cancelled']]],
  ['idle', { type: 'cancel' }, ['idle', [], []]],
  ['done', { type: 'cancel' }, ['idle', [], []]],
  ['failed', { type: 'cancel' }, ['idle', [], []]],
  ['done', { type: 'loggedOut' }, ['idle', [], []]],
  ['connecting', { type: 'loggedOut' }, ['connecting', [], []]],
])('behavior: %s, with %j', (status, input, expected) => {
  expect(step(flows[status], input)).toEqual(expected)
})

test.each<[PasskeyFlow['status'], PasskeyInput]>([
  ['asking', { type: 'verified', id: '2' }],
  ['asking', { type: 'notVerified', id: '2', error }],
  ['asking', { type: 'declined', id: '2' }],
  ['asking', { type: 'walletConnected', id: '1' }],
  ['asking', failed({ type: 'ask', key: 'frame', id: '2' })],
  ['asking', failed({ type: 'clearStored', key: 'store' })],
  ['connecting', { type: 'verified', id: '1' }],
  ['connecting', { type: 'declined', id: '1' }],
  ['connecting', { type: 'walletConnected', id: '2' }],
  ['connecting', { type: 'walletFailed', id: '2', error }],
  ['idle', { type: 'verified', id: '1' }],
  ['done', { type: 'notVerified', id: '1', error }],
])('behavior: %s ignores %j, of another attempt or step', (status, input) => {
  expect(step(flows[status], input)).toEqual([status, [], []])
})

test.each([
  ['asking', false],
  ['connecting', true],
] as const)(
  'behavior: cancelling while %s states whether the wallet was being connected',
  (status, isConnecting) => {
    const { emit } = transition({ flow: flows[status] }, { type: 'cancel' })
    expect(emit).toEqual([{ type: 'cancelled', id: '1', namespace: 'eip155', isConnecting }])
  },
)

function failed(effect: PasskeyEffect): PasskeyInput {
  return { type: 'failed', effect, error }
}
