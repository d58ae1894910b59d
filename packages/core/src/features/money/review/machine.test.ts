import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { UserRejectedError } from '../../../foundation/errors/wallet.js'
import { erc20, facts, native, tokenFacts } from '../transfer/transfer.fixtures.js'
import { transferReview } from '../transfer/transferReview.js'
import type { TransferFacts, TransferIntent } from '../transfer/types.js'
import { createTransition, initialState } from './machine.js'
import type * as types from './types.js'

type Hash = `0x${string}`
type ReviewEvent = types.ReviewEvent<TransferIntent, TransferFacts, Hash>
type ReviewFact = types.ReviewFact<Hash>
type ReviewState = types.ReviewState<TransferIntent, TransferFacts, Hash>

const transition = createTransition<TransferIntent, TransferFacts, Hash>(transferReview)

const error = new UserRejectedError()
const write = { id: 'w', connectorId: 'io.fake' }
const hash = `0x${'1'.repeat(64)}` as const

/** Applies events, and returns the last state and all facts. */
function run(events: readonly ReviewEvent[], state: ReviewState = initialState()) {
  const emitted: ReviewFact[] = []
  for (const event of events) {
    const step = transition(state, event)
    emitted.push(...(step.emit ?? []))
    state = step.state
  }
  return { state, facts: emitted, types: emitted.map(({ type }) => type) }
}

const start: ReviewEvent = { type: 'start', id: 'a', intent: native }
const prepared: ReviewEvent = { type: 'prepared', id: 'a', facts }
const approve: ReviewEvent = { type: 'approve', id: 'a', write }
const checked: ReviewEvent = { type: 'checked', id: 'a', facts }
const signed: ReviewEvent = { type: 'signed', writeId: 'w', result: hash }

test('default: prepared, approved, checked, signed', () => {
  const { state, facts: emitted, types } = run([start, prepared, approve, checked, signed])
  expect(types).toEqual(['prepared', 'approved', 'sent'])
  expect(state).toMatchObject({ status: 'sent', result: hash })
  expect(emitted[1]).toMatchObject({
    write: {
      ...write,
      address: native.from,
      chainId: native.chainId,
      intent: { kind: 'sendTransaction', transaction: { to: native.to, value: 1_000_000n, gas: 21_000n } },
    },
  })
})

test('behavior: the wallet is only asked after the check', () => {
  const { state, types } = run([start, prepared, approve])
  expect(state.status).toBe('checking')
  expect(types).not.toContain('approved')
})

test('behavior: numbers that got worse are shown again, and nothing is signed', () => {
  const worse = { ...tokenFacts, received: 40n }
  const { state, types } = run([
    { ...start, intent: erc20 },
    { ...prepared, facts: tokenFacts },
    approve,
    { ...checked, facts: worse },
  ])
  expect(types).toEqual(['prepared', 'notSent'])
  expect(state).toMatchObject({ status: 'ready', facts: worse, error: { code: 'review-changed' } })
})

test('behavior: after the user declined, the review can be approved again', () => {
  const declined: ReviewEvent = { type: 'notSigned', writeId: 'w', error }
  const { state, types } = run([start, prepared, approve, checked, declined])
  expect(state).toMatchObject({ status: 'ready', error })
  expect(types).toEqual(['prepared', 'approved', 'notSent'])
  const again = run([{ ...approve, write: { ...write, id: 'w2' } }, checked], state)
  expect(again.state.status).toBe('signing')
  expect(run([signed], again.state).state.status).toBe('signing')
})

describe('approve', () => {
  test.each<[string, readonly ReviewEvent[]]>([
    ['before it is prepared', [start]],
    ['for another review', [start, prepared, { type: 'start', id: 'b', intent: native }]],
    ['for an earlier review', [start, { ...start, id: 'b' }, { ...prepared, id: 'b' }]],
    ['twice', [start, prepared, approve]],
    ['while the wallet is asked', [start, prepared, approve, checked]],
    ['after it was sent', [start, prepared, approve, checked, signed]],
    ['while the account has too little', [start, { ...prepared, facts: { ...facts, nativeBalance: 0n } }]],
  ])('behavior: ignored %s', (_, events) => {
    const { state } = run(events)
    expect(transition(state, { ...approve, write: { ...write, id: 'w2' } })).toEqual({ state })
  })
})

