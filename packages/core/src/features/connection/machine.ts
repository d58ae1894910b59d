import { isSameSession } from '../../chains/session/isSameSession.js'
import type { StoredState } from '../../config/stored.js'
import type { Failed } from '../../engine/machine.js'
import type { LatchkitError } from '../../foundation/errors/base.js'
import { classifyError } from '../../foundation/errors/classifyError.js'
import { AbortedError } from '../../foundation/errors/wallet.js'
import { disconnectWaitMs } from '../../foundation/limits.js'
import type { ChainNamespace } from '../../foundation/schema/caip.js'
import type { Session } from '../../ports/Adapter.js'
import type {
  ConnectionEffect,
  ConnectionEvent,
  ConnectionFact,
  ConnectionInput,
  ConnectionState,
  ConnectionStep,
  Outcome,
} from './types.js'

type In<Status extends ConnectionState['status']> = Extract<ConnectionState, { status: Status }>
type Parts = { readonly run: readonly ConnectionEffect[]; readonly emit: readonly ConnectionFact[] }

/** Starts as `reconnecting` if the server knows of a session, so that the first render matches the later state. */
export function initialState(init: {
  readonly stored: StoredState
  readonly namespace: ChainNamespace
}): ConnectionState {
  return init.stored.connectors?.[init.namespace] === undefined
    ? { status: 'disconnected' }
    : { status: 'reconnecting', next: [] }
}

/** Handles each event of the connection of one namespace. The cases are in chronological order. */
export function transition(state: ConnectionState, input: ConnectionInput): ConnectionStep {
  switch (input.type) {
    case 'reconnect':
      if (state.status !== 'disconnected' && !(state.status === 'reconnecting' && !state.attempt)) break
      return restoreNext(input.id, input.connectorIds)
    case 'restored':
      if (state.status !== 'reconnecting' || !isAttempt(state, input.id, input.connectorId)) break
      if (!input.session) return restoreNext(input.id, state.next)
      return toConnected(input.session, 'reconnect', input.id)
    case 'connect':
      return connect(state, input)
    case 'opened':
      if (state.status !== 'connecting' || state.attempt.id !== input.id) break
      return opened(state, mergeNewerSession(input.session, input.asked, state.session))
    case 'sessionChanged':
      return sessionChanged(state, input.session)
    case 'switchAccount':
      return switchAccount(state, input)
    case 'accountSwitched': {
      if (state.status !== 'connected' || state.choosing !== input.id) break
      const { id, asked } = input
      // The call chose the accounts, so its response replaces them.
      const { accounts } = input.session
      const session = { ...mergeNewerSession(input.session, asked, state.session), accounts }
      const emit = [{ type: 'sessionChanged', id, session, previous: state.session }] as const
      return { state: { status: 'connected', session }, emit }
    }
    case 'cancel': {
      const parts = callOff(state)
      return parts ? { state: withoutAttempt(state), ...parts } : { state }
    }
    case 'clear':
      return 'outcome' in state && state.outcome ? { state: withoutAttempt(state) } : { state }
    case 'disconnect':
      return disconnect(state, input.id)
    case 'closed':
    case 'closeTimedOut':
      if (state.status !== 'disconnecting' || state.id !== input.id) break
      return disconnected(state)
    case 'sessionEnded':
      return sessionEnded(state, input.connectorId)
    case 'failed':
      return failed(state, input)
  }
  return { state }
}

/** Tries the next connector, or ends the restore if there is none. */
function restoreNext(id: string, connectorIds: readonly string[]): ConnectionStep {
  const [connectorId, ...next] = connectorIds
  if (connectorId === undefined) {
    return { state: { status: 'disconnected' }, emit: [{ type: 'notRestored', id }] }
  }
  return {
    state: { status: 'reconnecting', attempt: { id, connectorId }, next },
    run: [{ type: 'restore', key: 'wallet', id, connectorId }],
  }
}

/** A choice of the user supersedes every pending operation, except the closing of a session. */
function connect(
  state: ConnectionState,
  { id, connectorId, chainId }: Extract<ConnectionEvent, { type: 'connect' }>,
): ConnectionStep {
  if (state.status === 'disconnecting') return { state }
  const { run, emit } = callOff(state) ?? nothing
  return {
    state: { status: 'connecting', attempt: { id, connectorId }, session: standing(state) },
    run: [...run, { type: 'openWallet', key: 'wallet', id, connectorId, chainId }],
    emit,
  }
}

/** Adopts the new wallet and closes the one that it replaces: a namespace has one wallet at a time. */
function opened({ attempt, session: old }: In<'connecting'>, session: Session): ConnectionStep {
  const step = toConnected(session, 'connect', attempt.id)
  if (!old || old.connectorId === session.connectorId) return step
  // No action has this effect's id any more: a failure to close the replaced wallet is not reported to the user.
  return { ...step, run: [...step.run, closeWallet(attempt.id, old.connectorId)] }
}

