import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SignInError } from '../../../foundation/errors/signIn.js'
import { UserRejectedError } from '../../../foundation/errors/wallet.js'
import type { SiwxSession } from '../../../ports/Siwx.js'
import { initialState, transition } from './machine.js'
import { makeMessage } from './siwx.fixtures.js'
import type { SiwxFact, SiwxInput, SiwxPrepared, SiwxState, SiwxSubject } from './types.js'

const data = makeMessage()
const subject: SiwxSubject = { connectorId: 'io.fake', address: data.accountAddress, chainId: data.chainId }
const other: SiwxSubject = { ...subject, chainId: 'eip155:10' }
const message: SiwxPrepared = { data, text: 'Sign in' }
const session: SiwxSession = { data, message: 'Sign in', signature: '0x1' }
const error = new SignInError({ step: 'addSession', reason: 'refused' })
const declined = new UserRejectedError()
const asked = { subject, isRequired: true }

const idle: SiwxState = { status: 'idle' }
const checking: SiwxState = { status: 'checking', subject }
const preparing: SiwxState = { status: 'preparing', ...asked }
const prompting: SiwxState = { status: 'prompting', ...asked, message }
const signing: SiwxState = { status: 'signing', ...asked, message, signId: '1' }
const verifying: SiwxState = { status: 'verifying', ...asked, message, signId: '1' }
const verified: SiwxState = { status: 'verified', ...asked, session }
const signingOut: SiwxState = { status: 'signingOut', ...asked, session, id: '1' }
const cancelled: SiwxState = { status: 'cancelled', ...asked }
const failed: SiwxState = { status: 'failed', ...asked, error }

const connected: SiwxInput = { type: 'connected', subject }
const signed: SiwxInput = { type: 'signed', id: '1', signature: '0x1' }
const prepare = { type: 'prepare', key: 'prepare', subject } as const

/** Runs one event. Returns the new state, the types of the effects without those that cancel, and the types of the facts. */
function run(state: SiwxState, input: SiwxInput) {
  const step = transition(state, input)
  const effects = (step.run ?? []).filter(({ type }) => type !== 'cancel').map(({ type }) => type)
  return [step.state, effects, (step.emit ?? []).map(({ type }) => type)]
}

describe('oneClick', () => {
  test.each([idle, verified, prompting])('default: reports the session, and keeps the state: %j', (state) => {
    expect(transition(state, { type: 'oneClick', session })).toEqual({
      ...{ state, emit: [{ type: 'verified', session }] },
    })
  })

  test('error: reports the error, with the chain of the message', () => {
    const { chainId } = subject
    expect(transition(idle, { type: 'oneClick', error, chainId })).toEqual({
      ...{ state: idle, emit: [{ type: 'failed', error, chainId }] },
    })
  })
})

