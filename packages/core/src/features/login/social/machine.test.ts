import { describe, expect, test } from 'vitest'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { initialState, transition } from './machine.js'
import type { SocialAttempt, SocialEffect, SocialFact, SocialFlow, SocialInput } from './types.js'

const attempt: SocialAttempt = { id: '1', provider: 'google', connectorId: 'auth', namespace: 'eip155' }
const farcaster: SocialAttempt = { ...attempt, provider: 'farcaster' }
const uri = 'https://login.example/callback?code=1'
const at = 'https://accounts.example'
const error = new AbortedError()
const popup = { show: () => true, isClosed: () => false, isSource: () => false, close: () => {} }
const start: SocialInput = { type: 'start', attempt, popup }

const flows: { readonly [S in SocialFlow['status']]: Extract<SocialFlow, { status: S }> } = {
  idle: { status: 'idle' },
  opening: { status: 'opening', window: 'popup', ...attempt },
  waiting: { status: 'waiting', ...attempt },
  polling: { status: 'polling', url: at, ...attempt, provider: 'farcaster' },
  blocked: { status: 'blocked', ...attempt },
  leaving: { status: 'leaving', ...attempt },
  verifying: { status: 'verifying', ...attempt },
  connecting: { status: 'connecting', userName: 'alice', ...attempt },
  done: { status: 'done', ...attempt },
  failed: { status: 'failed', error, ...attempt },
}

/** Returns the next status, and the types of the effects and facts. */
function step(flow: SocialFlow, input: SocialInput) {
  const { state, run = [], emit = [] } = transition({ flow }, input)
  const names = (list: readonly (SocialEffect | SocialFact)[]) => list.map(({ type }) => type)
  return [state.flow.status, names(run).filter((name) => name !== 'cancel'), names(emit)]
}

test('default: in a pop-up', () => {
  let state = initialState()
  const inputs: readonly SocialInput[] = [
    start,
    { type: 'uriReady', id: '1', uri: at },
    { type: 'returned', id: '1', uri },
    { type: 'verified', id: '1', userName: 'alice' },
    { type: 'walletConnected', id: '1' },
  ]
  const seen = inputs.map((input) => {
    const result = step(state.flow, input)
    state = transition(state, input).state
    return result
  })
  expect(seen).toEqual([
    ['opening', ['begin', 'timer'], ['started']],
    ['waiting', [], []],
    ['verifying', ['verify'], ['returned']],
    ['connecting', [], ['verified']],
    ['done', ['storeUser'], ['loggedIn']],
  ])
})

const opensThis: SocialFlow = { ...flows.opening, window: 'this' }

