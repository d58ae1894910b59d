import { abortableRequests } from '../protocol/abortableRequests.js'
import type { FrameRequestName } from '../protocol/FrameRequests.js'
import { frameLoadMs, loginRequestMs, readyDelayMs, signOutWaitMs } from '../protocol/limits.js'
import { appPrefix } from '../protocol/wire.js'
import type { ClientEffect, ClientEvent, ClientState, ClientStep, Outcome, PendingRequest } from './types.js'

type Loading = Extract<ClientState, { status: 'loading' }>
type Open = Exclude<ClientState, { status: 'closed' }>
type RequestEvent = Extract<ClientEvent, { type: 'request' }>

/** Requests that wait for the frame without a time limit, because no user waits for them. */
const waitsForFrame: readonly FrameRequestName[] = ['SYNC_THEME', 'SYNC_DAPP_DATA', 'SET_PREFERRED_ACCOUNT']

/** Requests of a login, which have a time limit. */
const hasTimeLimit: readonly FrameRequestName[] = [
  'CONNECT_EMAIL',
  'CONNECT_DEVICE',
  'CONNECT_OTP',
  'CONNECT_SOCIAL',
  'GET_SOCIAL_REDIRECT_URI',
]

/** Starts without a frame. */
export function initialState(): ClientState {
  return { status: 'notLoaded', pending: [] }
}

/** Handles the events of the client. The cases are in the order in which they usually happen. */
export function transition(state: ClientState, event: ClientEvent): ClientStep {
  if (state.status === 'closed')
    return event.type === 'request'
      ? { state, run: [settleRequest(event, { status: 'aborted' })] }
      : { state }
  switch (event.type) {
    case 'request':
      return request(state, event)
    case 'frameReady':
      return state.status === 'notLoaded' ? { state } : frameReady(state, event.version)
    case 'portOpened':
      return state.status === 'loading' ? proceed({ ...state, isPortAwaited: false }) : { state }
    case 'answered':
      return answered(state, event)
    case 'aborted':
      return aborted(state, event.id, event.cause)
    case 'timer':
      return timer(state, event.key)
    case 'loadFailed':
      return end(state, 'notLoaded', { status: 'loadFailed', cause: event.cause }, [
        { type: 'report', problem: event.cause === 'unverified_domain' ? event.cause : 'iframe_load_failed' },
      ])
    case 'destroy':
      return end(state, 'closed', { status: 'aborted' }, [])
  }
}

function request(state: Open, event: RequestEvent): ClientStep {
  const { id, name, message } = event
  const limit: readonly ClientEffect[] = name === 'SIGN_OUT' ? [startTimer(timerOf(id), signOutWaitMs)] : []
  const pending: PendingRequest = { id, name, message, isSent: state.status === 'ready' }
  if (state.status === 'ready')
    return {
      state: { ...state, pending: [...state.pending, pending] },
      run: [...limit, ...postRequest(pending)],
    }
  const isLimited = !waitsForFrame.includes(name)
  const isNew = state.status === 'notLoaded'
  const before: Loading = isNew ? startLoading([]) : state
  return {
    state: {
      ...before,
      pending: [...before.pending, pending],
      hasTimeLimit: before.hasTimeLimit || isLimited,
    },
    run: [
      ...(isNew ? [{ type: 'createFrame' } as const] : []),
      ...(isLimited && !before.hasTimeLimit ? [startTimer('load', frameLoadMs)] : []),
      ...limit,
    ],
  }
}

/**
 * The document of the frame has loaded, for the first time or again. A document that was loaded again does not know the
 * requests of the one before it.
 */
function frameReady(
  state: Exclude<ClientState, { status: 'notLoaded' | 'closed' }>,
  version: number | undefined,
): ClientStep {
  const lost = state.pending.filter(({ isSent }) => isSent)
  const next: Loading = {
    ...startLoading(state.pending.filter(({ isSent }) => !isSent)),
    hasTimeLimit: state.status === 'loading' && state.hasTimeLimit,
    isPortAwaited: version !== undefined,
  }
  return {
    state: next,
    run: [
      { type: 'closePort' },
      ...lost.flatMap((one) => finish(one, one.name === 'RELOAD' ? succeeded : { status: 'aborted' })),
      startTimer('delay', readyDelayMs),
      ...(version === undefined ? [] : [{ type: 'openPort', version } as const]),
    ],
  }
}

