import type { Failed } from '../../../engine/machine.js'
import { classifyError } from '../../../foundation/errors/classifyError.js'
import { RemoteSessionEndedError } from '../../../foundation/errors/relay.js'
import { pairingExpiryMs, pairingMarginMs } from '../../../foundation/limits.js'
import type {
  OpenedWallet,
  Pairing,
  PairingEffect,
  PairingEvent,
  PairingInput,
  PairingState,
  PairingStep,
} from './types.js'

/** Handles the events of the pairing. The cases are in the order in which they usually happen. */
export function transition(state: PairingState, input: PairingInput): PairingStep {
  switch (input.type) {
    case 'begin':
      return begin(state, input.at)
    case 'uriArrived':
      return uriArrived(state, input)
    case 'walletOpened':
      if (state.status === 'idle') break
      return { state: { ...state, openedWallet: input.openedWallet } }
    case 'pause':
      return pause(state)
    case 'renew':
      if (state.status !== 'waiting' || state.pairing.id !== input.id || state.signedId) break
      return prepare(state.nextId, state)
    case 'expired':
      return state.status === 'idle' || state.signedId ? { state } : expire(state, input.id)
    case 'signed':
      return state.status === 'idle' ? { state } : { state: { ...state, signedId: input.id } }
    case 'approved':
      return approved(state, input)
    case 'cancel':
      return state.status === 'idle' ? { state } : cancel(state)
    case 'clearOutcome':
      if (state.status !== 'idle' || !state.outcome) break
      return { state: { status: 'idle', nextId: state.nextId } }
    case 'sessionEnded': {
      const step: PairingStep =
        state.status === 'idle' ? { state: { status: 'idle', nextId: state.nextId } } : cancel(state)
      return { ...step, run: [...(step.run ?? []), storeDeepLink(null)] }
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

/** Reuses a pending pairing until it expires: a user who returns from the wallet app finds the same QR code. */
function begin(state: PairingState, at: number): PairingStep {
  // A copy, because the runner treats an event that returns the same state object as ignored.
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
  const { nextId, openedWallet, pairing, signedId } = state
  const { id } = pairing
  const run: readonly PairingEffect[] =
    state.status === 'waiting'
      ? [{ type: 'cancel', key: `renew/${id}` }]
      : [{ type: 'cancel', key: pairKey(latestId(state)) }]
  return {
    state: {
      ...{ status: 'waiting', nextId, pairing, isPaused: true },
      ...(openedWallet && { openedWallet }),
      ...(signedId && { signedId }),
    },
    run,
  }
}

/** Adopts the first approved session. Ends a second one, which belongs to a cancelled pairing. */
function approved(
  state: PairingState,
  { id, session }: Extract<PairingEvent, { type: 'approved' }>,
): PairingStep {
  if (state.status === 'idle')
    return { state, run: [{ type: 'endUnusedSession', key: session.topic, mode: 'write', session }] }
  const { openedWallet, nextId } = state
  const method = openedWallet ? 'mobile' : 'qrcode'
  return {
    state: { status: 'idle', nextId },
    run: [
      ...cancelPending(state, id),
      { type: 'adopt', key: 'adopt', mode: 'write', session },
      storeDeepLink(openedWallet ?? null),
    ],
    emit: [{ type: 'approved', session, method, ...(openedWallet && { openedWallet }) }],
  }
}

function cancel(state: PairingState): PairingStep {
  return {
    state: { status: 'idle', nextId: state.nextId },
    run: cancelPending(state),
    emit: [{ type: 'cancelled' }],
  }
}

/** Creates a URI. At most the one before it stays pending, also if its timers fired before the timers of an earlier one. */
function prepare(
  id: number,
  kept: { readonly pairing?: Pairing | undefined; readonly openedWallet?: OpenedWallet | undefined },
): PairingStep {
  const { pairing, openedWallet } = kept
  return {
    state: {
      status: 'preparing',
      nextId: id + 1,
      ...(pairing && { pairing }),
      ...(openedWallet && { openedWallet }),
    },
    run: [...cancelUri(id - 2), { type: 'pair', key: pairKey(id), id }],
  }
}

function uriArrived(
  state: PairingState,
  { id, uri, at, signsIn }: Extract<PairingEvent, { type: 'uriArrived' }>,
): PairingStep {
  if (state.status !== 'preparing' || id !== latestId(state)) return { state }
  const pairing: Pairing = { id, uri, expiresAt: at + pairingExpiryMs, ...(signsIn && { signsIn }) }
  return {
    state: { ...state, status: 'waiting', pairing },
    run: [
      timer('renew', id, pairingExpiryMs - pairingMarginMs),
      // A wallet that scanned the code before the renewal can approve it until the URI expires.
      timer('expired', id, pairingExpiryMs),
    ],
    emit: [{ type: 'ready', pairing }],
  }
}

/** Removes an expired URI, which can no longer be approved. Creates a new one if a view shows it and none is being created. */
function expire(state: Exclude<PairingState, { status: 'idle' }>, id: number): PairingStep {
  const run: readonly PairingEffect[] = [{ type: 'cancel', key: pairKey(id) }]
  if (state.pairing?.id !== id) return { state, run }
  if (state.status === 'preparing') {
    const { pairing: _, ...others } = state
    return { state: others, run }
  }
  if (state.isPaused) return cancel(state)
  const next = prepare(state.nextId, { openedWallet: state.openedWallet })
  return { ...next, run: [...run, ...(next.run ?? [])] }
}

/** Handles a rejection or a failure. A failure of an earlier URI does not end the current one. */
function failed(state: PairingState, { effect, error }: Failed<PairingEffect>): PairingStep {
  if (effect.type !== 'pair' || state.status === 'idle') return { state }
  const { id } = effect
  const result = classifyError(error)
  const isLatest = id === latestId(state) || id === state.signedId
  if (result === 'cancelled') {
    if (isLatest && state.status === 'preparing') return cancel(state)
    // The SDK reports an expired URI as an abort: timers stop while the device sleeps, so it comes before the kit's timers.
    const { run = [], ...step } = expire(state, id)
    return { ...step, run: [...cancelTimers(id), ...run] }
  }
  if (result === 'failed' && !isLatest) return { state }
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

/** Cancels every pending URI except the URI of `exceptId`. */
function cancelPending(state: PairingState, exceptId?: number): readonly PairingEffect[] {
  const latest = latestId(state)
  // During a renewal the previous URI is still pending: there are never more than two. Cancelling one that has ended has
  // no effect.
  return [latest - 1, latest].flatMap((id) => (id === exceptId ? cancelTimers(id) : cancelUri(id)))
}

function cancelUri(id: number): readonly PairingEffect[] {
  return id < 1 ? [] : [{ type: 'cancel', key: pairKey(id) }, ...cancelTimers(id)]
}

function cancelTimers(id: number): readonly PairingEffect[] {
  return [
    { type: 'cancel', key: `renew/${id}` },
    { type: 'cancel', key: `expired/${id}` },
  ]
}

function storeDeepLink(openedWallet: OpenedWallet | null): PairingEffect {
  return { type: 'storeDeepLink', key: 'storeDeepLink', openedWallet }
}

/** The id of the latest URI, which may still be created. */
function latestId({ nextId }: PairingState): number {
  return nextId - 1
}

function pairKey(id: number): string {
  return `pair/${id}`
}

function timer(type: 'renew' | 'expired', id: number, delayMs: number): PairingEffect {
  return { type: 'timer', key: `${type}/${id}`, delayMs, event: { type, id } }
}
