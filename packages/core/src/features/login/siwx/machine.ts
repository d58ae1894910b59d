import type { LatchkitError } from '../../../foundation/errors/base.js'
import { classifyError } from '../../../foundation/errors/classifyError.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { siwxRefreshMs } from '../../../foundation/limits.js'
import { isSameSubject } from './rules.js'
import type {
  SiwxEffect,
  SiwxFact,
  SiwxInput,
  SiwxOutcome,
  SiwxState,
  SiwxStep,
  SiwxSubject,
} from './types.js'

type In<Status extends SiwxState['status']> = Extract<SiwxState, { status: Status }>

/** Starts without an account. */
export function initialState(): SiwxState {
  return { status: 'idle' }
}

/** Handles the sign-in of one namespace: one session for each chain and account. The cases are in chronological order. */
export function transition(state: SiwxState, input: SiwxInput): SiwxStep {
  switch (input.type) {
    case 'oneClick': {
      // Read again when the account is connected. The state belongs to the account that is connected now.
      const { session, error, chainId } = input
      if (session) return { state, emit: [{ type: 'verified', session }] }
      return error ? { state, emit: [{ type: 'failed', error, chainId }] } : { state }
    }
    case 'connected':
      return begin(state, input.subject)
    case 'changed':
      return isSameSubject('subject' in state ? state.subject : undefined, input.subject)
        ? { state }
        : begin(state, input.subject)
    case 'checked':
      if (state.status === 'verified') return rechecked(state, input)
      return state.status === 'checking' ? checked(state, input) : { state }
    case 'prepared':
      return prepared(state, input)
    case 'refresh':
      if (state.status !== 'prompting') break
      return { state, run: [prepare(state.subject)] }
    case 'recheck':
      if (state.status !== 'verified') break
      return { state, run: [{ type: 'check', key: 'check', subject: state.subject }] }
    case 'sign':
      return sign(state, input.id)
    case 'signed': {
      if (state.status !== 'signing' || state.signId !== input.id) break
      const { data, text } = state.message
      const session = { data, message: text, signature: input.signature }
      return {
        state: { ...state, status: 'verifying' },
        run: [{ type: 'add', key: 'add', mode: 'write', id: input.id, session }],
      }
    }
    case 'notSigned':
      if (state.status !== 'signing' || state.signId !== input.id) break
      // The message is not used, so the user can sign it. A newer one replaces it, because the wallet can have waited for long.
      return failSignIn(state, input.error, 'prompting')
    case 'added': {
      if (state.status !== 'verifying' || state.signId !== input.id) break
      const { subject, isRequired } = state
      const { id, session } = input
      return {
        state: { status: 'verified', subject, isRequired, session },
        run: recheck(input.recheckMs),
        emit: [{ type: 'verified', id, session }, { type: 'settled' }],
      }
    }
    case 'cancel':
      return cancel(state, input.id)
    case 'signOut': {
      if (state.status !== 'verified') break
      const { id } = input
      const { subject } = state
      return {
        state: { ...state, status: 'signingOut', id },
        run: [
          { type: 'cancel', key: 'check' },
          { type: 'cancel', key: 'recheck' },
          { type: 'revoke', key: 'revoke', mode: 'write', id, subject },
        ],
      }
    }
    case 'revoked': {
      if (state.status !== 'signingOut' || state.id !== input.id) break
      const { subject, isRequired } = state
      return {
        state: { status: 'cancelled', subject, isRequired },
        emit: [{ type: 'signedOut', id: input.id, isRequired }],
      }
    }
    case 'disconnected': {
      if (state.status === 'idle') break
      const { run, emit } = leaveStatus(state)
      return {
        state: { status: 'idle' },
        run: [...run, { type: 'clear', key: 'clear', mode: 'write' }],
        emit: [...emit, { type: 'settled' }],
      }
    }
    case 'failed':
      return failed(state, input.effect, input.error)
  }
  return { state }
}

/** Reads the sessions of another account or chain. */
function begin(state: SiwxState, subject: SiwxSubject | undefined): SiwxStep {
  const { run, emit } = leaveStatus(state)
  if (!subject) return { state: { status: 'idle' }, run, emit: [...emit, { type: 'settled' }] }
  return {
    state: { status: 'checking', subject },
    run: [...run, { type: 'check', key: 'check', subject }],
    emit,
  }
}

/** Ends what is pending for the account. A sign-out ends with the sessions, so its action succeeds. */
function leaveStatus(state: SiwxState): {
  readonly run: readonly SiwxEffect[]
  readonly emit: readonly SiwxFact[]
} {
  const run = ['check', 'recheck', 'prepare', 'refresh'].map((key) => ({ type: 'cancel', key }) as const)
  if (state.status === 'signingOut')
    return { run, emit: [{ type: 'signedOut', id: state.id, isRequired: false }] }
  const id = 'signId' in state ? state.signId : undefined
  return { run, emit: id === undefined ? [] : [{ type: 'failed', id, error: new AbortedError() }] }
}

function checked(
  { subject, signId }: In<'checking'>,
  { session, isRequired, error, recheckMs }: Extract<SiwxInput, { type: 'checked' }>,
): SiwxStep {
  if (error)
    return {
      state: { status: 'failed', subject, isRequired, error },
      // Of an optional sign-in, only a view that is open shows it.
      emit: [
        { type: 'failed', id: signId, error },
        ...(isRequired ? [{ type: 'needed', isRequired } as const] : []),
      ],
    }
  if (session)
    return {
      state: { status: 'verified', subject, isRequired, session },
      run: recheck(recheckMs),
      emit: [
        ...(signId === undefined ? [] : [{ type: 'verified', id: signId, session } as const]),
        { type: 'settled' },
      ],
    }
  return {
    state: { status: 'preparing', subject, isRequired, ...(signId !== undefined && { signId }) },
    run: [prepare(subject)],
    emit: [{ type: 'needed', isRequired }],
  }
}

