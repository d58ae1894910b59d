import type { LatchkitError } from '../../../foundation/errors/base.js'
import { LoginLockedError } from '../../../foundation/errors/emailLogin.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { wrongCodesMax } from '../../../foundation/limits.js'
import type { EmailFact, EmailInput, EmailState, EmailStep, EmailStepResult } from './types.js'

type Active = Extract<EmailState, { status: 'starting' | 'verifyOtp' | 'verifying' }>

/** Starts without a change. */
export function initialState(): EmailState {
  return { status: 'idle' }
}

/**
 * Changes the e-mail address of the login: the user enters a code of the current address, if there is one, and one of the new
 * address. Each action is settled once.
 */
export function transition(state: EmailState, input: EmailInput): EmailStepResult {
  switch (input.type) {
    case 'start': {
      if (state.status === 'verifying') return { state }
      const { id, email } = input
      return {
        state: { status: 'starting', id, email },
        run: [{ type: 'startChange', key: 'frame', id, email }],
        emit: isActive(state) ? abort(state) : [],
      }
    }
    case 'codeSent': {
      if (state.status !== 'starting' || state.id !== input.id) return { state }
      return enterCode(state, input.action === 'VERIFY_PRIMARY_OTP' ? 'primary' : 'secondary')
    }
    case 'startFailed':
      return state.status === 'starting' && state.id === input.id
        ? failEmail(state, input.error, [])
        : { state }
    case 'verify': {
      if (state.status !== 'verifyOtp') return { state }
      const { id, email, step, wrongCodes } = state
      const { verifyId, code } = input
      return {
        state: { status: 'verifying', id, email, step, wrongCodes, verifyId },
        run: [{ type: 'verifyCode', key: 'frame', step, verifyId, code }],
      }
    }
    case 'codeAccepted': {
      if (state.status !== 'verifying' || state.verifyId !== input.verifyId) return { state }
      const accepted: EmailFact = { type: 'codeAccepted', verifyId: input.verifyId }
      if (state.step === 'primary') {
        const next = enterCode(state, 'secondary')
        return { ...next, emit: [accepted, ...(next.emit ?? [])] }
      }
      const { id, email = state.email } = { ...input, id: state.id }
      return {
        state: { status: 'done', id, email },
        run: [{ type: 'storeEmail', key: 'store', mode: 'write', email }],
        emit: [accepted, { type: 'changed', id, email }],
      }
    }
    case 'codeRejected': {
      if (state.status !== 'verifying' || state.verifyId !== input.verifyId) return { state }
      const { id, email, step, verifyId } = state
      const wrongCodes = state.wrongCodes + (input.isAborted ? 0 : 1)
      if (wrongCodes < wrongCodesMax) {
        const { error } = input
        return {
          state: { status: 'verifyOtp', id, email, step, wrongCodes, error },
          emit: [{ type: 'codeRejected', verifyId, error }],
        }
      }
      const error = new LoginLockedError({ cause: input.error })
      return failEmail(state, error, [{ type: 'codeRejected', verifyId, error }])
    }
    case 'cancel':
      if (!isActive(state)) return { state: state.status === 'idle' ? state : initialState() }
      return { state: initialState(), run: [{ type: 'cancel', key: 'frame' }], emit: abort(state) }
    case 'failed': {
      // The handlers return failures of the frame as events, so this is a bug in one.
      const { effect, error } = input
      if (effect.type === 'startChange')
        return transition(state, { type: 'startFailed', id: effect.id, error })
      if (effect.type !== 'verifyCode') return { state }
      return transition(state, { type: 'codeRejected', verifyId: effect.verifyId, error, isAborted: true })
    }
  }
}

function enterCode({ id, email }: Active, step: EmailStep): EmailStepResult {
  return {
    state: { status: 'verifyOtp', id, email, step, wrongCodes: 0 },
    emit: [{ type: 'codeNeeded', id, step }],
  }
}

function failEmail(
  { id, email }: Active,
  error: LatchkitError,
  before: readonly EmailFact[],
): EmailStepResult {
  return { state: { status: 'failed', id, email, error }, emit: [...before, { type: 'failed', id, error }] }
}

/** Settles the actions of a change that has ended. */
function abort(state: Active): readonly EmailFact[] {
  const error = new AbortedError()
  return [
    ...(state.status === 'verifying'
      ? [{ type: 'codeRejected', verifyId: state.verifyId, error } as const]
      : []),
    { type: 'failed', id: state.id, error },
  ]
}

function isActive(state: EmailState): state is Active {
  return state.status === 'starting' || state.status === 'verifyOtp' || state.status === 'verifying'
}
