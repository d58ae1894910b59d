import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Popup } from '../../../browser/openPopup.js'
import { farcasterMs, socialUriMs } from '../../../foundation/limits.js'
import { refused as error } from '../login/login.fixtures.js'
import { initialState, transition } from './machine.js'
import type { SocialAttempt, SocialEffect, SocialFact, SocialInput, SocialState } from './types.js'

const providers = ['google', 'x', 'farcaster'] as const
const windows = ['popup', 'this', 'blocked'] as const
const callback = 'https://login.example/callback'
const returns = [`${callback}?code=1`, `${callback}?error=access_denied`, `${callback}?error=server_error`]

const step = fc.oneof(
  fc.record({
    type: fc.constant('start' as const),
    provider: fc.constantFrom(...providers),
    window: fc.constantFrom(...windows),
  }),
  fc.record({ type: fc.constant('resume' as const), uri: fc.constantFrom(...returns) }),
  fc.constant({ type: 'continue' } as const),
  fc.constant({ type: 'cancel' } as const),
  fc.constant({ type: 'loggedOut' } as const),
  // The time limit ends, if there is one.
  fc.constant({ type: 'wait' } as const),
  // What the frame, the pop-up or the wallet responds to the pending request.
  fc.record({ type: fc.constant('respond' as const), how: fc.nat(4) }),
  // A response that was late: its request is not pending any more.
  fc.record({ type: fc.constant('late' as const), index: fc.nat(50), how: fc.nat(4) }),
)

type Played = typeof step extends fc.Arbitrary<infer S> ? S : never
type Limit = Extract<SocialEffect, { type: 'timer' }>

// The machine only passes it on.
const popup = {} as Popup

/** Returns what the frame, the pop-up or the page responds to an effect. */
function toResponse(effect: SocialEffect | undefined, how: number): SocialInput | undefined {
  switch (effect?.type) {
    case 'begin':
    case 'beginFarcaster': {
      const { id } = effect
      const responses: readonly SocialInput[] = [
        { type: 'uriReady', id, uri: 'https://provider.example/authorize' },
        { type: 'uriFailed', id, error },
        ...(effect.type === 'beginFarcaster'
          ? ([
              { type: 'verified', id, userName: 'alice' },
              { type: 'notVerified', id, error },
            ] as const)
          : effect.popup
            ? [
                { type: 'popupClosed' as const, id },
                ...returns.map((uri) => ({ type: 'returned' as const, id, uri })),
              ]
            : []),
        { type: 'failed', effect, error },
      ]
      return responses[how % responses.length]
    }
    case 'verify': {
      const { id } = effect
      if (how === 0) return { type: 'notVerified', id, error }
      return how === 1 ? { type: 'failed', effect, error } : { type: 'verified', id }
    }
    case 'leave':
      // Otherwise the page is left, and nothing follows.
      return how === 0 ? { type: 'failed', effect, error } : undefined
    default:
      return undefined
  }
}

function toId(effect: SocialEffect): string | undefined {
  if (effect.type === 'leave') return effect.attempt.id
  return 'id' in effect ? effect.id : undefined
}