/** Follows a session that may have ended. One that cannot be read is kept. */
function rechecked(state: In<'verified'>, input: Extract<SiwxInput, { type: 'checked' }>): SiwxStep {
  const { session, error, recheckMs } = input
  if (session) return { state: { ...state, session }, run: recheck(recheckMs) }
  if (error) return { state, run: recheck(recheckMs) }
  return checked({ status: 'checking', subject: state.subject }, input)
}

function prepared(
  state: SiwxState,
  { message, refreshMs }: Extract<SiwxInput, { type: 'prepared' }>,
): SiwxStep {
  const refresh = refreshAfter(refreshMs)
  if (state.status === 'prompting') return { state: { ...state, message }, run: [refresh] }
  if (state.status !== 'preparing') return { state }
  const { subject, isRequired, outcome, signId } = state
  const prompting: In<'prompting'> = {
    ...{ status: 'prompting', subject, isRequired, message },
    ...(outcome && { outcome }),
  }
  return signId === undefined ? { state: prompting, run: [refresh] } : ask(prompting, signId)
}

/** Asks the wallet, or begins what is missing for that. */
function sign(state: SiwxState, id: string): SiwxStep {
  switch (state.status) {
    case 'prompting':
      return ask(state, id)
    case 'checking':
      return state.signId === undefined ? { state: { ...state, signId: id } } : { state }
    case 'preparing':
      return state.signId === undefined ? { state: { ...state, signId: id } } : { state }
    case 'failed':
    case 'cancelled': {
      // The sessions are read again: another tab can have signed in.
      const { subject } = state
      return {
        state: { status: 'checking', subject, signId: id },
        run: [{ type: 'check', key: 'check', subject }],
      }
    }
    default:
      return { state }
  }
}

function ask({ subject, isRequired, message }: In<'prompting'>, id: string): SiwxStep {
  return {
    state: { status: 'signing', subject, isRequired, message, signId: id },
    run: [
      { type: 'cancel', key: 'prepare' },
      { type: 'cancel', key: 'refresh' },
    ],
    emit: [{ type: 'signRequested', id, subject, text: message.text }],
  }
}

function failSignIn(
  state: In<'signing' | 'verifying'>,
  error: LatchkitError,
  status: 'prompting' | 'preparing',
): SiwxStep {
  const { subject, isRequired, message, signId: id } = state
  const outcome: SiwxOutcome =
    classifyError(error) === 'failed' ? { status: 'failed', error } : { status: 'declined' }
  const asked = { subject, isRequired, outcome }
  return {
    state: status === 'prompting' ? { status, ...asked, message } : { status, ...asked },
    run: [prepare(subject)],
    emit: [{ type: 'failed', id, error }, ...(isRequired ? [{ type: 'needed', isRequired } as const] : [])],
  }
}

function cancel(state: SiwxState, id: string): SiwxStep {
  switch (state.status) {
    case 'preparing':
    case 'prompting':
    case 'signing':
    case 'verifying':
    case 'failed': {
      const { subject, isRequired } = state
      // The app already verifies the signature, and the account stays connected: the session belongs to the account.
      if (state.status === 'verifying' && !isRequired) return { state }
      const { run, emit } = leaveStatus(state)
      return {
        state: { status: 'cancelled', subject, isRequired },
        run,
        emit: [...emit, { type: 'cancelled', id, isRequired }],
      }
    }
    default:
      return { state }
  }
}

function failed(state: SiwxState, effect: SiwxEffect, error: LatchkitError): SiwxStep {
  switch (effect.type) {
    case 'prepare': {
      if (state.status !== 'preparing' && state.status !== 'prompting') break
      const { subject, isRequired } = state
      const id = 'signId' in state ? state.signId : undefined
      // What happened before is more useful than that no further message could be created.
      const first = 'outcome' in state && state.outcome?.status === 'failed' ? state.outcome.error : error
      return {
        state: { status: 'failed', subject, isRequired, error: first },
        run: [{ type: 'cancel', key: 'refresh' }],
        emit: [
          { type: 'failed', id, error },
          ...(isRequired ? [{ type: 'needed', isRequired } as const] : []),
        ],
      }
    }
    case 'add':
      if (state.status !== 'verifying' || state.signId !== effect.id) break
      // The nonce of the message is used.
      return failSignIn(state, error, 'preparing')
    case 'revoke': {
      if (state.status !== 'signingOut' || state.id !== effect.id) break
      const { subject, isRequired, session, id } = state
      return {
        state: { status: 'verified', subject, isRequired, session },
        emit: [{ type: 'signOutFailed', id, error }],
      }
    }
  }
  return { state }
}

function prepare(subject: SiwxSubject): SiwxEffect {
  return { type: 'prepare', key: 'prepare', subject }
}

function refreshAfter(delayMs: number = siwxRefreshMs): SiwxEffect {
  return { type: 'timer', key: 'refresh', delayMs, event: { type: 'refresh' } }
}

function recheck(delayMs: number | undefined): readonly SiwxEffect[] {
  return delayMs === undefined ? [] : [{ type: 'timer', key: 'recheck', delayMs, event: { type: 'recheck' } }]
}
