import type { LatchkitError } from '../../../foundation/errors/base.js'
import {
  LoginCooldownError,
  LoginLinkExpiredError,
  LoginLockedError,
} from '../../../foundation/errors/emailLogin.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { emailValidityMs, wrongCodesMax } from '../../../foundation/limits.js'
import { getCooldown } from './rules.js'
import type {
  LoginAttempt,
  LoginEffect,
  LoginEvent,
  LoginFact,
  LoginFlow,
  LoginInput,
  LoginState,
  LoginStep,
} from './types.js'

type FlowAt<Status extends LoginFlow['status']> = Extract<LoginFlow, { status: Status }>

/** Starts without a login. */
export function initialState(): LoginState {
  return { flow: { status: 'idle' } }
}

/**
 * Logs in with an e-mail address: an e-mail with a link, on a device that the frame does not know, an e-mail with a code, and then
 * the connection of the frame's wallet. Each action is settled once. An e-mail is sent at most every 30 s.
 */
export function transition(state: LoginState, input: LoginInput): LoginStep {
  const { flow } = state
  switch (input.type) {
    case 'start':
      return startLogin(state, input)
    case 'emailSent':
      return isPending(flow) && flow.id === input.id ? emailSent(state, flow, input) : { state }
    case 'emailFailed':
      return isPending(flow) && flow.id === input.id ? emailFailed(state, flow, input.error) : { state }
    case 'deviceApproved':
      return isWaitingForDevice(flow, input.id)
        ? enterCode({ ...state, sent: { at: input.at, to: flow.email } }, flow, [
            { type: 'deviceRegistered', id: flow.id },
          ])
        : { state }
    case 'deviceTimedOut': {
      if (!isWaitingForDevice(flow, input.id)) return { state }
      if (input.at - flow.since < emailValidityMs) return { state, run: [waitForDevice(flow.id)] }
      const error = new LoginLinkExpiredError({ cause: input.error })
      return { state: { ...state, flow: { ...flow, isWaiting: false, error } } }
    }
    case 'deviceFailed':
      return isWaitingForDevice(flow, input.id)
        ? { state: { ...state, flow: { ...flow, isWaiting: false, error: input.error } } }
        : { state }
    case 'resend':
      return resend(state, input)
    case 'verify':
      return verify(state, input)
    case 'codeAccepted':
      if (flow.status !== 'verifying' || flow.verifyId !== input.verifyId) return { state }
      return connect(state, flow, [{ type: 'codeAccepted', verifyId: input.verifyId }])
    case 'codeRejected':
      return flow.status === 'verifying' && flow.verifyId === input.verifyId
        ? codeRejected(state, flow, input)
        : { state }
    case 'walletConnected': {
      if (flow.status !== 'connecting' || flow.id !== input.id) return { state }
      const attempt = toAttempt(flow)
      return {
        // The next login is not blocked.
        state: { flow: { status: 'done', ...attempt } },
        run: [{ type: 'storeLogin', key: 'store', mode: 'write', email: flow.email }],
        emit: [{ type: 'loggedIn', id: flow.id, namespace: flow.namespace }],
      }
    }
    case 'walletFailed':
      return flow.status === 'connecting' && flow.id === input.id
        ? failLogin(state, flow, input.error)
        : { state }
    case 'cancel':
      return cancel(state, input.isDeclined)
    case 'loggedOut':
      return {
        ...(flow.status === 'done' ? { state: initialState() } : { state }),
        run: [{ type: 'clearStored', key: 'store', mode: 'write' }],
      }
    case 'selected':
      return { state, emit: [{ type: input.type }] }
    case 'failed':
      return toFailed(state, input)
  }
}

function startLogin(
  state: LoginState,
  { attempt, at, sent }: Extract<LoginEvent, { type: 'start' }>,
): LoginStep {
  const { flow } = state
  // A code that is being verified would be lost.
  if (flow.status === 'verifying' || flow.status === 'connecting') return { state }
  const stopped = cancel(state)
  const last = state.sent ?? sent
  const before: LoginState = { ...stopped.state, ...(last && { sent: last }) }
  const seconds = getCooldown(last, attempt.email, at)
  if (seconds > 0) {
    const failed = failLogin(before, attempt, new LoginCooldownError({ seconds }))
    return { ...failed, ...join(stopped, failed) }
  }
  return {
    state: { ...before, flow: { status: 'starting', ...attempt } },
    run: [...(stopped.run ?? []), sendEmail(attempt)],
    emit: [...(stopped.emit ?? []), { type: 'submitted', id: attempt.id }],
  }
}