function sessionChanged(state: ConnectionState, session: Session): ConnectionStep {
  const { connectorId } = session
  switch (state.status) {
    case 'disconnected':
      return toConnected(session, 'host')
    case 'reconnecting': {
      // The host app's library restored the session first. That session completes the pending restore.
      const { run } = callOff(state) ?? nothing
      const via = state.attempt?.connectorId === connectorId ? 'reconnect' : 'host'
      const step = toConnected(session, via, state.attempt?.id)
      return { ...step, run: [...run, ...step.run] }
    }
    case 'connecting': {
      const isKept = state.session?.connectorId === connectorId
      // The attempt ends with the wallet's response.
      if (!isKept && state.attempt.connectorId === connectorId) return { state: { ...state, heard: session } }
      // The wallet in use replaces the session that was stored before.
      const now = state.heard ? { ...state, heard: undefined } : state
      return isKept ? updated(now, session) : { ...toConnected(session, 'host'), state: { ...now, session } }
    }
    case 'connected': {
      if (state.session.connectorId === connectorId) return updated(state, session)
      const { run, emit } = callOff(state) ?? nothing
      const step = toConnected(session, 'host')
      return { state: step.state, run: [...run, ...step.run], emit: [...emit, ...step.emit] }
    }
    case 'disconnecting': {
      if (state.session.connectorId === connectorId) return updated(state, session)
      const ended = disconnected(state)
      const step = toConnected(session, 'host')
      return { state: step.state, run: [...ended.run, ...step.run], emit: [...ended.emit, ...step.emit] }
    }
  }
}

function switchAccount(
  state: ConnectionState,
  { id, address }: Extract<ConnectionEvent, { type: 'switchAccount' }>,
): ConnectionStep {
  if (state.status !== 'connected') return { state }
  const { run, emit } = callOff(state) ?? nothing
  const { connectorId } = state.session
  return {
    state: { status: 'connected', session: state.session, choosing: id },
    run: [...run, { type: 'chooseAccount', key: 'account', id, connectorId, address }],
    emit,
  }
}

function disconnect(state: ConnectionState, id: string): ConnectionStep {
  if (state.status === 'disconnecting') return { state }
  const { run, emit } = callOff(state) ?? nothing
  const session = standing(state)
  if (session) {
    const event = { type: 'closeTimedOut', id } as const
    const timer = { type: 'timer', key: 'close-wait', delayMs: disconnectWaitMs, event } as const
    return {
      state: { status: 'disconnecting', session, id },
      run: [...run, closeWallet(id, session.connectorId), timer],
      emit,
    }
  }
  const attempt = 'attempt' in state ? state.attempt : undefined
  if (!attempt) return { state }
  // No session exists yet: the pending attempt is cancelled.
  return {
    state: { status: 'disconnected' },
    run: [...run, remember(null)],
    emit: [...emit, { type: 'disconnected', id, connectorId: attempt.connectorId, by: 'visitor' }],
  }
}

function sessionEnded(state: ConnectionState, connectorId: string): ConnectionStep {
  const session = sessionIn(state)
  // The pending session had replaced the previous one: when it ends, both are gone.
  const isHeard = state.status === 'connecting' && state.heard?.connectorId === connectorId
  if (!isHeard && session?.connectorId !== connectorId) return { state }
  if (state.status === 'disconnecting') return disconnected(state)
  const { run, emit }: Parts = session
    ? {
        run: [remember(null)],
        emit: [{ type: 'disconnected', connectorId: session.connectorId, by: 'wallet' }],
      }
    : nothing
  // Another wallet is being asked: that attempt continues.
  if (state.status === 'connecting') {
    return { state: { status: 'connecting', attempt: state.attempt }, run, emit }
  }
  const off = callOff(state) ?? nothing
  return { state: { status: 'disconnected' }, run: [...off.run, ...run], emit: [...off.emit, ...emit] }
}

function failed(state: ConnectionState, { effect, error }: Failed<ConnectionEffect>): ConnectionStep {
  switch (effect.type) {
    case 'restore':
      if (state.status !== 'reconnecting' || !isAttempt(state, effect.id, effect.connectorId)) break
      return restoreNext(effect.id, state.next)
    case 'openWallet':
      if (state.status !== 'connecting' || state.attempt.id !== effect.id) break
      return notOpened(state, error)
    case 'chooseAccount':
      if (state.status !== 'connected' || state.choosing !== effect.id) break
      return {
        state: withoutAttempt(state),
        emit: [{ type: 'switchAccountFailed', id: effect.id, error }],
      }
    case 'closeWallet':
      if (state.status !== 'disconnecting' || state.id !== effect.id) break
      return {
        state: { status: 'connected', session: state.session },
        run: [{ type: 'cancel', key: 'close-wait' }],
        emit: [{ type: 'disconnectFailed', id: effect.id, error }],
      }
  }
  return { state }
}

