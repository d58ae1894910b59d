import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PayError } from '../../../foundation/errors/pay.js'
import { payLooksMax } from '../../../foundation/limits.js'
import { initialState, transition } from './machine.js'
import { createPayment, fakeChain, session, txHash } from './pay.fixtures.js'
import type { PayFact, PayInput, PayState } from './types.js'

const payment = createPayment()
const { exchange, sessionId } = session
const error = new PayError({ code: 'pay-unknown' })
const opened = { payment, exchanges: { status: 'ready', exchanges: [exchange] } } as const
const reviewId = 'review'
const wallet = { via: 'wallet', txHash, lookCount: 0 } as const
const result = { paymentId: payment.id, via: 'exchange', isVerified: false } as const

const states = {
  idle: initialState(),
  choosing: { ...opened, status: 'choosing' },
  reviewing: { ...opened, status: 'reviewing', reviewId, chain: fakeChain, isAsking: false },
  asking: { ...opened, status: 'reviewing', reviewId, chain: fakeChain, isAsking: true },
  requesting: { ...opened, status: 'requesting', exchange },
  'in-progress': { ...opened, status: 'in-progress', session, isUnknown: false },
  confirming: { ...opened, status: 'confirming', sent: wallet },
  'confirming exchange': { ...opened, status: 'confirming', sent: { ...wallet, via: 'exchange' }, session },
  'confirming link': { ...opened, status: 'confirming', sent: { ...wallet, via: 'link' } },
  completed: { ...opened, status: 'completed', result, at: 7 },
  failed: { ...opened, status: 'failed', error },
} as const satisfies Record<string, PayState>

const { id } = payment
const looked = (look: 'pending' | 'paid' | 'reverted' | 'different' | 'unreachable') =>
  ({ type: 'looked', txHash, look, at: 7 }) as const
