import type { PlainData } from '@latchkit/frame-client'
import type { FailureCode } from './FailureCode.js'
import { isArmed } from './isArmed.js'
import type { Approval, ApprovalOutcome, ApprovalRequest, ApprovalSubject, QueuedRequest } from './types.js'

/** Requests that wait at the same time; the app must wait with more. */
export const queueMax = 20

/** The requests of the app: one is displayed, the others wait in order. */
export type ApprovalState =
  | { readonly status: 'idle'; readonly queue: readonly [] }
  | (Waiting & { readonly status: 'preparing'; readonly request: ApprovalRequest })
  | (Displayed & {
      readonly status: 'deciding'
      /** When it was displayed last, in ms; null while it is not, or covered. */
      readonly displayedAt: number | null
    })
  | (Displayed & { readonly status: 'signing' })
  /** The settings, or the login with a passkey, are displayed: they have a state of their own. */
  | (Waiting & { readonly status: 'settings'; readonly request: ApprovalSubject })
  | (Waiting & { readonly status: 'passkey'; readonly request: ApprovalSubject })
  | (Waiting & { readonly status: 'leave'; readonly request: ApprovalSubject; readonly url: string })
  | (Waiting & {
      readonly status: 'failed'
      readonly request: Pick<ApprovalRequest, 'id' | 'origin' | 'chainId'>
      readonly code: FailureCode
    })

type Waiting = { readonly queue: readonly QueuedRequest[] }
type Displayed = Waiting & {
  readonly approval: Approval
  /** Of `approval`: an approval of anything else is ignored. */
  readonly digest: string
}

/** Events of the requests. `at`: time in ms. `isTrusted`: whether the browser states that the user caused it. */
export type ApprovalEvent =
  | { readonly type: 'requested'; readonly request: QueuedRequest }
  | { readonly type: 'prepared'; readonly approval: Approval; readonly digest: string }
  | { readonly type: 'displayed'; readonly digest: string; readonly at: number }
  | { readonly type: 'covered' }
  | { readonly type: 'approve'; readonly digest: string; readonly at: number; readonly isTrusted: boolean }
  | { readonly type: 'decline'; readonly id: string; readonly isTrusted: boolean }
  /** The settings have found that the session has ended, or have ended it. */
  | { readonly type: 'sessionEnded'; readonly id: string }
  /** The passkey has logged the user in, or the user leaves the page. */
  | { readonly type: 'loggedIn'; readonly id: string }
  | { readonly type: 'signed'; readonly id: string; readonly result: PlainData }
  | { readonly type: 'failed'; readonly id: string; readonly code: FailureCode }
  | { readonly type: 'aborted'; readonly id: string }

/** Commands of the machine. */
export type ApprovalEffect =
  | { readonly type: 'prepare'; readonly request: ApprovalRequest }
  | { readonly type: 'sign'; readonly approval: Approval; readonly digest: string }
  /** Stops the work for a request. A signature that is not complete is dropped. */
  | { readonly type: 'stop'; readonly id: string }
  | { readonly type: 'settle'; readonly id: string; readonly outcome: ApprovalOutcome }

type Transition = { readonly state: ApprovalState; readonly run: readonly ApprovalEffect[] }

/** The state without requests. */
export const idle: ApprovalState = { status: 'idle', queue: [] }

