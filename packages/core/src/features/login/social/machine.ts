import type { LatchkitError } from '../../../foundation/errors/base.js'
import { SocialLoginError } from '../../../foundation/errors/socialLogin.js'
import { UserRejectedError } from '../../../foundation/errors/wallet.js'
import { farcasterMs, socialUriMs } from '../../../foundation/limits.js'
import { readReturn } from './rules.js'
import type {
  SocialAttempt,
  SocialEffect,
  SocialEvent,
  SocialFact,
  SocialFlow,
  SocialInput,
  SocialState,
  SocialStep,
} from './types.js'

type FlowAt<Status extends SocialFlow['status']> = Extract<SocialFlow, { status: Status }>

/** Starts without a login. */
export function initialState(): SocialState {
  return { flow: { status: 'idle' } }
}

/**
 * Logs in with an account of a provider: the frame's address at the provider, the user at the provider, in a pop-up or in this
 * window, the completion by the frame, and then the connection of the frame's wallet. With Farcaster, the user approves the login
 * on a phone, and the frame waits for that. Each action is settled once.
 */
export function transition(state: SocialState, input: SocialInput): SocialStep {
  const { flow } = state
  switch (input.type) {
    case 'start':
      return startSocialLogin(state, input)
    case 'resume': {
      // A code that is being verified would be lost.
      if (isBusy(flow)) return { state }
      const stopped = cancel(state)
      const { attempt, uri } = input
      const step = returned({ status: 'waiting', ...attempt }, uri)
      return {
        ...step,
        run: [...(stopped.run ?? []), ...(step.run ?? [])],
        emit: [
          ...(stopped.emit ?? []),
          // A user who has declined is back where the login was started.
          ...(step.state.flow.status === 'idle' ? [] : [toStarted(attempt, true)]),
          ...(step.emit ?? []),
        ],
      }
    }
    case 'uriReady':
      return isOf(flow, input.id) ? uriReady(state, flow, input.uri) : { state }
    case 'uriFailed':
      return isOf(flow, input.id) &&
        (isBeginning(flow) || flow.status === 'waiting' || flow.status === 'polling')
        ? failSocialLogin(flow, input.error)
        : { state }
    case 'timedOut':
      return isOf(flow, input.id) && isBeginning(flow)
        ? failSocialLogin(flow, new SocialLoginError({ reason: 'timeout', provider: flow.provider }))
        : { state }
    case 'expired':
      return isOf(flow, input.id) && flow.status === 'polling'
        ? failSocialLogin(flow, new SocialLoginError({ reason: 'expired', provider: flow.provider }))
        : { state }
    case 'continue':
      if (flow.status !== 'blocked') return { state }
      return flow.uri === undefined
        ? { state: { flow: { status: 'opening', window: 'this', ...toAttempt(flow) } } }
        : leavePage(flow)
    case 'popupClosed':
      return isOf(flow, input.id) && (flow.status === 'opening' || flow.status === 'waiting')
        ? cancel(state)
        : { state }
    case 'returned':
      return isOf(flow, input.id) && flow.status === 'waiting' ? returned(flow, input.uri) : { state }
    case 'verified': {
      if (!isOf(flow, input.id) || !isVerifying(flow)) return { state }
      const attempt = toAttempt(flow)
      return {
        state: { flow: { status: 'connecting', userName: input.userName, ...attempt } },
        run: [stopLimit],
        emit: [{ type: 'verified', ...attempt }],
      }
    }
    case 'notVerified': {
      if (!isOf(flow, input.id) || !isVerifying(flow)) return { state }
      const failed = failSocialLogin(flow, input.error)
      if (!(input.error instanceof UserRejectedError)) return failed
      // The account may have been accepted, and the passkey that its wallet needs was cancelled.
      return { ...failed, run: [...(failed.run ?? []), signOut(true)] }
    }
    case 'walletConnected': {
      if (!isOf(flow, input.id) || flow.status !== 'connecting') return { state }
      const { provider, userName, namespace } = flow
      return {
        state: { flow: { status: 'done', ...toAttempt(flow) } },
        run: [{ type: 'storeUser', key: 'store', mode: 'write', provider, userName }],
        emit: [{ type: 'loggedIn', id: flow.id, provider, namespace }],
      }
    }
    case 'walletFailed':
      return isOf(flow, input.id) && flow.status === 'connecting'
        ? failSocialLogin(flow, input.error)
        : { state }
    case 'cancel':
      return cancel(state)
    case 'loggedOut':
      return {
        state: flow.status === 'done' ? initialState() : state,
        run: [{ type: 'clearStored', key: 'store', mode: 'write' }],
      }
    case 'failed':
      return toFailed(state, input)
  }
}

