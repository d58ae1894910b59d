import { isSameSession } from '../../../chains/session/isSameSession.js'
import type { Failed } from '../../../engine/machine.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { classifyError } from '../../../foundation/errors/classifyError.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { disconnectWaitMs } from '../../../foundation/limits.js'
import type { Session } from '../../../ports/Adapter.js'
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
type StepOutput = { readonly run: readonly ConnectionEffect[]; readonly emit: readonly ConnectionFact[] }

/** Handles the events of one namespace. The cases are listed in the order in which they usually happen. */
export function transition(state: ConnectionState, input: ConnectionInput): ConnectionStep {
  switch (input.type) {
    case 'reconnect':
      if (state.status !== 'disconnected' && !(state.status === 'reconnecting' && !state.attempt)) break
      return restoreNext(input.id, input.connectorIds, input.address)
    case 'restored':
      if (state.status !== 'reconnecting' || state.attempt?.id !== input.id) break
      if (state.attempt.connectorId !== input.connectorId) break
      if (!input.session) return restoreNext(input.id, state.next, state.address)
      return toConnected(input.session, 'reconnect', input.id)
    case 'connect':
      return connect(state, input)
    case 'walletConnected':
      if (state.status !== 'connecting' || state.attempt.id !== input.id) break
      return completeAttempt(state, mergeNewerSession(input.session, input.sessionBefore, state.session))
    case 'sessionChanged':
      return sessionChanged(state, input.session)
    case 'switchAccount':
      return switchAccount(state, input)
    case 'accountSwitched': {
      if (state.status !== 'connected' || state.accountSwitchId !== input.id) break
      const { id, sessionBefore } = input
      // Takes the accounts from the response, and only the chain from a newer change.
      const { accounts } = input.session
      const session = { ...mergeNewerSession(input.session, sessionBefore, state.session), accounts }
      const emit = [{ type: 'sessionChanged', id, session, previous: state.session }] as const
      return { state: { status: 'connected', session }, run: [storeSession(session)], emit }
    }
    case 'cancel': {
      const parts = cancelPending(state)
      return parts ? { state: toSettledState(state), ...parts } : { state }
    }
    case 'clearOutcome':
      return 'outcome' in state && state.outcome ? { state: toSettledState(state) } : { state }
    case 'disconnect':
      return disconnect(state, input.id)
    case 'walletDisconnected':
    case 'disconnectTimedOut':
      if (state.status !== 'disconnecting' || state.id !== input.id) break
      return completeDisconnect(state)
    case 'sessionEnded':
      return sessionEnded(state, input.connectorId)
    case 'failed':
      return failed(state, input)
  }
  return { state }
}

/** Tries the next connector, or ends the restore if there is none. */
function restoreNext(id: string, connectorIds: readonly string[], address?: string): ConnectionStep {
  const [connectorId, ...next] = connectorIds
  if (connectorId === undefined) {
    return { state: { status: 'disconnected' }, emit: [{ type: 'notRestored', id }] }
  }
  return {
    state: { status: 'reconnecting', attempt: { id, connectorId }, address, next },
    run: [{ type: 'restore', key: 'wallet', id, connectorId }],
  }
}

/** Starts an attempt, which supersedes every pending operation except a disconnect. */
function connect(
  state: ConnectionState,
  { id, connectorId, chainId }: Extract<ConnectionEvent, { type: 'connect' }>,
): ConnectionStep {
  if (state.status === 'disconnecting') return { state }
  const { run, emit } = cancelPending(state) ?? noOutput
  return {
    state: { status: 'connecting', attempt: { id, connectorId }, session: getRemainingSession(state) },
    run: [...run, { type: 'connectWallet', key: 'wallet', id, connectorId, chainId }],
    emit,
  }
}

/** Adopts the session of the new wallet and disconnects the previous wallet: a namespace has one wallet at a time. */
function completeAttempt({ attempt, session: old }: In<'connecting'>, session: Session): ConnectionStep {
  const step = toConnected(session, 'connect', attempt.id)
  if (!old || old.connectorId === session.connectorId) return step
  // The action with this id has settled, so a failure to disconnect the previous wallet is not reported.
  return { ...step, run: [...step.run, disconnectWallet(attempt.id, old.connectorId)] }
}

