import { expect, test } from 'vitest'
import { UserRejectedError } from '../../../foundation/errors/wallet.js'
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
  attributes: {},
} as const
const typedData = { domain: {}, types: { A: [] }, primaryType: 'A', message: {} }
const prepared = { ...request, typedData }
const preparing: NamesState = { ...initialState(), registration: { ...request, status: 'preparing' } }
const signing: NamesState = { ...initialState(), registration: { ...prepared, status: 'signing' } }
const registering: NamesState = { ...initialState(), registration: { ...prepared, status: 'registering' } }
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
  ['typed data of another request', preparing, { type: 'prepared', id: '2', typedData }],
  ['typed data after it was cancelled', failed, { type: 'prepared', id: '1', typedData }],
  ['a second registration while one is prepared', preparing, { type: 'register', request }],
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

test('behavior: the wallet is asked once, with the typed data of the server', () => {
  const { id, connectorId, address, chainId } = request
  expect(transition(initialState(), { type: 'register', request })).toEqual({
    state: preparing,
    run: [{ type: 'prepare', key: 'prepare', request }],
    emit: [{ type: 'started', id }],
  })
  const write = { id, connectorId, address, chainId, intent: { kind: 'signTypedData', typedData } }
  expect(transition(preparing, { type: 'prepared', id, typedData })).toEqual({
    state: signing,
    emit: [{ type: 'prepared', id, write }],
  })
})

test('behavior: a cancellation while the server prepares the typed data stops it', () => {
  const { state, run, emit } = transition(preparing, { type: 'cancel' })
  expect(state.registration).toMatchObject({ status: 'failed', error: { code: 'aborted' } })
  expect(run).toEqual([{ type: 'cancel', key: 'prepare' }])
  expect(emit).toMatchObject([{ type: 'notRegistered', id: '1', isAsked: false }])
})

test('error: the server does not prepare the typed data', () => {
  const { state, emit } = transition(preparing, { type: 'registerFailed', id: '1', error })
  expect(state).toEqual(failed)
  expect(emit).toEqual([{ type: 'notRegistered', id: '1', error, isAsked: false }])
})

test('behavior: reset keeps a pending registration', () => {
  expect(transition(preparing, { type: 'reset' }).state).toEqual(preparing)
  expect(transition(signing, { type: 'reset' }).state).toEqual(signing)
  expect(transition(failed, { type: 'reset' }).state).toEqual(initialState())
})