const polled = (status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED', hash?: string) =>
  ({ type: 'polled', sessionId, answer: { status, txHash: hash }, at: 7 }) as const
const events = {
  open: { type: 'open', payment: { ...payment, id: 'other' }, hasExchanges: false },
  load: { type: 'load' },
  loaded: { type: 'loaded', payments: [{ payment, session }] },
  'loaded nothing': { type: 'loaded', payments: [] },
  loadExchanges: { type: 'loadExchanges' },
  listed: { type: 'listed', id, exchanges: [exchange] },
  'listed other': { type: 'listed', id: 'other', exchanges: [] },
  listFailed: { type: 'listFailed', id, error },
  chooseWallet: { type: 'chooseWallet', reviewId },
  chainLoaded: { type: 'chainLoaded', reviewId, chain: fakeChain },
  askWallet: { type: 'askWallet', reviewId },
  'askWallet other': { type: 'askWallet', reviewId: 'other' },
  nextReview: { type: 'nextReview', reviewId, nextId: 'next' },
  'nextReview other': { type: 'nextReview', reviewId: 'other', nextId: 'next' },
  refreshPrice: { type: 'refreshPrice', reviewId },
  priceRead: { type: 'priceRead', reviewId, isOld: false },
  'priceRead old': { type: 'priceRead', reviewId, isOld: true },
  walletSent: { type: 'walletSent', reviewId, txHash },
  'walletSent other': { type: 'walletSent', reviewId: 'other', txHash },
  walletFailed: { type: 'walletFailed', reviewId, error },
  'walletFailed other': { type: 'walletFailed', reviewId: 'other', error },
  chooseExchange: { type: 'chooseExchange', exchangeId: exchange.id },
  'chooseExchange other': { type: 'chooseExchange', exchangeId: 'other' },
  started: { type: 'started', id, session },
  'started other': { type: 'started', id: 'other', session },
  startFailed: { type: 'startFailed', id, error },
  poll: { type: 'poll' },
  'polled unknown': polled('UNKNOWN'),
  'polled pending': polled('IN_PROGRESS'),
  'polled success': polled('SUCCESS'),
  'polled success with hash': polled('SUCCESS', txHash),
  'polled failed': polled('FAILED'),
  'polled other': { ...polled('SUCCESS'), sessionId: 'f'.repeat(32) },
  look: { type: 'look' },
  'looked paid': looked('paid'),
  'looked pending': looked('pending'),
  'looked reverted': looked('reverted'),
  'looked different': looked('different'),
  'looked unreachable': looked('unreachable'),
  'looked other': { ...looked('paid'), txHash: `0x${'0'.repeat(64)}` },
  findReference: { type: 'findReference' },
  leaveReference: { type: 'leaveReference' },
  referenceFound: { type: 'referenceFound', id, txHash },
  'referenceFound nothing': { type: 'referenceFound', id },
  back: { type: 'back' },
  close: { type: 'close' },
  'close by force': { type: 'close', force: true },
  hide: { type: 'hide' },
  keep: { type: 'keep' },
} as const satisfies Record<string, PayInput>

type StateName = keyof typeof states
type EventName = keyof typeof events

/** The status after each event that changes it. Every other event leaves the status as it is. */
const changes: Readonly<Record<StateName, Readonly<Partial<Record<EventName, PayState['status']>>>>> = {
  idle: { open: 'choosing', loaded: 'in-progress' },
  choosing: {
    chooseWallet: 'reviewing',
    chooseExchange: 'requesting',
    referenceFound: 'confirming',
    close: 'idle',
    'close by force': 'idle',
  },
  reviewing: {
    open: 'choosing',
    walletSent: 'confirming',
    back: 'choosing',
    close: 'idle',
    'close by force': 'idle',
  },
  // Nothing but the wallet's response leads out of it, or a payment would be made twice.
  asking: { walletSent: 'confirming', 'close by force': 'idle' },
  requesting: {
    open: 'choosing',
    started: 'in-progress',
    startFailed: 'choosing',
    back: 'choosing',
    close: 'idle',
    'close by force': 'idle',
  },
  'in-progress': {
    open: 'choosing',
    'polled success': 'completed',
    'polled success with hash': 'confirming',
    'polled failed': 'failed',
    back: 'choosing',
    'close by force': 'idle',
  },
  confirming: {
    'looked paid': 'completed',
    'looked reverted': 'failed',
    'looked different': 'completed',
    'close by force': 'idle',
  },
  'confirming exchange': {
    open: 'choosing',
    'looked paid': 'completed',
    'looked reverted': 'completed',
    'looked different': 'completed',
    'close by force': 'idle',
  },
  'confirming link': {
    open: 'choosing',
    'looked paid': 'completed',
    'looked reverted': 'choosing',
    'looked different': 'choosing',
    'close by force': 'idle',
  },
  completed: { open: 'choosing', close: 'idle', 'close by force': 'idle' },
  failed: { open: 'choosing', close: 'idle', 'close by force': 'idle' },
}

const stateNames = Object.keys(states) as StateName[]
const eventNames = Object.keys(events) as EventName[]

test.each(stateNames)('behavior: %s and each event', (name) => {
  for (const event of eventNames) {
    const expected = changes[name][event] ?? states[name].status
    expect([event, transition(states[name], events[event]).state.status]).toEqual([event, expected])
  }
})

test('behavior: a payment at an exchange is asked for every 4 s, and a transaction at most 75 times', () => {
  const pending = transition(states['in-progress'], events['polled pending'])
  expect(pending.run).toEqual([{ type: 'timer', key: 'poll timer', delayMs: 4_000, event: { type: 'poll' } }])
  expect(transition(pending.state, events.poll).run).toEqual([{ type: 'getStatus', key: 'status', session }])
  let state: PayState = states.confirming
  let looks = 0
  for (; state.status === 'confirming'; looks += 1) state = transition(state, events['looked pending']).state
  expect(looks).toBe(payLooksMax)
  expect(state).toMatchObject({ status: 'completed', result: { via: 'wallet', isVerified: false } })
})

test('behavior: the result has its time, and closes after 3 s unless the user reads it', () => {
  const { state, run } = transition(states.confirming, events['looked paid'])
  expect(state).toMatchObject({ status: 'completed', at: 7, result: { isVerified: true } })
  expect(run).toContainEqual({
    type: 'timer',
    key: 'hide timer',
    delayMs: 3_000,
    event: { type: 'hide' },
  })
  expect(transition(state, events.hide).emit).toEqual([{ type: 'shown', id }])
  expect(transition(state, events.keep)).toEqual({ state, run: [{ type: 'cancel', key: 'hide timer' }] })
})

test('behavior: a stored payment is forgotten when it settles, and only then', () => {
  const forget = { type: 'forget', key: `store ${sessionId}`, mode: 'write', sessionId }
  for (const event of ['polled success', 'polled failed'] as const)
    expect(transition(states['in-progress'], events[event]).run).toContainEqual(forget)
  expect(transition(states['confirming exchange'], events['looked paid']).run).toContainEqual(forget)
  for (const event of ['close by force', 'back', 'polled success with hash'] as const)
    expect(transition(states['in-progress'], events[event]).run).not.toContainEqual(forget)
})

test('behavior: a payment that was continued from the storage is not paid in another way', () => {
  const { state } = transition(states.idle, events.loaded)
  expect(transition(state, events.back).state).toBe(state)
})

test('behavior: a review that the user leaves is closed; one that the wallet was asked for is not', () => {
  for (const event of ['back', 'close', 'open'] as const) {
    const left = { type: 'reviewLeft', id, reviewId }
    expect(transition(states.reviewing, events[event]).emit).toContainEqual(left)
    expect(transition(states.asking, events[event]).emit ?? []).toEqual([])
  }
})

test('behavior: an approval that was signed is followed by the next review; a price is due unless the wallet is asked', () => {
  expect(transition(states.asking, events.nextReview).state).toMatchObject({
    reviewId: 'next',
    isAsking: false,
  })
  expect(transition(states.asking, events['nextReview other']).state).toBe(states.asking)
  const read = { type: 'readPrice', key: 'price', reviewId, chain: fakeChain }
  expect(transition(states.reviewing, events.refreshPrice).run).toEqual([read])
  expect(transition(states.asking, events.refreshPrice).run).toEqual([])
  const due = { type: 'priceDue', id, reviewId }
  expect(transition(states.reviewing, events['priceRead old']).emit).toEqual([due])
  expect(transition(states.reviewing, events.priceRead).emit).toBeUndefined()
  expect(transition(states.asking, events['priceRead old']).emit).toBeUndefined()
})

test('behavior: any order of events settles each payment once, and asks no second time while a wallet pays', () => {
  const event = fc.constantFrom(...eventNames)
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (names) => {
      let state: PayState = states.choosing
      const facts: PayFact[] = []
      for (const name of names) {
        const before: PayState = state
        const step = transition(before, events[name])
        state = step.state
        facts.push(...(step.emit ?? []))
        const isAsking = before.status === 'reviewing' && before.isAsking
        const isAnswer = ['nextReview', 'walletSent', 'walletFailed', 'close by force'].includes(name)
        // Once asked, only the wallet's answer counts.
        if (isAsking && !isAnswer) expect(state).toMatchObject({ status: 'reviewing', isAsking: true })
      }
      for (const one of ['completed', 'failed', 'closed'] as const) {
        const ids = facts.flatMap((fact) => (fact.type === one && fact.id !== 'other' ? [fact.id] : []))
        // The payment can return from the storage after it was left.
        if (!names.includes('loaded') && !names.includes('open')) expect(ids.length).toBeLessThanOrEqual(1)
      }
    }),
  )
})