function sessionChanged(state: ConnectionState, session: Session): ConnectionStep {
  const { connectorId } = session
  switch (state.status) {
    case 'disconnected':
      return toConnected(session, 'hostApp')
    case 'reconnecting': {
      // The app has restored the session first, with its own chain library. That session completes the pending restore.
      const { run } = cancelPending(state) ?? noOutput
      const via = state.attempt?.connectorId === connectorId ? 'reconnect' : 'hostApp'
      const step = toConnected(session, via, state.attempt?.id)
      return { ...step, run: [...run, ...step.run] }
    }
    case 'connecting': {
      const isPrevious = state.session?.connectorId === connectorId
      // The attempt ends with the wallet's response.
      if (!isPrevious && state.attempt.connectorId === connectorId)
        return { state: { ...state, pendingSession: session } }
      // The current session is of another wallet now, so the pending one is no longer valid.
      const now = state.pendingSession ? { ...state, pendingSession: undefined } : state
      return isPrevious
        ? updateSession(now, session)
        : { ...toConnected(session, 'hostApp'), state: { ...now, session } }
    }
    case 'connected': {
      if (state.session.connectorId === connectorId) return updateSession(state, session)
      const { run, emit } = cancelPending(state) ?? noOutput
      const step = toConnected(session, 'hostApp')
      return { state: step.state, run: [...run, ...step.run], emit: [...emit, ...step.emit] }
    }
    case 'disconnecting': {
      if (state.session.connectorId === connectorId) return updateSession(state, session)
      const ended = completeDisconnect(state)
      const step = toConnected(session, 'hostApp')
      return { state: step.state, run: [...ended.run, ...step.run], emit: [...ended.emit, ...step.emit] }
    }
  }
}

function switchAccount(
  state: ConnectionState,
  { id, address }: Extract<ConnectionEvent, { type: 'switchAccount' }>,
): ConnectionStep {
  if (state.status !== 'connected') return { state }
  const { run, emit } = cancelPending(state) ?? noOutput
  const { connectorId } = state.session
  return {
    state: { status: 'connected', session: state.session, accountSwitchId: id },
    run: [...run, { type: 'switchAccount', key: 'account', id, connectorId, address }],
    emit,
  }
}

function disconnect(state: ConnectionState, id: string): ConnectionStep {
  if (state.status === 'disconnecting') return { state }
  const { run, emit } = cancelPending(state) ?? noOutput
  const session = getRemainingSession(state)
  if (session) {
    const event = { type: 'disconnectTimedOut', id } as const
    const timer = { type: 'timer', key: 'disconnect-timeout', delayMs: disconnectWaitMs, event } as const
    return {
      state: { status: 'disconnecting', session, id },
      run: [...run, disconnectWallet(id, session.connectorId), timer],
      emit,
    }
  }
  const attempt = 'attempt' in state ? state.attempt : undefined
  if (!attempt) return { state }
  // No session exists yet: the pending attempt is cancelled.
  return {
    state: { status: 'disconnected' },
    run: [...run, storeSession(null)],
    emit: [...emit, { type: 'disconnected', id, connectorId: attempt.connectorId, by: 'user' }],
  }
}

function sessionEnded(state: ConnectionState, connectorId: string): ConnectionStep {
  const session = getSession(state)
  // The adapter's library holds one session: the pending one had already replaced the previous one. So when it ends, both
  // have ended.
  const isPending = state.status === 'connecting' && state.pendingSession?.connectorId === connectorId
  if (!isPending && session?.connectorId !== connectorId) return { state }
  if (state.status === 'disconnecting') return completeDisconnect(state)
  const { run, emit }: StepOutput = session
    ? {
        run: [storeSession(null)],
        emit: [{ type: 'disconnected', connectorId: session.connectorId, by: 'wallet' }],
      }
    : noOutput
  // The pending attempt continues, also if it is with the same wallet.
  if (state.status === 'connecting') {
    return { state: { status: 'connecting', attempt: state.attempt }, run, emit }
  }
  const cancelled = cancelPending(state) ?? noOutput
  return {
    state: { status: 'disconnected' },
    run: [...cancelled.run, ...run],
    emit: [...cancelled.emit, ...emit],
  }
}

function failed(state: ConnectionState, { effect, error }: Failed<ConnectionEffect>): ConnectionStep {
  switch (effect.type) {
    case 'restore':
      return transition(state, { ...effect, type: 'restored', session: null })
    case 'connectWallet':
      if (state.status !== 'connecting' || state.attempt.id !== effect.id) break
      return failAttempt(state, error)
    case 'switchAccount':
      if (state.status !== 'connected' || state.accountSwitchId !== effect.id) break
      return {
        state: toSettledState(state),
        emit: [{ type: 'switchAccountFailed', id: effect.id, error }],
      }
    case 'disconnectWallet':
      if (state.status !== 'disconnecting' || state.id !== effect.id) break
      return {
        state: { status: 'connected', session: state.session },
        run: [{ type: 'cancel', key: 'disconnect-timeout' }],
        emit: [{ type: 'disconnectFailed', id: effect.id, error }],
      }
  }
  return { state }
}