function notOpened(state: In<'connecting'>, error: LatchkitError): ConnectionStep {
  const { id, connectorId } = state.attempt
  const status = classifyError(error)
  const { run, emit } = adoptPendingSession(state)
  if (status === 'cancelled') {
    return { state: withoutAttempt(state), run, emit: [{ type: 'cancelled', id, connectorId }, ...emit] }
  }
  const outcome: Outcome = status === 'declined' ? { status, connectorId } : { status, connectorId, error }
  return {
    state: { ...withoutAttempt(state), outcome },
    run,
    emit: [{ type: status, id, connectorId, error }, ...emit],
  }
}

/** Returns the connected state of a session, with its effects and its fact. */
function toConnected(
  session: Session,
  via: Extract<ConnectionFact, { type: 'connected' }>['via'],
  id?: string,
): Parts & { readonly state: In<'connected'> } {
  return {
    state: { status: 'connected', session },
    run: [remember(session.connectorId)],
    emit: [{ type: 'connected', id, via, session }],
  }
}

/** Merges changes that the wallet reported after it had responded: they are newer than the response. */
function mergeNewerSession(answer: Session, asked: Session | undefined, now: Session | undefined): Session {
  const { connectorId } = answer
  if (!now || asked?.connectorId !== connectorId || now.connectorId !== connectorId) return answer
  const { accounts, chainId, approvedChainIds } = now
  return {
    ...answer,
    ...(chainId !== asked.chainId && { chainId, approvedChainIds }),
    ...(accounts !== asked.accounts && { accounts }),
  }
}

/** Updates the same session if anything in it has changed. */
function updated(state: In<'connecting' | 'connected' | 'disconnecting'>, session: Session): ConnectionStep {
  if (!state.session || isSameSession(state.session, session)) return { state }
  return {
    state: { ...state, session },
    emit: [{ type: 'sessionChanged', session, previous: state.session }],
  }
}

/** Ends the disconnect that the user requested, after the wallet's response or the time-out. */
function disconnected({ session, id }: In<'disconnecting'>): Parts & { readonly state: ConnectionState } {
  return {
    state: { status: 'disconnected' },
    run: [{ type: 'cancel', key: 'close-wait' }, remember(null)],
    emit: [{ type: 'disconnected', id, connectorId: session.connectorId, by: 'visitor' }],
  }
}

/** Cancels the pending attempt and settles its action. A disconnect cannot be cancelled. */
function callOff(state: ConnectionState): Parts | undefined {
  if (state.status === 'reconnecting' && state.attempt) {
    const { id } = state.attempt
    return { run: [{ type: 'cancel', key: 'wallet' }], emit: [{ type: 'notRestored', id }] }
  }
  if (state.status === 'connecting') {
    const { id, connectorId } = state.attempt
    const { run, emit } = adoptPendingSession(state)
    return {
      run: [{ type: 'cancel', key: 'wallet' }, ...run],
      emit: [{ type: 'cancelled', id, connectorId }, ...emit],
    }
  }
  if (state.status === 'connected' && state.choosing !== undefined) {
    const error = new AbortedError()
    return {
      run: [{ type: 'cancel', key: 'account' }],
      emit: [{ type: 'switchAccountFailed', id: state.choosing, error }],
    }
  }
  return undefined
}

/** Keeps a session that was established while the attempt failed. */
function adoptPendingSession({ heard }: In<'connecting'>): Parts {
  return heard ? toConnected(heard, 'host') : nothing
}

/** The session that remains when the pending attempt ends. */
function standing(state: ConnectionState): Session | undefined {
  return (state.status === 'connecting' && state.heard) || sessionIn(state)
}

/** Returns the state without a pending attempt or an outcome. */
function withoutAttempt(state: ConnectionState): In<'connected' | 'disconnected'> {
  const session = standing(state)
  return session ? { status: 'connected', session } : { status: 'disconnected' }
}

function isAttempt({ attempt }: In<'reconnecting'>, id: string, connectorId: string): boolean {
  return attempt?.id === id && attempt.connectorId === connectorId
}

function sessionIn(state: ConnectionState): Session | undefined {
  return 'session' in state ? state.session : undefined
}

function closeWallet(id: string, connectorId: string): ConnectionEffect {
  return { type: 'closeWallet', key: 'close', mode: 'write', id, connectorId }
}

function remember(connectorId: string | null): ConnectionEffect {
  return { type: 'remember', key: 'remember', connectorId }
}

const nothing: Parts = { run: [], emit: [] }
