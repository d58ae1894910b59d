import type { Failed } from '../../../engine/machine.js'
import { classifyError } from '../../../foundation/errors/classifyError.js'
import { RemoteSessionEndedError } from '../../../foundation/errors/relay.js'
import { pairingExpiryMs, pairingMarginMs } from '../../../foundation/limits.js'
import type {
  Linking,
  Pairing,
  PairingEffect,
  PairingEvent,
  PairingInput,
  PairingState,
  PairingStep,
} from './types.js'

/** Starts without a URI. */
export function initialState(): PairingState {
  return { status: 'idle', nextId: 1 }
}

/** Handles the events of the pairing, in chronological order. */
export function transition(state: PairingState, input: PairingInput): PairingStep {
  switch (input.type) {
    case 'begin':
      return begin(state, input.at)
    case 'uriArrived':
      return uriArrived(state, input)
    case 'linked':
      if (state.status === 'idle') break
      return { state: { ...state, linking: input.linking } }
    case 'pause':
      return pause(state)
    case 'renew':
      if (state.status !== 'waiting' || state.pairing.id !== input.id) break
      return prepare(state.nextId, state)
    case 'expired': {
      if (state.status === 'idle') break
      // The URI can no longer be approved, so views must stop showing it.
      const run: readonly PairingEffect[] = [{ type: 'cancel', key: keyOf(input.id) }]
      if (state.pairing?.id !== input.id) return { state, run }
      if (state.status === 'preparing') {
        const { pairing: _, ...others } = state
        return { state: others, run }
      }
      if (state.isPaused) return cancel(state)
      const next = prepare(state.nextId, { linking: state.linking })
      return { ...next, run: [...run, ...(next.run ?? [])] }
    }
    case 'approved':
      return approved(state, input)
    case 'cancel':
      return state.status === 'idle' ? { state } : cancel(state)
    case 'clear':
      if (state.status !== 'idle' || !state.outcome) break
      return { state: { status: 'idle', nextId: state.nextId } }
    case 'reset': {
      const step: PairingStep =
        state.status === 'idle' ? { state: { status: 'idle', nextId: state.nextId } } : cancel(state)
      return { ...step, run: [...(step.run ?? []), remember(null)] }
    }
    case 'sessionExpired': {
      const error = new RemoteSessionEndedError({ by: 'expiry' })
      const emit = [{ type: 'sessionExpired', error }] as const
      if (state.status !== 'idle') return { state, emit }
      return { state: { ...state, outcome: { status: 'expired', error } }, emit }
    }
    case 'failed':
      return failed(state, input)
  }
  return { state }
}

/** Reuses a pending pairing until it expires: a user who returns from the wallet's app finds the same QR code. */
function begin(state: PairingState, at: number): PairingStep {
  // Always a new state object: the runner would report an event that returns the same one as ignored.
  if (state.status === 'preparing') return { state: { ...state } }
  if (state.status === 'waiting' && isShowable(state.pairing, at)) {
    const { isPaused, ...others } = state
    const { id, expiresAt } = state.pairing
    return {
      state: others,
      emit: [{ type: 'ready', pairing: state.pairing }],
      ...(isPaused && { run: [timer('renew', id, expiresAt - pairingMarginMs - at)] }),
    }
  }
  const old = state.status === 'waiting' ? cancelPending(state) : []
  const next = prepare(state.nextId, {})
  return { ...next, run: [...old, ...(next.run ?? [])] }
}

/** Pauses the renewal while no view shows the URI. The current URI stays valid. */
function pause(state: PairingState): PairingStep {
  if (state.status === 'idle' || (state.status === 'waiting' && state.isPaused)) return { state }
  if (!state.pairing) return cancel(state)
  const { nextId, linking, pairing } = state
  const { id } = pairing
  const run: readonly PairingEffect[] =
    state.status === 'waiting'
      ? [{ type: 'cancel', key: `renew/${id}` }]
      : [{ type: 'cancel', key: keyOf(nextId - 1) }]
  return { state: { status: 'waiting', nextId, pairing, ...(linking && { linking }), isPaused: true }, run }
}