describe('transition', () => {
  test.each<[string, SiwxState, SiwxInput, SiwxState, string[], SiwxFact['type'][]]>([
    ['the sessions are read', idle, connected, checking, ['check'], []],
    ['the account does not sign in', checking, { type: 'connected' }, idle, [], ['settled']],
    [
      'there is a session',
      ...([checking, { type: 'checked', session, isRequired: true }] as const),
      ...([verified, [], ['settled']] as [SiwxState, string[], SiwxFact['type'][]]),
    ],
    [
      'there is none',
      ...([checking, { type: 'checked', isRequired: true }] as const),
      ...([preparing, ['prepare'], ['needed']] as [SiwxState, string[], SiwxFact['type'][]]),
    ],
    [
      'the sessions of a required sign-in cannot be read',
      ...([checking, { type: 'checked', isRequired: true, error }] as const),
      ...([failed, [], ['failed', 'needed']] as [SiwxState, string[], SiwxFact['type'][]]),
    ],
    [
      'the sessions of an optional sign-in cannot be read',
      ...([checking, { type: 'checked', isRequired: false, error }] as const),
      { ...failed, isRequired: false },
      [],
      ['failed'],
    ],
    ['the session is read again', verified, { type: 'recheck' }, verified, ['check'], []],
    [
      'the session is to be read again, but the user signs out',
      signingOut,
      { type: 'recheck' },
      signingOut,
      [],
      [],
    ],
    [
      'the session still exists',
      ...([verified, { type: 'checked', session, isRequired: true, recheckMs: 1 }] as const),
      ...([verified, ['timer'], []] as [SiwxState, string[], SiwxFact['type'][]]),
    ],
    [
      'the session cannot be read again',
      ...([verified, { type: 'checked', error, isRequired: true, recheckMs: 1 }] as const),
      ...([verified, ['timer'], []] as [SiwxState, string[], SiwxFact['type'][]]),
    ],
    [
      'the session has ended',
      ...([verified, { type: 'checked', isRequired: true, recheckMs: 1 }] as const),
      ...([preparing, ['prepare'], ['needed']] as [SiwxState, string[], SiwxFact['type'][]]),
    ],
    [
      'there is a session that is to be read again',
      ...([checking, { type: 'checked', session, isRequired: true, recheckMs: 1 }] as const),
      ...([verified, ['timer'], ['settled']] as [SiwxState, string[], SiwxFact['type'][]]),
    ],
    ['the message is created', preparing, { type: 'prepared', message }, prompting, ['timer'], []],
    ['the message gets old', prompting, { type: 'refresh' }, prompting, ['prepare'], []],
    ['the user signs', prompting, { type: 'sign', id: '1' }, signing, [], ['signRequested']],
    ['the wallet has signed', signing, signed, verifying, ['add'], []],
    [
      'the user declines in the wallet',
      ...([signing, { type: 'notSigned', id: '1', error: declined }] as const),
      { ...prompting, outcome: { status: 'declined' } },
      ['prepare'],
      ['failed', 'needed'],
    ],
    [
      'the app has verified it',
      ...([verifying, { type: 'added', id: '1', session }] as const),
      ...([verified, [], ['verified', 'settled']] as [SiwxState, string[], SiwxFact['type'][]]),
    ],
    ['the user cancels', prompting, { type: 'cancel', id: '2' }, cancelled, [], ['cancelled']],
    [
      'the user cancels a request',
      signing,
      { type: 'cancel', id: '2' },
      cancelled,
      [],
      ['failed', 'cancelled'],
    ],
    [
      'another chain',
      verified,
      { type: 'changed', subject: other },
      { ...checking, subject: other },
      ['check'],
      [],
    ],
    ['the same account and chain', verified, { type: 'changed', subject }, verified, [], []],
    ['a new connection of the same account', cancelled, connected, checking, ['check'], []],
    ['the account signs out', verified, { type: 'signOut', id: '1' }, signingOut, ['revoke'], []],
    ['the session has ended', signingOut, { type: 'revoked', id: '1' }, cancelled, [], ['signedOut']],
    ['disconnected', verified, { type: 'disconnected' }, idle, ['clear'], ['settled']],
    [
      'disconnected during a request',
      signing,
      { type: 'disconnected' },
      idle,
      ['clear'],
      ['failed', 'settled'],
    ],
    ['disconnected without an account', idle, { type: 'disconnected' }, idle, [], []],
  ])('default: %s', (_title, state, input, ...expected) => {
    expect(run(state, input)).toEqual(expected)
  })

  test('behavior: the wallet is asked for the message that is shown, and the session has it', () => {
    const step = transition(prompting, { type: 'sign', id: '1' })
    expect(step.emit).toEqual([{ type: 'signRequested', id: '1', subject, text: message.text }])
    expect(transition(step.state, signed).run).toEqual([
      { type: 'add', key: 'add', mode: 'write', id: '1', session },
    ])
  })

  test.each([
    ['declined', declined],
    ['failed', error],
  ] as const)('behavior: a request that was %s can be repeated at once', (status, given) => {
    const { state } = transition(signing, { type: 'notSigned', id: '1', error: given })
    expect(state).toMatchObject({ status: 'prompting', message, outcome: { status } })
    expect(transition(state, { type: 'sign', id: '2' }).emit).toMatchObject([
      { type: 'signRequested', id: '2' },
    ])
  })

  test('behavior: after the app has refused a signature, a new message is signed', () => {
    const effect = { type: 'add', key: 'add', mode: 'write', id: '1', session } as const
    const step = transition(verifying, { type: 'failed', effect, error })
    expect(step).toMatchObject({ state: { status: 'preparing', outcome: { error } }, run: [prepare] })
    expect(step.state).not.toHaveProperty('message')
    expect(transition(step.state, { type: 'prepared', message }).state).toEqual({
      ...prompting,
      outcome: { status: 'failed', error },
    })
  })

  test.each([
    ['checking', checking],
    ['cancelled', cancelled],
    ['failed', failed],
  ])('behavior: signing while %s asks the wallet as soon as there is a message', (_status, state) => {
    const pending = transition(state, { type: 'sign', id: '1' }).state
    expect(pending).toEqual({ ...checking, signId: '1' })
    const next = transition(pending, { type: 'checked', isRequired: true }).state
    expect(transition(next, { type: 'prepared', message })).toMatchObject({
      state: signing,
      emit: [{ type: 'signRequested', id: '1' }],
    })
  })

  test('behavior: a pending sign-in ends with a session that is found', () => {
    const pending: SiwxState = { ...checking, signId: '1' }
    expect(transition(pending, { type: 'checked', session, isRequired: true }).emit).toEqual([
      { type: 'verified', id: '1', session },
      { type: 'settled' },
    ])
  })

  test('error: a message that cannot be created', () => {
    expect(run(preparing, { type: 'failed', effect: prepare, error })).toEqual([
      failed,
      [],
      ['failed', 'needed'],
    ])
  })

  test('behavior: closing an optional sign-in does not discard a signature that the app verifies', () => {
    const optional: SiwxState = { ...verifying, isRequired: false }
    expect(transition(optional, { type: 'cancel', id: '2' })).toEqual({ state: optional })
  })

  test('error: a session that cannot be ended stays', () => {
    const effect = { type: 'revoke', key: 'revoke', mode: 'write', id: '1', subject } as const
    expect(run(signingOut, { type: 'failed', effect, error })).toEqual([verified, [], ['signOutFailed']])
  })

  const late: readonly SiwxInput[] = [
    { type: 'signed', id: '2', signature: '0x2' },
    { type: 'notSigned', id: '2', error },
    { type: 'added', id: '2', session },
    { type: 'revoked', id: '2' },
  ]
  test.each(late)('behavior: ignores the response to another attempt: $type', (input) => {
    for (const state of [idle, checking, preparing, prompting, signing, verifying, verified, signingOut])
      expect(transition(state, input)).toEqual({ state })
  })

  const inputs: readonly SiwxInput[] = [
    ...[connected, { type: 'changed', subject: other }, { type: 'disconnected' }],
    ...[
      { type: 'checked', isRequired: true },
      { type: 'checked', session, isRequired: false },
    ],
    ...[{ type: 'prepared', message }, { type: 'refresh' }, { type: 'sign', id: '1' }, signed],
    ...[
      { type: 'notSigned', id: '1', error },
      { type: 'added', id: '1', session },
    ],
    ...[
      { type: 'cancel', id: '2' },
      { type: 'signOut', id: '1' },
      { type: 'revoked', id: '1' },
    ],
  ] as SiwxInput[]

  test('behavior: in any order, a state after "signing" needs a request, and a session is verified or found', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...inputs), { maxLength: 30 }), (events) => {
        let state = initialState()
        for (const event of events) {
          const step = transition(state, event)
          const { status } = step.state
          if (status === 'signing' && state.status !== 'signing')
            expect(step.emit).toContainEqual({
              type: 'signRequested',
              id: '1',
              subject: expect.anything(),
              text: message.text,
            })
          if (status === 'verifying' && state.status !== 'verifying') expect(state.status).toBe('signing')
          if (status === 'verified' && state.status !== 'verified')
            expect(['verifying', 'checking']).toContain(state.status)
          // An action that waits is settled when its state is left.
          if ('signId' in state && state.signId && !('signId' in step.state && step.state.signId))
            expect(step.emit?.map((fact) => fact.type)).toEqual(
              expect.arrayContaining([status === 'verified' ? 'verified' : 'failed']),
            )
          state = step.state
        }
      }),
    )
  })
})