/** The machine with the rules of the runner: a newer effect with a key replaces the older one, and `cancel` ends it. */
function createModel() {
  let state: SocialState = initialState()
  let count = 0
  let pending: SocialEffect | undefined
  let limit: Limit | undefined
  let connecting: string | undefined
  const requests: SocialEffect[] = []
  const open = new Set<string>()
  const settled: string[] = []
  const started: string[] = []
  let stored = 0
  let loggedIn = 0
  let signOuts = 0

  function record(fact: SocialFact): void {
    // A resumed login that the user has declined is only cancelled.
    if (fact.type === 'started') started.push(fact.id)
    else if (fact.type !== 'cancelled') expect(started).toContain(fact.id)
    // Nothing is emitted of a login that has ended.
    expect(settled).not.toContain(fact.id)
    if (fact.type === 'verified') connecting = fact.id
    if (fact.type === 'loggedIn') loggedIn += 1
    if (fact.type === 'cancelled') expect(fact.isConnecting).toBe(connecting === fact.id)
    if (fact.type === 'loggedIn' || fact.type === 'failed' || fact.type === 'cancelled') {
      if (connecting === fact.id) connecting = undefined
      settled.push(fact.id)
      open.delete(fact.id)
    }
  }

  function run(effect: SocialEffect): void {
    if (effect.type === 'cancel') {
      if (effect.key === 'frame') pending = undefined
      if (effect.key === 'limit') limit = undefined
    } else if (effect.type === 'timer') {
      expect([socialUriMs, farcasterMs]).toContain(effect.delayMs)
      limit = effect
    } else if (effect.key === 'frame') {
      pending = effect
      requests.push(effect)
    } else if (effect.type === 'storeUser') stored += 1
    else if (effect.type === 'signOut') signOuts += 1
  }

  function send(input: SocialInput, action?: string): void {
    const before = state
    const from = before.flow.status
    const { state: next, run: effects = [], emit = [] } = transition(before, input)
    if (action !== undefined && (next !== before || effects.length + emit.length > 0)) open.add(action)
    // A login that the user has completed at the provider is not replaced.
    if (action !== undefined && (from === 'verifying' || from === 'connecting')) expect(next).toBe(before)
    state = next
    const signedOut = signOuts
    for (const effect of effects) run(effect)
    for (const fact of emit) record(fact)
    // The frame can have a session exactly when it was asked for one.
    const wasCancelled = emit.some(({ type, id }) => type === 'cancelled' && id !== action)
    const hasSession = from === 'verifying' || from === 'connecting' || from === 'polling'
    expect(signOuts - signedOut).toBe(wasCancelled && hasSession ? 1 : 0)
  }

  function respond(effect: SocialEffect | undefined, how: number): void {
    const response = toResponse(effect, how)
    if (!response) return
    // The request goes on while the user is at the provider, and with Farcaster.
    const goesOn =
      response.type === 'uriReady' &&
      (effect?.type === 'beginFarcaster' || (effect?.type === 'begin' && effect.popup))
    if (effect === pending && !goesOn) pending = undefined
    const before = state
    send(response)
    // The request of another login changes nothing.
    if (effect && toId(effect) !== ('id' in before.flow ? before.flow.id : undefined))
      expect(state).toBe(before)
  }

  function toAttempt(provider: SocialAttempt['provider']): SocialAttempt {
    count += 1
    return { id: `${count}`, provider, connectorId: 'auth', namespace: 'eip155' }
  }

  function play(input: Played): void {
    if (input.type === 'start') {
      const attempt = toAttempt(input.provider)
      // Farcaster opens none.
      const opened = input.provider === 'farcaster' ? 'this' : input.window
      const window = { ...(opened === 'popup' && { popup }), isBlocked: opened === 'blocked' }
      send({ type: 'start', attempt, ...window }, attempt.id)
    } else if (input.type === 'resume') {
      const attempt = toAttempt('google')
      send({ type: 'resume', attempt, uri: input.uri }, attempt.id)
    } else if (input.type === 'wait') {
      const { event } = limit ?? {}
      limit = undefined
      if (event) send(event)
    } else if (input.type === 'late') respond(requests[input.index % requests.length], input.how)
    else if (input.type !== 'respond') send(input)
    else if (connecting === undefined) respond(pending, input.how)
    else {
      const id = connecting
      send(input.how < 3 ? { type: 'walletConnected', id } : { type: 'walletFailed', id, error })
    }
  }

  return {
    get state() {
      return state
    },
    open,
    play,
    check(): void {
      const { flow } = state
      const isAlive = flow.status !== 'idle' && flow.status !== 'done' && flow.status !== 'failed'
      // An action is pending exactly while the state has its id, so that there is never another login.
      expect([...open]).toEqual(isAlive ? [flow.id] : [])
      expect(new Set(settled).size).toBe(settled.length)
      expect(stored).toBe(loggedIn)
      expect(connecting).toBe(flow.status === 'connecting' ? flow.id : undefined)
      // A request to the frame, which keeps the pop-up open, ends with its login.
      if (pending) expect(isAlive && toId(pending) === flow.id).toBe(true)
      const isLimited =
        flow.status === 'opening' ||
        flow.status === 'polling' ||
        (flow.status === 'blocked' && flow.uri === undefined)
      expect(limit && 'id' in limit.event && limit.event.id).toBe(isLimited ? flow.id : undefined)
    },
  }
}

test('behavior: one login at a time, which is settled once, and of which nothing remains then', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
      const model = createModel()
      for (const one of steps) {
        model.play(one)
        model.check()
        seen.add(model.state.flow.status)
      }
      model.play({ type: 'cancel' })
      model.check()
      expect(model.state.flow.status).toBe('idle')
      expect(model.open.size).toBe(0)
    }),
    { numRuns: 300 },
  )
  expect([...seen].sort()).toEqual([
    'blocked',
    'connecting',
    'done',
    'failed',
    'idle',
    'leaving',
    'opening',
    'polling',
    'verifying',
    'waiting',
  ])
})
