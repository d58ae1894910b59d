import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrongCodesMax } from '../../../foundation/limits.js'
import { email, refused as error } from './login.fixtures.js'
import { initialState, transition } from './machine.js'
import type { LoginEffect, LoginFact, LoginInput, LoginState } from './types.js'

const actions = ['CONNECT', 'VERIFY_OTP', 'VERIFY_DEVICE'] as const
const step = fc.oneof(
  fc.record({ type: fc.constant('start' as const), to: fc.constantFrom(email, 'bob@example.com') }),
  fc.constant({ type: 'resend' } as const),
  fc.constant({ type: 'verify' } as const),
  fc.constant({ type: 'cancel' } as const),
  fc.constant({ type: 'loggedOut' } as const),
  fc.record({ type: fc.constant('wait' as const), ms: fc.constantFrom(1, 5_000, 30_000, 1_200_000) }),
  // What the frame, or the wallet, responds to the pending request.
  fc.record({ type: fc.constant('respond' as const), how: fc.nat(4) }),
  // A response that was late: its request is not pending any more.
  fc.record({ type: fc.constant('late' as const), index: fc.nat(50), how: fc.nat(4) }),
)

/** The machine with the rules of the runner: a newer effect with a key replaces the older one. */
function createModel() {
  let state: LoginState = initialState()
  let now = 0
  let count = 0
  let pending: LoginEffect | undefined
  let connecting: string | undefined
  const requests: LoginEffect[] = []
  const open = new Set<string>()
  const settled: string[] = []
  const sentAt = new Map<string, number>()

  function settle(id: string): void {
    settled.push(id)
    open.delete(id)
  }

  function record(fact: LoginFact): void {
    if (fact.type === 'verified') connecting = fact.id
    if (fact.type === 'loggedIn' || fact.type === 'failed' || fact.type === 'cancelled') {
      if (connecting === fact.id) connecting = undefined
      settle(fact.id)
    }
    if ('resendId' in fact) settle(fact.resendId)
    if ('verifyId' in fact) settle(fact.verifyId)
  }

  function send(input: LoginInput, action?: string): void {
    const before = state
    const { state: next, run = [], emit = [] } = transition(before, input)
    if (action !== undefined && (next !== before || run.length + emit.length > 0)) open.add(action)
    state = next
    for (const effect of run) {
      if (effect.type === 'cancel') pending = undefined
      else if ('key' in effect && effect.key === 'frame') {
        pending = effect
        requests.push(effect)
      }
      // No e-mail is sent to an address within 30 s of the last one.
      if (effect.type === 'sendEmail') {
        const last = sentAt.get(effect.email)
        if (last !== undefined && state.sent?.to === effect.email)
          expect(now - last).toBeGreaterThanOrEqual(30_000)
      }
    }
    for (const fact of emit) record(fact)
  }

  /** Returns what the frame responds to a request. */
  function toResponse(effect: LoginEffect | undefined, how: number): LoginInput | undefined {
    switch (effect?.type) {
      case 'sendEmail': {
        const { id } = effect
        const action = actions[how]
        if (!action) return { type: 'emailFailed', id, error }
        sentAt.set(effect.email, now)
        return { type: 'emailSent', id, action, at: now }
      }
      case 'waitForDevice': {
        const { id } = effect
        if (how === 0) return { type: 'deviceApproved', id, at: now }
        if (how === 1) return { type: 'deviceFailed', id, error }
        return { type: 'deviceTimedOut', id, at: now, error }
      }
      case 'verifyCode': {
        const { verifyId } = effect
        if (how === 0) return { type: 'codeAccepted', verifyId }
        return { type: 'codeRejected', verifyId, error, isAborted: how === 1 }
      }
      default:
        return undefined
    }
  }

  function respond(effect: LoginEffect | undefined, how: number): void {
    const response = toResponse(effect, how)
    if (response) send(response)
  }

  return {
    get state() {
      return state
    },
    open,
    settled,
    play(input: typeof step extends fc.Arbitrary<infer S> ? S : never): void {
      count += 1
      const id = `${count}`
      if (input.type === 'start')
        send(
          {
            type: 'start',
            attempt: { id, email: input.to, connectorId: 'auth', namespace: 'eip155' },
            at: now,
          },
          id,
        )
      else if (input.type === 'resend') send({ type: 'resend', resendId: id, at: now }, id)
      else if (input.type === 'verify') send({ type: 'verify', verifyId: id, code: '000000' }, id)
      else if (input.type === 'wait') now += input.ms
      else if (input.type === 'late') respond(requests[input.index], input.how)
      else if (input.type !== 'respond') send({ type: input.type })
      else if (connecting !== undefined) {
        const done = connecting
        connecting = undefined
        send(
          input.how < 3 ? { type: 'walletConnected', id: done } : { type: 'walletFailed', id: done, error },
        )
      } else {
        const effect = pending
        pending = undefined
        respond(effect, input.how)
      }
    },
    check(): void {
      const { flow } = state
      if ('wrongCodes' in flow) expect(flow.wrongCodes).toBeLessThan(wrongCodesMax)
      expect(new Set(settled).size).toBe(settled.length)
      const current = new Set(
        'id' in flow && flow.status !== 'done' && flow.status !== 'failed'
          ? [
              flow.id,
              ...('resendId' in flow && flow.resendId !== undefined ? [flow.resendId] : []),
              ...('verifyId' in flow ? [flow.verifyId] : []),
            ]
          : [],
      )
      // An action is pending exactly while the state has its id.
      expect(open).toEqual(current)
    },
  }
}

test('behavior: every action is settled once, and pending only while the state has it', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const model = createModel()
      for (const one of steps) {
        model.play(one)
        model.check()
      }
      model.play({ type: 'cancel' })
      expect(model.open.size).toBe(0)
      expect(model.state.flow.status).toBe('idle')
    }),
    { numRuns: 500 },
  )
})