/** Returns the next state and its effects. Only an `approve` that the user caused leads to `sign`. */
export function transition(state: ApprovalState, event: ApprovalEvent): Transition {
  if (event.type === 'requested') return enqueue(state, event.request)
  if (event.type === 'aborted') return abort(state, event.id)
  switch (state.status) {
    case 'idle':
      return stay(state)
    case 'preparing': {
      const { request, queue } = state
      if (event.type === 'prepared' && event.approval.id === request.id) {
        const { approval, digest } = event
        return stay({ status: 'deciding', approval, digest, displayedAt: null, queue })
      }
      if (event.type === 'failed' && event.id === request.id) return failRequest(request, event.code, queue)
      return event.type === 'decline' ? decline(state, request.id, event) : stay(state)
    }
    case 'deciding': {
      const { approval, digest, displayedAt, queue } = state
      if (event.type === 'displayed' && event.digest === digest)
        return stay({ ...state, displayedAt: event.at })
      if (event.type === 'covered') return stay({ ...state, displayedAt: null })
      if (event.type === 'decline') return decline(state, approval.id, event)
      const isApproved = event.type === 'approve' && event.digest === digest && isArmed(event, displayedAt)
      if (!isApproved) return stay(state)
      return {
        state: { status: 'signing', approval, digest, queue },
        run: [{ type: 'sign', approval, digest }],
      }
    }
    case 'signing': {
      const { approval, queue } = state
      if (event.type === 'signed' && event.id === approval.id)
        return settleRequest(approval.id, { status: 'approved', result: event.result }, queue)
      if (event.type === 'failed' && event.id === approval.id) return failRequest(approval, event.code, queue)
      return stay(state)
    }
    case 'settings': {
      const { request, queue } = state
      if (event.type === 'sessionEnded' && event.id === request.id)
        return settleRequest(request.id, { status: 'failed', code: 'session_expired' }, queue)
      const isClosed = event.type === 'decline' && event.isTrusted && event.id === request.id
      return isClosed ? settleRequest(request.id, { status: 'approved', result: null }, queue) : stay(state)
    }
    case 'leave':
    case 'passkey': {
      const { request, queue } = state
      if (event.type === 'loggedIn' && event.id === request.id)
        return settleRequest(request.id, { status: 'approved', result: null }, queue)
      return event.type === 'decline' ? decline(state, request.id, event) : stay(state)
    }
    case 'failed': {
      const { request, code, queue } = state
      // The user has read the failure.
      const isClosed = event.type === 'decline' && event.isTrusted && event.id === request.id
      return isClosed ? settleRequest(request.id, { status: 'failed', code }, queue) : stay(state)
    }
  }
}

function enqueue(state: ApprovalState, request: QueuedRequest): Transition {
  if (state.status === 'idle') return startRequest(request, [])
  if (state.queue.length < queueMax) return stay({ ...state, queue: [...state.queue, request] })
  const outcome: ApprovalOutcome = { status: 'failed', code: 'queue_full' }
  return { state, run: [{ type: 'settle', id: request.id, outcome }] }
}

function abort(state: ApprovalState, id: string): Transition {
  if (state.status === 'idle') return stay(state)
  if (getCurrentId(state) === id) return next(state.queue, [{ type: 'stop', id }])
  const queue = state.queue.filter((request) => request.id !== id)
  return queue.length === state.queue.length ? stay(state) : stay({ ...state, queue })
}

function decline(
  state: Exclude<ApprovalState, { status: 'idle' }>,
  id: string,
  event: { readonly id: string; readonly isTrusted: boolean },
): Transition {
  if (!event.isTrusted || event.id !== id) return stay(state)
  return next(state.queue, [
    { type: 'stop', id },
    { type: 'settle', id, outcome: { status: 'declined' } },
  ])
}

function failRequest(
  { id, origin, chainId }: Pick<ApprovalRequest, 'id' | 'origin' | 'chainId'>,
  code: FailureCode,
  queue: readonly QueuedRequest[],
): Transition {
  return stay({ status: 'failed', request: { id, origin, chainId }, code, queue })
}

function settleRequest(id: string, outcome: ApprovalOutcome, queue: readonly QueuedRequest[]): Transition {
  return next(queue, [{ type: 'settle', id, outcome }])
}

function next(queue: readonly QueuedRequest[], run: readonly ApprovalEffect[]): Transition {
  const [request, ...rest] = queue
  if (!request) return { state: idle, run }
  const started = startRequest(request, rest)
  return { state: started.state, run: [...run, ...started.run] }
}

function startRequest(request: QueuedRequest, queue: readonly QueuedRequest[]): Transition {
  if (request.request.type === 'leave')
    return stay({ status: 'leave', request, url: request.request.url, queue })
  const { type } = request.request
  if (!isSigning(request)) return stay({ status: type === 'passkey' ? type : 'settings', request, queue })
  return { state: { status: 'preparing', request, queue }, run: [{ type: 'prepare', request }] }
}

function getCurrentId(state: Exclude<ApprovalState, { status: 'idle' }>): string {
  return 'approval' in state ? state.approval.id : state.request.id
}

function isSigning(queued: QueuedRequest): queued is ApprovalRequest {
  return !['settings', 'passkey', 'leave'].includes(queued.request.type)
}

const stay = (state: ApprovalState): Transition => ({ state, run: [] })