/** Sends what has waited, as soon as both the delay is over and the port is open. */
function proceed(state: Loading): ClientStep {
  if (!state.isDelayOver || state.isPortAwaited) return { state }
  const pending = state.pending.map((one) => ({ ...one, isSent: true }))
  return {
    state: { status: 'ready', pending: pending.filter(({ isSettled }) => !isSettled) },
    run: [stopTimer('load'), ...pending.flatMap(postRequest)],
  }
}

function answered(state: Open, { id, name, answer }: Extract<ClientEvent, { type: 'answered' }>): ClientStep {
  const found = state.pending.find((one) => one.id === id && one.name === name && one.isSent)
  if (!found) return { state }
  const next = without(state, id)
  return {
    // Later requests wait for `READY` of the new document.
    state: name === 'RELOAD' && answer.status === 'success' ? startLoading(next.pending) : next,
    run: finish(found, answer),
  }
}

function aborted(state: Open, id: string, cause: unknown): ClientStep {
  const found = state.pending.find((one) => one.id === id && !one.isSettled)
  if (!found) return { state }
  return {
    state: without(state, id),
    run: [...finish(found, { status: 'aborted', cause }), ...abortAtFrame(found)],
  }
}

function timer(state: Open, key: string): ClientStep {
  if (key === 'delay')
    return state.status === 'loading' ? proceed({ ...state, isDelayOver: true }) : { state }
  if (key === 'load') {
    const problem = 'iframe_load_failed'
    return end(state, 'notLoaded', { status: 'aborted', problem }, [{ type: 'report', problem }])
  }
  const found = state.pending.find(({ id }) => timerOf(id) === key)
  if (!found) return { state }
  if (found.name === 'SIGN_OUT') return giveUpWaiting(state, found)
  const problem = 'iframe_request_timeout'
  return {
    state: { ...state, pending: [] },
    run: [
      { type: 'report', problem },
      ...state.pending.flatMap((one) => finish(one, { status: 'aborted', problem })),
      ...state.pending.flatMap(abortAtFrame),
    ],
  }
}

/** The caller no longer waits. A frame that is not ready yet still receives the request, so that the user is signed out. */
function giveUpWaiting(state: Open, request: PendingRequest): ClientStep {
  const run = [settleRequest(request, succeeded)]
  if (request.isSent || state.status !== 'loading') return { state: without(state, request.id), run }
  const pending = state.pending.map((one) => (one === request ? { ...one, isSettled: true as const } : one))
  return { state: { ...state, pending }, run }
}

/** Ends the frame and all requests. */
function end(
  state: Open,
  status: 'notLoaded' | 'closed',
  outcome: Outcome,
  reports: readonly ClientEffect[],
): ClientStep {
  if (state.status === 'notLoaded') return { state: { status, pending: [] } }
  return {
    state: { status, pending: [] },
    run: [
      stopTimer('load'),
      stopTimer('delay'),
      { type: 'closePort' },
      { type: 'removeFrame' },
      ...reports,
      ...state.pending.flatMap((one) => finish(one, outcome)),
    ],
  }
}

function startLoading(pending: readonly PendingRequest[]): Loading {
  return { status: 'loading', pending, hasTimeLimit: false, isDelayOver: false, isPortAwaited: false }
}

const succeeded: Outcome = { status: 'success', value: undefined }

function without(state: Open, id: string): ClientState {
  return state.status === 'notLoaded'
    ? state
    : { ...state, pending: state.pending.filter((one) => one.id !== id) }
}

function postRequest({ id, name, message }: PendingRequest): readonly ClientEffect[] {
  const hasTimer = hasTimeLimit.includes(name)
  return [{ type: 'post', message }, ...(hasTimer ? [startTimer(timerOf(id), loginRequestMs)] : [])]
}

/** Ends what the frame does for a request that nothing waits for. */
function abortAtFrame({ id, name, isSent }: PendingRequest): readonly ClientEffect[] {
  const message = { type: `${appPrefix}RPC_ABORT`, payload: { id } }
  return isSent && abortableRequests.includes(name) ? [{ type: 'post', message }] : []
}

function finish(request: PendingRequest, outcome: Outcome): readonly ClientEffect[] {
  const { id, isSettled } = request
  return [stopTimer(timerOf(id)), ...(isSettled ? [] : [settleRequest(request, outcome)])]
}

function settleRequest({ id }: { readonly id: string }, outcome: Outcome): ClientEffect {
  return { type: 'settle', id, outcome }
}

function timerOf(id: string): string {
  return `request/${id}`
}

function startTimer(key: string, delayMs: number): ClientEffect {
  return { type: 'startTimer', key, delayMs }
}

function stopTimer(key: string): ClientEffect {
  return { type: 'stopTimer', key }
}