test.each<[string, SocialFlow, SocialInput, ReturnType<typeof step>]>([
  ['in this window', flows.idle, { type: 'start', attempt }, ['opening', ['begin', 'timer'], ['started']]],
  ['leaves', opensThis, { type: 'uriReady', id: '1', uri: at }, ['leaving', ['leave'], []]],
  [
    'cannot leave',
    flows.leaving,
    failed({ type: 'leave', key: 'frame', attempt }),
    ['failed', [], ['failed']],
  ],
  [
    'resumes',
    flows.idle,
    { type: 'resume', attempt, uri },
    ['verifying', ['verify'], ['started', 'returned']],
  ],
  [
    'resumes with a refusal',
    flows.idle,
    { type: 'resume', attempt, uri: `${uri}&error=server_error` },
    ['failed', [], ['started', 'failed']],
  ],
  [
    'resumes after declining',
    flows.idle,
    { type: 'resume', attempt, uri: `${uri}&error=access_denied` },
    ['idle', [], ['cancelled']],
  ],
  [
    'blocked',
    flows.idle,
    { type: 'start', attempt, isBlocked: true },
    ['blocked', ['begin', 'timer'], ['started']],
  ],
  ['knows the address', flows.blocked, { type: 'uriReady', id: '1', uri: at }, ['blocked', [], []]],
  ['continues', { ...flows.blocked, uri: at }, { type: 'continue' }, ['leaving', ['leave'], []]],
  ['continues before the address is known', flows.blocked, { type: 'continue' }, ['opening', [], []]],
  [
    'does not time out when blocked',
    { ...flows.blocked, uri: at },
    { type: 'timedOut', id: '1' },
    ['blocked', [], []],
  ],
  ['times out', flows.opening, { type: 'timedOut', id: '1' }, ['failed', [], ['failed']]],
  ['times out when blocked', flows.blocked, { type: 'timedOut', id: '1' }, ['failed', [], ['failed']]],
  ['does not time out at the provider', flows.waiting, { type: 'timedOut', id: '1' }, ['waiting', [], []]],
  ['no address', flows.opening, { type: 'uriFailed', id: '1', error }, ['failed', [], ['failed']]],
  ['pop-up closed', flows.waiting, { type: 'popupClosed', id: '1' }, ['idle', [], ['cancelled']]],
  ['pop-up closed early', flows.opening, { type: 'popupClosed', id: '1' }, ['idle', [], ['cancelled']]],
  [
    'pop-up closed after the return',
    flows.verifying,
    { type: 'popupClosed', id: '1' },
    ['verifying', [], []],
  ],
  [
    'declined',
    flows.waiting,
    { type: 'returned', id: '1', uri: `${uri}&error=access_denied` },
    ['idle', [], ['cancelled']],
  ],
  [
    'refused',
    flows.waiting,
    { type: 'returned', id: '1', uri: `${uri}&error=server_error` },
    ['failed', [], ['failed']],
  ],
  ['not verified', flows.verifying, { type: 'notVerified', id: '1', error }, ['failed', [], ['failed']]],
  ['not connected', flows.connecting, { type: 'walletFailed', id: '1', error }, ['failed', [], ['failed']]],
  ['cancelled', flows.waiting, { type: 'cancel' }, ['idle', [], ['cancelled']]],
  [
    'cancelled while it is verified',
    flows.verifying,
    { type: 'cancel' },
    ['idle', ['signOut'], ['cancelled']],
  ],
  ['cancelled while it connects', flows.connecting, { type: 'cancel' }, ['idle', ['signOut'], ['cancelled']]],
  ['left after a failure', flows.failed, { type: 'cancel' }, ['idle', [], []]],
  ['nothing to cancel', flows.idle, { type: 'cancel' }, ['idle', [], []]],
  ['started again', flows.waiting, start, ['opening', ['begin', 'timer'], ['cancelled', 'started']]],
  ['tried again', flows.failed, start, ['opening', ['begin', 'timer'], ['started']]],
  ['not started while it is verified', flows.verifying, start, ['verifying', [], []]],
  [
    'not resumed while it connects',
    flows.connecting,
    { type: 'resume', attempt, uri },
    ['connecting', [], []],
  ],
  [
    'Farcaster',
    flows.idle,
    { type: 'start', attempt: farcaster },
    ['opening', ['beginFarcaster', 'timer'], ['started']],
  ],
  [
    'Farcaster waits for the user',
    { ...flows.opening, ...farcaster, window: 'this' },
    { type: 'uriReady', id: '1', uri: at },
    ['polling', ['timer'], []],
  ],
  ['Farcaster approved', flows.polling, { type: 'verified', id: '1' }, ['connecting', [], ['verified']]],
  ['Farcaster declined', flows.polling, { type: 'notVerified', id: '1', error }, ['failed', [], ['failed']]],
  ['Farcaster expired', flows.polling, { type: 'expired', id: '1' }, ['failed', [], ['failed']]],
  [
    'Farcaster expired, verified before',
    flows.connecting,
    { type: 'expired', id: '1' },
    ['connecting', [], []],
  ],
  ['Farcaster left', flows.polling, { type: 'cancel' }, ['idle', ['signOut'], ['cancelled']]],
  [
    'another login in place of Farcaster',
    flows.polling,
    start,
    ['opening', ['signOut', 'begin', 'timer'], ['cancelled', 'started']],
  ],
  [
    'a handler of Farcaster that throws',
    flows.polling,
    failed({ type: 'beginFarcaster', key: 'frame', id: '1' }),
    ['failed', [], ['failed']],
  ],
  ['logged out', flows.done, { type: 'loggedOut' }, ['idle', ['clearStored'], []]],
  ['logged out, another attempt', flows.waiting, { type: 'loggedOut' }, ['waiting', ['clearStored'], []]],
  [
    'a handler that throws',
    flows.opening,
    failed({ type: 'begin', key: 'frame', id: '1', provider: 'google' }),
    ['failed', [], ['failed']],
  ],
  [
    'a handler that throws later',
    flows.verifying,
    failed({ type: 'verify', key: 'frame', id: '1', uri }),
    ['failed', [], ['failed']],
  ],
  ['a storage that throws', flows.done, failed({ type: 'clearStored', key: 'store' }), ['done', [], []]],
])('behavior: %s', (_, flow, input, expected) => {
  expect(step(flow, input)).toEqual(expected)
})

function failed(effect: SocialEffect): SocialInput {
  return { type: 'failed', effect, error }
}

describe('stale events', () => {
  const stale: readonly SocialInput[] = [
    { type: 'uriReady', id: '0', uri: at },
    { type: 'uriFailed', id: '0', error },
    { type: 'timedOut', id: '0' },
    { type: 'expired', id: '0' },
    { type: 'popupClosed', id: '0' },
    { type: 'returned', id: '0', uri },
    { type: 'verified', id: '0' },
    { type: 'notVerified', id: '0', error },
    { type: 'walletConnected', id: '0' },
    { type: 'walletFailed', id: '0', error },
  ]
  test.each(Object.values(flows))('behavior: $status ignores events of another attempt', (flow) => {
    const state = { flow }
    for (const input of stale) expect(transition(state, input)).toEqual({ state })
  })

  test.each(
    Object.values(flows).flatMap((flow) => (flow.status === 'waiting' ? [] : [[flow.status, flow] as const])),
  )('behavior: %s ignores a return, which only a pop-up that waits can have', (_, flow) => {
    const state = { flow }
    expect(transition(state, { type: 'returned', id: '1', uri })).toEqual({ state })
  })
})