function emailSent(
  state: LoginState,
  flow: Pending,
  { action, at }: Extract<LoginEvent, { type: 'emailSent' }>,
): LoginStep {
  const resent: readonly LoginFact[] =
    'resendId' in flow && flow.resendId !== undefined ? [{ type: 'resent', resendId: flow.resendId }] : []
  if (action === 'CONNECT') return connect(state, flow, resent)
  const next: LoginState = { ...state, sent: { at, to: flow.email } }
  if (action === 'VERIFY_OTP') return enterCode(next, flow, resent)
  return {
    state: {
      ...next,
      flow: { status: 'verifyDevice', since: at, isWaiting: true, ...toAttempt(flow), isNewDevice: true },
    },
    run: [storeSent(at), waitForDevice(flow.id)],
    emit: [
      ...resent,
      ...(flow.status === 'verifyDevice' ? [] : [{ type: 'deviceNeeded', id: flow.id } as const]),
    ],
  }
}

/** The code was sent: a new one, so that earlier wrong ones do not count. */
function enterCode(
  state: LoginState,
  flow: LoginAttempt & { readonly status: string },
  before: readonly LoginFact[],
): LoginStep {
  const { id } = flow
  return {
    state: { ...state, flow: { status: 'verifyOtp', wrongCodes: 0, ...toAttempt(flow) } },
    run: state.sent ? [storeSent(state.sent.at)] : [],
    emit: [
      ...before,
      { type: 'codeSent', id },
      ...(flow.status === 'verifyOtp' ? [] : [{ type: 'codeNeeded', id } as const]),
    ],
  }
}

function emailFailed(state: LoginState, flow: Pending, error: LatchkitError): LoginStep {
  if (flow.status === 'starting') return failLogin(state, flow, error)
  const { resendId, ...rest } = flow
  return {
    state: { ...state, flow: { ...rest, error } },
    // The link of the earlier e-mail is still valid.
    ...(rest.status === 'verifyDevice' && rest.isWaiting && { run: [waitForDevice(flow.id)] }),
    emit: resendId === undefined ? [] : [{ type: 'notResent', resendId, error }],
  }
}

function resend(state: LoginState, { resendId, at }: Extract<LoginEvent, { type: 'resend' }>): LoginStep {
  const { flow } = state
  if ((flow.status !== 'verifyOtp' && flow.status !== 'verifyDevice') || flow.resendId !== undefined)
    return { state }
  const seconds = getCooldown(state.sent, flow.email, at)
  if (seconds > 0)
    return { state, emit: [{ type: 'notResent', resendId, error: new LoginCooldownError({ seconds }) }] }
  return { state: { ...state, flow: { ...flow, error: undefined, resendId } }, run: [sendEmail(flow)] }
}

function verify(state: LoginState, { verifyId, code }: Extract<LoginEvent, { type: 'verify' }>): LoginStep {
  const { flow } = state
  if (flow.status !== 'verifyOtp' || flow.resendId !== undefined) return { state }
  const { wrongCodes } = flow
  return {
    state: { ...state, flow: { status: 'verifying', wrongCodes, verifyId, ...toAttempt(flow) } },
    run: [{ type: 'verifyCode', key: 'frame', verifyId, code }],
  }
}

function codeRejected(
  state: LoginState,
  flow: FlowAt<'verifying'>,
  { verifyId, error, isAborted }: Extract<LoginEvent, { type: 'codeRejected' }>,
): LoginStep {
  const wrongCodes = flow.wrongCodes + (isAborted ? 0 : 1)
  if (wrongCodes < wrongCodesMax)
    return {
      state: { ...state, flow: { status: 'verifyOtp', wrongCodes, error, ...toAttempt(flow) } },
      emit: [{ type: 'codeRejected', verifyId, error }],
    }
  const locked = new LoginLockedError({ cause: error })
  const failed = failLogin(state, flow, locked)
  return { ...failed, emit: [{ type: 'codeRejected', verifyId, error: locked }, ...(failed.emit ?? [])] }
}