function failAttempt(state: In<'connecting'>, error: LatchkitError): ConnectionStep {
  const { id, connectorId } = state.attempt
  const status = classifyError(error)
  const { run, emit } = getPendingSessionOutput(state)
  if (status === 'cancelled') {
    return { state: toSettledState(state), run, emit: [{ type: 'cancelled', id, connectorId }, ...emit] }
  }
  const outcome: Outcome = status === 'declined' ? { status, connectorId } : { status, connectorId, error }
  return {
    state: { ...toSettledState(state), outcome },
    run,
    emit: [{ type: status, id, connectorId, error }, ...emit],
  }
}

/** Returns the connected state of a session, with its effects and its fact. */
function toConnected(
  session: Session,
  via: Extract<ConnectionFact, { type: 'connected' }>['via'],
  id?: string,
): StepOutput & { readonly state: In<'connected'> } {
  return {
    state: { status: 'connected', session },
    run: [storeSession(session)],
    emit: [{ type: 'connected', id, via, session }],
  }
}

/** Changes that the wallet reported after the request was sent are newer than its response, so they replace its fields. */
function mergeNewerSession(
  response: Session,
  sessionBefore: Session | undefined,
  now: Session | undefined,
): Session {
  const { connectorId } = response
  if (!now || sessionBefore?.connectorId !== connectorId || now.connectorId !== connectorId) return response
  const { accounts, chainId, approvedChainIds } = now
  return {
    ...response,
    ...(chainId !== sessionBefore.chainId && { chainId, approvedChainIds }),
    ...(accounts !== sessionBefore.accounts && { accounts }),
  }
}

/** Updates the session of the same wallet. Ignores an equal session. */
function updateSession(
  state: In<'connecting' | 'connected' | 'disconnecting'>,
  session: Session,
): ConnectionStep {
  if (!state.session || isSameSession(state.session, session)) return { state }
  return {
    state: { ...state, session },
    run: [storeSession(session)],
    emit: [{ type: 'sessionChanged', session, previous: state.session }],
  }
}

/** Ends the disconnect that the user requested, after the wallet's response or the time-out. */
function completeDisconnect({
  session,
  id,
}: In<'disconnecting'>): StepOutput & { readonly state: ConnectionState } {
  return {
    state: { status: 'disconnected' },
    run: [{ type: 'cancel', key: 'disconnect-timeout' }, storeSession(null)],
    emit: [{ type: 'disconnected', id, connectorId: session.connectorId, by: 'user' }],
  }
}

/** Cancels the pending attempt and settles its action. A disconnect cannot be cancelled. */
function cancelPending(state: ConnectionState): StepOutput | undefined {
  if (state.status === 'reconnecting' && state.attempt) {
    const { id } = state.attempt
    return { run: [{ type: 'cancel', key: 'wallet' }], emit: [{ type: 'notRestored', id }] }
  }
  if (state.status === 'connecting') {
    const { id, connectorId } = state.attempt
    const { run, emit } = getPendingSessionOutput(state)
    return {
      run: [{ type: 'cancel', key: 'wallet' }, ...run],
      emit: [{ type: 'cancelled', id, connectorId }, ...emit],
    }
  }
  if (state.status === 'connected' && state.accountSwitchId !== undefined) {
    const error = new AbortedError()
    return {
      run: [{ type: 'cancel', key: 'account' }],
      emit: [{ type: 'switchAccountFailed', id: state.accountSwitchId, error }],
    }
  }
  return undefined
}

/** Returns the effects and the fact for `pendingSession`, which becomes the session when the attempt fails or is cancelled. */
function getPendingSessionOutput({ pendingSession }: In<'connecting'>): StepOutput {
  return pendingSession ? toConnected(pendingSession, 'hostApp') : noOutput
}

/** Returns the session that remains when the pending attempt ends. */
function getRemainingSession(state: ConnectionState): Session | undefined {
  return (state.status === 'connecting' && state.pendingSession) || getSession(state)
}

/** Returns the state without a pending operation and without an outcome: connected if a session remains, else disconnected. */
function toSettledState(state: ConnectionState): In<'connected' | 'disconnected'> {
  const session = getRemainingSession(state)
  return session ? { status: 'connected', session } : { status: 'disconnected' }
}

function getSession(state: ConnectionState): Session | undefined {
  return 'session' in state ? state.session : undefined
}

/** `write`: a newer effect with the same key does not cancel it. */
function disconnectWallet(id: string, connectorId: string): ConnectionEffect {
  return { type: 'disconnectWallet', key: 'disconnect', mode: 'write', id, connectorId }
}

function storeSession(session: Session | null): ConnectionEffect {
  return { type: 'storeSession', key: 'store', session }
}

const noOutput: StepOutput = { run: [], emit: [] }