test('behavior: the speed can be changed until it is approved', () => {
  const fast: ReviewEvent = { type: 'setSpeed', speed: 'fast' }
  expect(run([start, prepared, fast]).state).toMatchObject({ speed: 'fast' })
  expect(run([start, prepared, approve, fast]).state).toMatchObject({ speed: 'normal' })
})

test('behavior: a response for an earlier review is ignored', () => {
  const { state } = run([start, { type: 'start', id: 'b', intent: erc20 }, prepared])
  expect(state).toMatchObject({ id: 'b', status: 'preparing' })
  const checking = run([start, prepared, approve]).state
  const late: readonly ReviewEvent[] = [
    { ...checked, id: 'earlier' },
    { type: 'checkFailed', id: 'earlier', error },
  ]
  for (const event of late) expect(transition(checking, event)).toEqual({ state: checking })
})

test.each<[string, readonly ReviewEvent[], readonly string[]]>([
  ['being prepared', [start], ['closed']],
  ['ready', [start, prepared], ['prepared', 'closed']],
  ['signing', [start, prepared, approve, checked], ['prepared', 'approved', 'closed']],
  ['sent', [start, prepared, approve, checked, signed], ['prepared', 'approved', 'sent']],
  ['none', [], []],
])('behavior: closing while %s', (_, events, types) => {
  const closed = run([...events, { type: 'close' }])
  expect(closed.types).toEqual(types)
  expect(closed.state).toEqual({ status: 'idle' })
})

test('error: preparing failed', () => {
  const { state, types } = run([start, { type: 'prepareFailed', id: 'a', error }])
  expect(state).toMatchObject({ status: 'failed', error })
  expect(types).toEqual(['prepareFailed'])
})

test('error: a bug in a handler ends the step', () => {
  const { state } = run([start])
  const review = { id: 'a', intent: native, speed: 'normal' } as const
  const effect = { type: 'prepare', key: 'prepare', review } as const
  expect(transition(state, { type: 'failed', effect, error }).state.status).toBe('failed')
  const checking = run([start, prepared, approve]).state
  const check = { type: 'check', key: 'check', review, reviewed: facts } as const
  expect(transition(checking, { type: 'failed', effect: check, error }).state.status).toBe('ready')
})

test('behavior: no order of events asks the wallet twice for one approval', () => {
  const id = fc.constantFrom('a', 'b')
  const writeId = fc.constantFrom('w1', 'w2')
  const event: fc.Arbitrary<ReviewEvent> = fc.oneof(
    id.map((id): ReviewEvent => ({ ...start, id })),
    id.map((id): ReviewEvent => ({ ...prepared, id })),
    fc.tuple(id, writeId).map(([id, w]): ReviewEvent => ({ ...approve, id, write: { ...write, id: w } })),
    id.map((id): ReviewEvent => ({ ...checked, id })),
    id.map((id): ReviewEvent => ({ type: 'checkFailed', id, error })),
    writeId.map((writeId): ReviewEvent => ({ ...signed, writeId })),
    writeId.map((writeId): ReviewEvent => ({ type: 'notSigned', writeId, error })),
    fc.constantFrom<ReviewEvent>({ type: 'close' }, { type: 'setSpeed', speed: 'fast' }),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const { types } = run([start, prepared, ...events, approve, checked])
      // Between two requests, the wallet has responded, or the user has left the review.
      const pairs = types.map((type, index) => [type, types[index + 1]])
      expect(pairs).not.toContainEqual(['approved', 'approved'])
      expect(pairs.every(([type, next]) => type !== 'approved' || next !== 'prepared')).toBe(true)
    }),
  )
})