function connect(state: LoginState, flow: LoginAttempt, before: readonly LoginFact[]): LoginStep {
  const attempt = toAttempt(flow)
  return {
    state: { ...state, flow: { status: 'connecting', ...attempt } },
    emit: [...before, { type: 'verified', ...attempt }],
  }
}

function failLogin(state: LoginState, flow: LoginAttempt, error: LatchkitError): LoginStep {
  const attempt = toAttempt(flow)
  return {
    state: { ...state, flow: { status: 'failed', error, ...attempt } },
    emit: [{ type: 'failed', id: flow.id, error }],
  }
}

/** Ends the login. What was sent last stays known. */
function cancel(state: LoginState, isDeclined?: true): LoginStep {
  const { flow } = state
  if (flow.status === 'idle') return { state }
  const next: LoginState = { ...state, flow: { status: 'idle' } }
  if (flow.status === 'done' || flow.status === 'failed') return { state: next }
  const error = new AbortedError()
  const isConnecting = flow.status === 'connecting'
  const isVerifying = flow.status === 'verifying'
  const resendId = 'resendId' in flow ? flow.resendId : undefined
  return {
    state: next,
    run: [
      { type: 'cancel', key: 'frame' },
      // The code may have been accepted: the next user of this device must not find the session of this one.
      ...(isConnecting || isVerifying ? [{ type: 'signOut', key: 'signOut', mode: 'write' } as const] : []),
    ],
    emit: [
      ...(isVerifying ? [{ type: 'codeRejected', verifyId: flow.verifyId, error } as const] : []),
      ...(resendId === undefined ? [] : [{ type: 'notResent', resendId, error } as const]),
      {
        type: 'cancelled',
        id: flow.id,
        namespace: flow.namespace,
        isConnecting,
        ...(isDeclined && { isDeclined }),
      },
    ],
  }
}

/** The handlers return failures of the frame as events, so this is a bug in one, or a storage that throws. */
function toFailed(state: LoginState, { effect, error }: Extract<LoginInput, { type: 'failed' }>): LoginStep {
  if (effect.type === 'sendEmail') return transition(state, { type: 'emailFailed', id: effect.id, error })
  if (effect.type === 'waitForDevice')
    return transition(state, { type: 'deviceFailed', id: effect.id, error })
  if (effect.type !== 'verifyCode') return { state }
  return transition(state, { type: 'codeRejected', verifyId: effect.verifyId, error, isAborted: true })
}

type Pending = FlowAt<'starting' | 'verifyDevice' | 'verifyOtp'>

/** Whether an e-mail was requested. */
function isPending(flow: LoginFlow): flow is Pending {
  return (
    flow.status === 'starting' ||
    ((flow.status === 'verifyOtp' || flow.status === 'verifyDevice') && flow.resendId !== undefined)
  )
}

/** Whether the frame was asked for the device of an attempt. */
function isWaitingForDevice(flow: LoginFlow, id: string): flow is FlowAt<'verifyDevice'> {
  return flow.status === 'verifyDevice' && flow.id === id && flow.isWaiting && flow.resendId === undefined
}

function toAttempt({ id, email, connectorId, namespace, isNewDevice }: LoginAttempt): LoginAttempt {
  return { id, email, connectorId, namespace, ...(isNewDevice && { isNewDevice }) }
}

function join(...steps: readonly LoginStep[]): Pick<LoginStep, 'run' | 'emit'> {
  return { run: steps.flatMap(({ run = [] }) => run), emit: steps.flatMap(({ emit = [] }) => emit) }
}

const sendEmail = ({ id, email }: LoginAttempt): LoginEffect => ({
  type: 'sendEmail',
  key: 'frame',
  id,
  email,
})
const waitForDevice = (id: string): LoginEffect => ({ type: 'waitForDevice', key: 'frame', id })
const storeSent = (at: number): LoginEffect => ({ type: 'storeSent', key: 'store', mode: 'write', at })
