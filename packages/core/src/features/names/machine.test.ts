import { expect, test } from 'vitest'
import { UserRejectedError } from '../../foundation/errors/wallet.js'
import { initialState, transition } from './machine.js'
import type { NamesInput, NamesState } from './types.js'

const error = new UserRejectedError()
const request = {
  id: '1',
  name: 'alice.example.eth',
  address: '0x1',
  chainId: 'eip155:1',
  connectorId: 'a',
  coinType: 60,
  message: '{}',
} as const
const signing: NamesState = { ...initialState(), registration: { ...request, status: 'signing' } }
const registering: NamesState = { ...initialState(), registration: { ...request, status: 'registering' } }
const failed: NamesState = { ...initialState(), registration: { ...request, status: 'failed', error } }
const loading: NamesState = {
  ...initialState(),
  label: 'alice',
  lookup: { status: 'loading', label: 'alice' },
}

test.each<[string, NamesState, NamesInput]>([
  ['an answer about an earlier label', loading, { type: 'lookedUp', label: 'alic', suggestions: [] }],
  ['a failure about an earlier label', loading, { type: 'lookupFailed', label: 'alic', error }],
  ['the timer of an earlier label', loading, { type: 'lookUp', label: 'alic' }],
  [
    'an answer after the text was cleared',
    initialState(),
    { type: 'lookedUp', label: 'alice', suggestions: [] },
  ],
  ['a signature after it was cancelled', failed, { type: 'signed', writeId: '1', signature: '0x' }],
  ['the signature of another request', signing, { type: 'signed', writeId: '2', signature: '0x' }],
  ['a second signature', registering, { type: 'signed', writeId: '1', signature: '0x' }],
  ['the failure of another request', signing, { type: 'notSigned', writeId: '2', error }],
  ['the result of another registration', registering, { type: 'registered', id: '2' }],
  ['a result before the signature', signing, { type: 'registered', id: '1' }],
  ['a second registration', signing, { type: 'register', request: { ...request, id: '2' } }],
  [
    'a second registration at the server',
    registering,
    { type: 'register', request: { ...request, id: '2' } },
  ],
  ['a cancellation while the server has the request', registering, { type: 'cancel' }],
])('behavior: ignores %s', (_name, state, input) => {
  expect(transition(state, input)).toEqual({ state })
})

test('behavior: the wallet is asked once, with the message of the request', () => {
  const { state, emit } = transition(initialState(), { type: 'register', request })
  expect(state).toEqual(signing)
  const { id, connectorId, address, chainId, message } = request
  const write = { id, connectorId, address, chainId, intent: { kind: 'signMessage', message } }
  expect(emit).toEqual([{ type: 'started', id, write }])
})

test('behavior: reset keeps a pending registration', () => {
  expect(transition(signing, { type: 'reset' }).state).toEqual(signing)
  expect(transition(failed, { type: 'reset' }).state).toEqual(initialState())
})
