import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { PasskeyAttempt, PasskeyFlow, PasskeyInput, PasskeyState, PasskeyStep } from './types.js'

/** Starts without a login. */
export function initialState(): PasskeyState {
  return { flow: { status: 'idle' } }
}

/** Logs in with a passkey: the frame asks for it, and then its wallet is connected. Each action is settled once. */
export function transition(state: PasskeyState, input: PasskeyInput): PasskeyStep {
  const { flow } = state
  switch (input.type) {
    case 'start': {
      // A passkey that was used would be lost.
      if (flow.status === 'connecting') return { state }
      const stopped = cancel(state)
      const { attempt } = input
      return {
        state: { flow: { status: 'asking', ...attempt } },
        run: [...(stopped.run ?? []), { type: 'ask', key: 'frame', id: attempt.id }],
        emit: [...(stopped.emit ?? []), { type: 'started', id: attempt.id }],
      }
    }
    case 'verified': {
      if (!isAt(flow, 'asking', input.id)) return { state }
      const attempt = toAttempt(flow)
      return {
        state: { flow: { status: 'connecting', ...attempt } },
        emit: [{ type: 'verified', ...attempt }],
      }
    }
    case 'notVerified':
      return isAt(flow, 'asking', input.id) ? failPasskey(flow, input.error) : { state }
    case 'declined':
      return isAt(flow, 'asking', input.id) ? cancel(state) : { state }
    case 'walletConnected':
      return isAt(flow, 'connecting', input.id)
        ? {
            state: { flow: { status: 'done', ...toAttempt(flow) } },
            run: [{ type: 'clearStored', key: 'store', mode: 'write' }],
            emit: [{ type: 'loggedIn', id: flow.id, namespace: flow.namespace }],
          }
        : { state }
    case 'walletFailed':
      return isAt(flow, 'connecting', input.id) ? failPasskey(flow, input.error) : { state }
    case 'cancel':
      return cancel(state)
    case 'loggedOut':
      return { state: flow.status === 'done' ? initialState() : state }
    case 'failed':
      // The handlers return failures of the frame as events, so this is a bug in one, or a storage that throws.
      return input.effect.type === 'ask' && isAt(flow, 'asking', input.effect.id)
        ? failPasskey(flow, input.error)
        : { state }
  }
}

function failPasskey(flow: PasskeyAttempt, error: LatchkitError): PasskeyStep {
  return {
    state: { flow: { status: 'failed', error, ...toAttempt(flow) } },
    emit: [{ type: 'failed', id: flow.id, error }],
  }
}

/** Ends the login. */
function cancel({ flow }: PasskeyState): PasskeyStep {
  if (flow.status === 'idle') return { state: { flow } }
  const next = initialState()
  if (flow.status === 'done' || flow.status === 'failed') return { state: next }
  return {
    state: next,
    run: [
      { type: 'cancel', key: 'frame' },
      // The passkey may have been accepted: the next user of this device must not find the session of this one.
      { type: 'signOut', key: 'signOut', mode: 'write' },
    ],
    emit: [
      {
        type: 'cancelled',
        id: flow.id,
        namespace: flow.namespace,
        isConnecting: flow.status === 'connecting',
      },
    ],
  }
}

function isAt<Status extends 'asking' | 'connecting'>(
  flow: PasskeyFlow,
  status: Status,
  id: string,
): flow is Extract<PasskeyFlow, { status: Status }> {
  return flow.status === status && flow.id === id
}

function toAttempt({ id, connectorId, namespace }: PasskeyAttempt): PasskeyAttempt {
  return { id, connectorId, namespace }
}
