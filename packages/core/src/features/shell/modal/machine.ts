import type { Cancel, Failed, Step, Timer } from '../../../engine/machine.js'
import type { Route } from '../../../engine/routes.js'
import { goBackFollowUpMs, shakeMs } from '../../../foundation/limits.js'
import { isLocked, isSameRoute, type Stack, topOf } from './rules.js'

/** Why the modal was closed. */
export type CloseReason = 'escape' | 'backdrop' | 'close-button' | 'back' | 'action' | 'done'

/** The state of the modal's router. The stack is never empty while the modal is open. */
export type ModalState =
  /** `isDone`: the flow that the modal was opened for has ended, for example with a connected wallet. */
  | { readonly status: 'closed'; readonly isDone?: true | undefined }
  | {
      readonly status: 'open'
      readonly stack: Stack
      readonly direction: 'forward' | 'back'
      readonly shaking: boolean
      /** Whether the user has accepted the terms (option `features.legalCheckbox`), while the modal is open. */
      readonly legalChecked: boolean
    }

/** Events of the modal. */
export type ModalEvent =
  | { readonly type: 'open'; readonly route: Route }
  | { readonly type: 'push' | 'replace' | 'reset'; readonly route: Route }
  | { readonly type: 'back' }
  /** `force` also closes a modal that refuses to close (the UnsupportedChain view). */
  | { readonly type: 'close'; readonly reason: CloseReason; readonly force?: boolean | undefined }
  | { readonly type: 'refuse' }
  | { readonly type: 'checkLegal'; readonly checked: boolean }
  | { readonly type: 'shaken' }
  | { readonly type: 'wentBack'; readonly from: Route }

/** Only timers of the runner. */
export type ModalEffect = Timer<ModalEvent> | Cancel

/** Facts of the modal. */
export type ModalFact =
  | { readonly type: 'opened'; readonly route: Route }
  | { readonly type: 'closed'; readonly reason: CloseReason; readonly from: Route }
  /** Another view is shown, and not by going back. `from` is absent if the modal was closed. */
  | { readonly type: 'navigated'; readonly route: Route; readonly from?: Route | undefined }
  /** 100 ms after going back. */
  | { readonly type: 'wentBack'; readonly from: Route }

/** Step of the modal; see `transition`. */
export type ModalStep = Step<ModalState, ModalEffect, ModalFact>

/** All inputs of the modal machine. */
export type ModalInput = ModalEvent | Failed<ModalEffect>

type Open = Extract<ModalState, { status: 'open' }>

/** Handles the view history: push, replace, reset, go back. A modal that cannot be left shakes instead. */
export function transition(state: ModalState, event: ModalInput): ModalStep {
  if (event.type === 'wentBack') return { state, emit: [{ type: 'wentBack', from: event.from }] }
  if (event.type === 'open') return open(state, event.route)
  if (state.status === 'closed') return { state }
  switch (event.type) {
    case 'push':
      return isSameRoute(topOf(state.stack), event.route)
        ? { state }
        : navigate(state, [...state.stack, event.route])
    case 'replace':
      return replace(state, event.route)
    case 'reset':
      return state.stack.length === 1 && isSameRoute(state.stack[0], event.route)
        ? { state }
        : navigate(state, [event.route])
    case 'back':
      return back(state)
    case 'close':
      return isLocked(state.stack) && !event.force ? shake(state) : close(state, event.reason)
    case 'refuse':
      return shake(state)
    case 'checkLegal':
      return {
        state: event.checked === state.legalChecked ? state : { ...state, legalChecked: event.checked },
      }
    case 'shaken':
      return { state: state.shaking ? { ...state, shaking: false } : state }
    case 'failed':
      return { state }
  }
}

function open(state: ModalState, route: Route): ModalStep {
  // Always a new state object: the runner would report an event that returns the same one as ignored.
  if (state.status === 'open')
    return { ...navigate(state, [route]), state: { ...openAt(route), legalChecked: state.legalChecked } }
  return {
    state: openAt(route),
    emit: [
      { type: 'opened', route },
      { type: 'navigated', route },
    ],
  }
}

function replace(state: Open, route: Route): ModalStep {
  if (isSameRoute(topOf(state.stack), route)) return { state }
  const [first, ...rest] = state.stack.slice(0, -1)
  if (!first) return navigate(state, [route])
  const below: Stack = [first, ...rest]
  // Never the same view twice in a row: going back from it would have no visible effect.
  return navigate(state, isSameRoute(topOf(below), route) ? below : [...below, route])
}

function back(state: Open): ModalStep {
  if (isLocked(state.stack)) return shake(state)
  const from = topOf(state.stack)
  const followUp: ModalEffect = {
    type: 'timer',
    key: `wentBack/${from.view}`,
    delayMs: goBackFollowUpMs,
    event: { type: 'wentBack', from },
  }
  const [first, ...rest] = state.stack.slice(0, -1)
  if (!first) {
    const closed = close(state, 'back')
    return { ...closed, run: [...(closed.run ?? []), followUp] }
  }
  return { state: { ...state, stack: [first, ...rest], direction: 'back' }, run: [followUp] }
}

function navigate(state: Open, stack: Stack): ModalStep {
  const from = topOf(state.stack)
  const route = topOf(stack)
  return {
    state: { ...state, stack, direction: 'forward' },
    ...(!isSameRoute(from, route) && { emit: [{ type: 'navigated', route, from }] }),
  }
}

function close(state: Open, reason: CloseReason): ModalStep {
  return {
    state: { status: 'closed', ...(reason === 'done' && { isDone: true }) },
    ...(state.shaking && { run: [{ type: 'cancel', key: 'shake' }] }),
    emit: [{ type: 'closed', reason, from: topOf(state.stack) }],
  }
}

function shake(state: Open): ModalStep {
  return {
    state: state.shaking ? state : { ...state, shaking: true },
    run: [{ type: 'timer', key: 'shake', delayMs: shakeMs, event: { type: 'shaken' } }],
  }
}

function openAt(route: Route): Open {
  return { status: 'open', stack: [route], direction: 'forward', shaking: false, legalChecked: false }
}

declare module '../../../engine/types.js' {
  interface Features {
    modal: { state: ModalState; event: ModalEvent; fact: ModalFact }
  }
}