/** Adopts the first approved session. Refuses a second one, which belongs to a cancelled pairing. */
function approved(
  state: PairingState,
  { id, session }: Extract<PairingEvent, { type: 'approved' }>,
): PairingStep {
  if (state.status === 'idle')
    return { state, run: [{ type: 'refuse', key: session.topic, mode: 'write', session }] }
  const { linking, nextId } = state
  const method = linking ? 'mobile' : 'qrcode'
  return {
    state: { status: 'idle', nextId },
    run: [
      ...cancelPending(state, id),
      { type: 'adopt', key: 'adopt', mode: 'write', session },
      remember(linking ?? null),
    ],
    emit: [{ type: 'approved', session, method, ...(linking && { linking }) }],
  }
}

function cancel(state: PairingState): PairingStep {
  return {
    state: { status: 'idle', nextId: state.nextId },
    run: cancelPending(state),
    emit: [{ type: 'cancelled' }],
  }
}

function prepare(
  id: number,
  kept: { readonly pairing?: Pairing | undefined; readonly linking?: Linking | undefined },
): PairingStep {
  const { pairing, linking } = kept
  return {
    state: {
      status: 'preparing',
      nextId: id + 1,
      ...(pairing && { pairing }),
      ...(linking && { linking }),
    },
    run: [{ type: 'pair', key: keyOf(id), id }],
  }
}

function uriArrived(
  state: PairingState,
  { id, uri, at }: Extract<PairingEvent, { type: 'uriArrived' }>,
): PairingStep {
  if (state.status !== 'preparing' || id !== state.nextId - 1) return { state }
  const { nextId, linking } = state
  const pairing: Pairing = { id, uri, expiresAt: at + pairingExpiryMs }
  return {
    state: { status: 'waiting', nextId, pairing, ...(linking && { linking }) },
    run: [
      timer('renew', id, pairingExpiryMs - pairingMarginMs),
      // A wallet that scanned the code before the renewal can approve it until the URI expires.
      timer('expired', id, pairingExpiryMs),
    ],
    emit: [{ type: 'ready', pairing }],
  }
}

/** Handles a rejection or a failure. A failure of an earlier URI does not end the current one. */
function failed(state: PairingState, { effect, error }: Failed<PairingEffect>): PairingStep {
  if (effect.type !== 'pair' || state.status === 'idle') return { state }
  const { id } = effect
  const result = classifyError(error)
  const isCurrent = id === state.nextId - 1
  if (result === 'cancelled') {
    if (isCurrent && state.status === 'preparing') return cancel(state)
    // The SDK ended the pairing: timers stop while the device sleeps, so the URI expired before the kit's timers fired.
    const { run = [], ...step } = transition(state, { type: 'expired', id })
    return { ...step, run: [...cancelTimers(id), ...run] }
  }
  if (result === 'failed' && !isCurrent) return { state }
  return {
    state: {
      status: 'idle',
      nextId: state.nextId,
      outcome: result === 'declined' ? { status: 'declined' } : { status: 'failed', error },
    },
    run: cancelPending(state, effect.id),
    emit: [{ type: result, error }],
  }
}

/** Whether a QR code can still be shown. It counts as expired 10 s early, so that there is time left to scan it. */
function isShowable({ expiresAt }: Pairing, at: number): boolean {
  return at < expiresAt - pairingMarginMs
}

/** Cancels every pending URI except that of `exceptId`. */
function cancelPending(state: PairingState, exceptId?: number): readonly PairingEffect[] {
  const latest = state.nextId - 1
  // During a renewal the previous URI is still pending: there are never more than two.
  return [latest - 1, latest].flatMap((id) =>
    id < 1
      ? []
      : [...(id === exceptId ? [] : [{ type: 'cancel', key: keyOf(id) } as const]), ...cancelTimers(id)],
  )
}

function cancelTimers(id: number): readonly PairingEffect[] {
  return [
    { type: 'cancel', key: `renew/${id}` },
    { type: 'cancel', key: `expired/${id}` },
  ]
}

function remember(linking: Linking | null): PairingEffect {
  return { type: 'remember', key: 'remember', linking }
}

function keyOf(id: number): string {
  return `pair/${id}`
}

function timer(type: 'renew' | 'expired', id: number, delayMs: number): PairingEffect {
  return { type: 'timer', key: `${type}/${id}`, delayMs, event: { type, id } }
}
