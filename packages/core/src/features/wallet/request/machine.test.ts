import { describe, expect, test } from 'vitest'
import { AbortedError, UserRejectedError } from '../../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import {
  initialState,
  type RequestEffect,
  type RequestInput,
  type RequestState,
  transition,
  type Write,
} from './machine.js'

function makeWrite(id: string): Write {
  const intent = { kind: 'signMessage', message: `message ${id}` } as const
  return { id, connectorId: 'a', address: '0xa', chainId: 'eip155:1', intent }
}

const [first, second, third] = [makeWrite('1'), makeWrite('2'), makeWrite('3')]
const idle: RequestState = { status: 'idle' }
const writing: RequestState = { status: 'writing', current: first, queue: [] }
const queued: RequestState = { status: 'writing', current: first, queue: [second, third] }
const write = (one: Write): RequestEffect => ({ type: 'write', key: 'write', mode: 'write', write: one })

/** An ignored event returns the same state object, by which the runner recognizes it. */
function expectIgnored(state: RequestState, input: RequestInput): void {
  const step = transition(state, input)
  expect(step.state).toBe(state)
  expect({ ...step.run, ...step.emit }).toEqual({})
}

test('default', () => {
  expect(initialState()).toEqual(idle)
  expect(transition(idle, { type: 'ask', write: first })).toEqual({ state: writing, run: [write(first)] })
  expect(transition(writing, { type: 'answered', id: '1', result: '0x1' })).toEqual({
    state: idle,
    emit: [{ type: 'done', id: '1', write: first, result: '0x1' }],
  })
})

describe('ask', () => {
  test('behavior: sends the wallet one write at a time', () => {
    const { state, run } = transition(writing, { type: 'ask', write: second })
    expect(run).toBeUndefined()
    expect(transition(state, { type: 'ask', write: third })).toEqual({ state: queued })
  })

  test('behavior: sends the next write when one has ended, in the order of the requests', () => {
    const { state, run, emit } = transition(queued, { type: 'answered', id: '1', result: '0x1' })
    expect(state).toEqual({ status: 'writing', current: second, queue: [third] })
    expect(run).toEqual([write(second)])
    expect(emit).toMatchObject([{ type: 'done', id: '1' }])
  })
})

describe('failed', () => {
  const error = new WalletRequestError({ method: 'personal_sign' })

  test('error: a write fails, and the next one is sent', () => {
    expect(transition(queued, { type: 'failed', effect: write(first), error })).toEqual({
      state: { status: 'writing', current: second, queue: [third] },
      run: [write(second)],
      emit: [{ type: 'failed', id: '1', error }],
    })
    expect(transition(writing, { type: 'failed', effect: write(first), error }).state).toEqual(idle)
  })

  test('behavior: distinguishes a rejection by the user from a failure', () => {
    const declined = new UserRejectedError()
    expect(transition(writing, { type: 'failed', effect: write(first), error: declined }).emit).toEqual([
      { type: 'declined', id: '1', error: declined },
    ])
  })
})

describe('cancel', () => {
  const waiting: RequestState = { status: 'writing', current: second, queue: [third], cancelled: [first] }
  const cancelled = (id: string) => ({ type: 'cancelled', id, error: new AbortedError() }) as const

  test('default: a queued write is never sent', () => {
    expect(transition(queued, { type: 'cancel', id: '2' })).toEqual({
      state: { status: 'writing', current: first, queue: [third] },
      emit: [cancelled('2')],
    })
  })

  test('behavior: settles the action of a write in flight, and sends the next write', () => {
    for (const id of ['1', undefined]) {
      expect(transition(queued, { type: 'cancel', id })).toEqual({
        state: waiting,
        run: [write(second)],
        emit: [cancelled('1')],
      })
    }
    expect(transition(writing, { type: 'cancel' }).state).toEqual({ status: 'idle', cancelled: [first] })
  })

  test('behavior: reports a late response, and the current write stays pending', () => {
    const state = { status: 'writing', current: second, queue: [third] } as const
    expect(transition(waiting, { type: 'answered', id: '1', result: '0x1' })).toEqual({
      state,
      emit: [{ type: 'lateResponse', id: '1', write: first, result: '0x1' }],
    })
    const error = new UserRejectedError()
    expect(transition(waiting, { type: 'failed', effect: write(first), error })).toEqual({
      state,
      emit: [{ type: 'lateResponse', id: '1', write: first, error }],
    })
  })

  test('behavior: reports the late response of each cancelled write once', () => {
    const { state } = transition(waiting, { type: 'cancel' })
    expect(state).toEqual({ status: 'writing', current: third, queue: [], cancelled: [first, second] })
    const answered = transition(state, { type: 'answered', id: '1', result: '0x1' })
    expect(answered.state).toEqual({ status: 'writing', current: third, queue: [], cancelled: [second] })
    expectIgnored(answered.state, { type: 'answered', id: '1', result: '0x1' })
  })

  test('behavior: ignores unknown ids and an idle queue', () => {
    expectIgnored(queued, { type: 'cancel', id: 'other' })
    expectIgnored(waiting, { type: 'cancel', id: '1' })
    expectIgnored(idle, { type: 'cancel' })
    expectIgnored(idle, { type: 'cancel', id: '1' })
  })
})

test('behavior: ignores stale results, and results of other writes', () => {
  const error = new WalletRequestError({ method: 'personal_sign' })
  expectIgnored(queued, { type: 'answered', id: '2', result: '0x' })
  expectIgnored(idle, { type: 'answered', id: '1', result: '0x' })
  expectIgnored(queued, { type: 'failed', effect: write(second), error })
  expectIgnored(idle, { type: 'failed', effect: write(first), error })
})

describe('sent', () => {
  const makeSent = (id: string): Write => ({
    ...makeWrite(id),
    intent: { kind: 'sendTransaction', transaction: {} },
  })
  const answered = (id: string, at: number) => ({ type: 'answered', id, result: '0x1', at }) as const

  test('default', () => {
    const current = makeSent('1')
    const { state } = transition({ status: 'writing', current, queue: [] }, answered('1', 5))
    expect(state).toEqual({ status: 'idle', sent: [{ write: current, result: '0x1', at: 5 }] })
    expect(transition(state, { type: 'ask', write: first }).state).toHaveProperty('sent', state.sent)
  })

  test('behavior: a signature is no transaction', () => {
    expect(transition(writing, answered('1', 5)).state).toEqual(idle)
  })

  test('behavior: a transaction whose write was cancelled', () => {
    const write = makeSent('1')
    const state: RequestState = { status: 'idle', cancelled: [write] }
    expect(transition(state, answered('1', 5)).state).toEqual({
      status: 'idle',
      sent: [{ write, result: '0x1', at: 5 }],
    })
  })

  test('behavior: keeps the last 10', () => {
    let state: RequestState = idle
    for (let index = 0; index < 12; index++) {
      state = transition(state, { type: 'ask', write: makeSent(String(index)) }).state
      state = transition(state, answered(String(index), index)).state
    }
    expect(state.sent?.map(({ at }) => at)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  test('behavior: an unknown response is ignored', () => {
    expectIgnored({ status: 'idle', sent: [] }, answered('9', 5))
  })
})
