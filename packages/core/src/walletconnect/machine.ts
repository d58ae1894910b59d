import { endingOf } from '../errors/endingOf.js'
import { RemoteSessionEndedError } from '../errors/relay.js'
import type { Failed } from '../kit/machine.js'
import { pairingExpiryMs, pairingMarginMs } from '../limits.js'
import type {
  Linking,
  Pairing,
  PairingEffect,
  PairingEvent,
  PairingInput,
  PairingState,
  PairingStep,
} from './types.js'

/** Nobody has asked for a URI. */
export function initialState(): PairingState {
  return { status: 'idle', nextId: 1 }
}

/** Handles each event of the pairing. The cases are in chronological order. */
export function transition(state: PairingState, input: PairingInput): PairingStep {
  switch (input.type) {
    case 'begin':
      return begin(state, input.at)
    case 'uriArrived':
      return uriArrived(state, input)
    case 'linked':
      if (state.status === 'idle') break
      return { state: { ...state, linking: input.linking } }
    case 'rest':
      return rest(state)
    case 'renew':
      if (state.status !== 'waiting' || state.pairing.id !== input.id) break
      return prepare(state.nextId, state)
    case 'expired': {
      if (state.status === 'idle') break
      // Its wallet has not answered, and cannot any more. One that is on show goes with it.
      const run: readonly PairingEffect[] = [{ type: 'cancel', key: keyOf(input.id) }]
      if (state.pairing?.id !== input.id) return { state, run }
      if (state.status === 'preparing') {
        const { pairing: _, ...others } = state
        return { state: others, run }
      }
      if (state.resting) return cancel(state)
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

/** A pairing under way is used again while it lives: who comes back from the wallet's app finds the same code. */
function begin(state: PairingState, at: number): PairingStep {
  // Always a new state: who begins what is under way is not told that nothing happened.
  if (state.status === 'preparing') return { state: { ...state } }
  if (state.status === 'waiting' && isAlive(state.pairing, at)) {
    const { resting, ...others } = state
    const { id, expiresAt } = state.pairing
    return {
      state: others,
      emit: [{ type: 'ready', pairing: state.pairing }],
      ...(resting && { run: [timer('renew', id, expiresAt - pairingMarginMs - at)] }),
    }
  }
  const old = state.status === 'waiting' ? callOff(state) : []
  const next = prepare(state.nextId, {})
  return { ...next, run: [...old, ...(next.run ?? [])] }
}

/** What is on show can still be answered; nothing new is made that nobody looks at. */
function rest(state: PairingState): PairingStep {
  if (state.status === 'idle' || (state.status === 'waiting' && state.resting)) return { state }
  if (!state.pairing) return cancel(state)
  const { nextId, linking, pairing } = state
  const { id } = pairing
  const run: readonly PairingEffect[] =
    state.status === 'waiting'
      ? [{ type: 'cancel', key: `renew/${id}` }]
      : [{ type: 'cancel', key: keyOf(nextId - 1) }]
  return { state: { status: 'waiting', nextId, pairing, ...(linking && { linking }), resting: true }, run }
}

/** The first answer counts. A second one, to a code that was called off, is turned down. */
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
      ...callOff(state, id),
      { type: 'adopt', key: 'adopt', mode: 'write', session },
      remember(linking ?? null),
    ],
    emit: [{ type: 'approved', session, method, ...(linking && { linking }) }],
  }
}

function cancel(state: PairingState): PairingStep {
  return {
    state: { status: 'idle', nextId: state.nextId },
    run: callOff(state),
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
      // The wallet may have read the code in its last seconds: it is waited for until it cannot answer any more.
      timer('expired', id, pairingExpiryMs),
    ],
    emit: [{ type: 'ready', pairing }],
  }
}

/** The wallet said no, or there is no way to it. What an older code's wallet says does not take the newer one away. */
function failed(state: PairingState, { effect, error }: Failed<PairingEffect>): PairingStep {
  if (effect.type !== 'pair' || state.status === 'idle') return { state }
  const { id } = effect
  const ending = endingOf(error)
  const isCurrent = id === state.nextId - 1
  if (ending === 'cancelled') {
    if (isCurrent && state.status === 'preparing') return cancel(state)
    // Nobody here has called it off: it is dead before its timers say so, which stand still while a laptop sleeps.
    const { run = [], ...step } = transition(state, { type: 'expired', id })
    return { ...step, run: [...timersOff(id), ...run] }
  }
  if (ending === 'failed' && !isCurrent) return { state }
  return {
    state: {
      status: 'idle',
      nextId: state.nextId,
      outcome: ending === 'declined' ? { status: 'declined' } : { status: 'failed', error },
    },
    run: callOff(state, effect.id),
    emit: [{ type: ending, error }],
  }
}

/** Whether a QR code can still be shown. It counts as expired 10 s early, so that there is time left to scan it. */
function isAlive({ expiresAt }: Pairing, at: number): boolean {
  return at < expiresAt - pairingMarginMs
}

/** Stops waiting for every code that may still be answered, but for the one that was. */
function callOff(state: PairingState, but?: number): readonly PairingEffect[] {
  const latest = state.nextId - 1
  // At a renewal the one before it is still waited for: no more than two ever are.
  return [latest - 1, latest].flatMap((id) =>
    id < 1 ? [] : [...(id === but ? [] : [{ type: 'cancel', key: keyOf(id) } as const]), ...timersOff(id)],
  )
}

function timersOff(id: number): readonly PairingEffect[] {
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