function startSocialLogin(
  state: SocialState,
  { attempt, popup, isBlocked }: Extract<SocialEvent, { type: 'start' }>,
): SocialStep {
  if (isBusy(state.flow)) return { state }
  const stopped = cancel(state)
  const { id, provider } = attempt
  const flow: SocialFlow = isBlocked
    ? { status: 'blocked', ...attempt }
    : { status: 'opening', window: popup ? 'popup' : 'this', ...attempt }
  return {
    state: { flow },
    run: [
      ...(stopped.run ?? []),
      provider === 'farcaster'
        ? { type: 'beginFarcaster', key: 'frame', id }
        : { type: 'begin', key: 'frame', id, provider, popup },
      { type: 'timer', key: 'limit', delayMs: socialUriMs, event: { type: 'timedOut', id } },
    ],
    emit: [...(stopped.emit ?? []), toStarted(attempt, false)],
  }
}

function uriReady(state: SocialState, flow: Started, uri: string): SocialStep {
  if (flow.status === 'blocked') return { state: { flow: { ...flow, uri } }, run: [stopLimit] }
  if (flow.status !== 'opening') return { state }
  if (flow.provider === 'farcaster')
    return {
      state: { flow: { status: 'polling', url: uri, ...toAttempt(flow) } },
      run: [{ type: 'timer', key: 'limit', delayMs: farcasterMs, event: { type: 'expired', id: flow.id } }],
    }
  return flow.window === 'popup'
    ? { state: { flow: { status: 'waiting', ...toAttempt(flow) } }, run: [stopLimit] }
    : leavePage(flow)
}

function leavePage(flow: SocialAttempt): SocialStep {
  const attempt = toAttempt(flow)
  return {
    state: { flow: { status: 'leaving', ...attempt } },
    run: [stopLimit, { type: 'leave', key: 'frame', attempt }],
  }
}

/** The provider has returned. A user who declines there is back where the login was started. */
function returned(flow: FlowAt<'waiting'>, uri: string): SocialStep {
  const result = readReturn(uri)
  if (result.status === 'declined') return cancel({ flow })
  const { id, provider } = flow
  if (result.status === 'refused')
    return failSocialLogin(
      flow,
      new SocialLoginError({ reason: 'provider', provider, details: result.reason }),
    )
  return {
    state: { flow: { status: 'verifying', ...toAttempt(flow) } },
    run: [stopLimit, { type: 'verify', key: 'frame', id, uri }],
    emit: [{ type: 'returned', id, provider }],
  }
}

function failSocialLogin(flow: SocialAttempt, error: LatchkitError): SocialStep {
  return {
    state: { flow: { status: 'failed', error, ...toAttempt(flow) } },
    // Closes the pop-up.
    run: [stopLimit, { type: 'cancel', key: 'frame' }],
    emit: [{ type: 'failed', id: flow.id, provider: flow.provider, error }],
  }
}

/** Ends the login. */
function cancel({ flow }: SocialState): SocialStep {
  const next = initialState()
  if (flow.status === 'idle') return { state: { flow } }
  if (flow.status === 'done' || flow.status === 'failed') return { state: next }
  const isConnecting = flow.status === 'connecting'
  const isPolling = flow.status === 'polling'
  const { id, provider, namespace } = flow
  return {
    state: next,
    run: [
      stopLimit,
      { type: 'cancel', key: 'frame' },
      // The frame may have a session: the next user of this device must not find it.
      ...(isBusy(flow) || isPolling ? [signOut(isPolling)] : []),
    ],
    emit: [{ type: 'cancelled', id, provider, namespace, isConnecting }],
  }
}

/** The handlers return failures of the frame as events, so this is a bug in one, or a storage that throws. */
function toFailed(
  state: SocialState,
  { effect, error }: Extract<SocialInput, { type: 'failed' }>,
): SocialStep {
  const { flow } = state
  if (effect.type === 'begin' || effect.type === 'beginFarcaster')
    return transition(state, { type: 'uriFailed', id: effect.id, error })
  if (effect.type === 'verify') return transition(state, { type: 'notVerified', id: effect.id, error })
  if (effect.type !== 'leave' || !isOf(flow, effect.attempt.id) || flow.status !== 'leaving') return { state }
  return failSocialLogin(flow, error)
}

type Started = Exclude<SocialFlow, { status: 'idle' }>

function isOf(flow: SocialFlow, id: string): flow is Started {
  return flow.status !== 'idle' && flow.id === id
}

/** Whether the address at the provider is not known. */
function isBeginning(flow: SocialFlow): boolean {
  return flow.status === 'opening' || (flow.status === 'blocked' && flow.uri === undefined)
}

/** Whether the frame verifies the login, or waits for it. */
function isVerifying(flow: SocialFlow): boolean {
  return flow.status === 'verifying' || flow.status === 'polling'
}

/** Whether the provider has returned, and the frame or the wallet is asked. */
function isBusy(flow: SocialFlow): boolean {
  return flow.status === 'verifying' || flow.status === 'connecting'
}

function toStarted({ id, provider }: SocialAttempt, isResumed: boolean): SocialFact {
  return { type: 'started', id, provider, isResumed }
}

function toAttempt({ id, provider, connectorId, namespace }: SocialAttempt): SocialAttempt {
  return { id, provider, connectorId, namespace }
}

const signOut = (isKept: boolean): SocialEffect => ({
  type: 'signOut',
  key: 'signOut',
  mode: 'write',
  isKept,
})
const stopLimit: SocialEffect = { type: 'cancel', key: 'limit' }
