import type { Config } from '../../../config/config.js'
import type { Route } from '../../../engine/routes.js'
import type { Command, KitState, Policy } from '../../../engine/types.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { homeRoute } from '../../shell/modal/homeRoute.js'
import type { ModalEvent } from '../../shell/modal/machine.js'
import { lockedViews } from '../../shell/modal/rules.js'
import { isAsked, isSameSubject, subjectOf } from './rules.js'
import type { SiwxEvent } from './types.js'

type SiwxRoute = Extract<Route, { view: 'siwx-sign-message' }>

/**
 * Follows the accounts, asks the wallet through the queue of requests, and shows the view while the user has to sign. A required
 * sign-in ends with a session or with a disconnected account.
 */
export const policy: Policy = {
  connection: {
    connected: ({ namespace }, state, config) => [
      sendSiwx(namespace, { type: 'connected', subject: subjectOf(state, config, namespace) }),
    ],
    sessionChanged: ({ namespace }, state, config) => [
      sendSiwx(namespace, { type: 'changed', subject: subjectOf(state, config, namespace) }),
    ],
    disconnected: ({ namespace }) => [sendSiwx(namespace, { type: 'disconnected' })],
  },
  siwx: {
    needed: ({ namespace }, state) => show(namespace, state),
    settled: ({ namespace }, state, config) => leaveSignIn(namespace, state, config),
    signRequested({ namespace, id, subject, text }) {
      const intent = { kind: 'signMessage', message: text } as const
      return [{ feature: 'request', namespace, event: { type: 'ask', write: { ...subject, id, intent } } }]
    },
    // The wallet may still be asked.
    failed: ({ namespace, id, error }) =>
      id !== undefined && error.code === 'aborted'
        ? [{ feature: 'request', namespace, event: { type: 'cancel', id } }]
        : [],
    cancelled: ({ namespace, id, isRequired }, state, config) =>
      isRequired
        ? [disconnect(namespace, id), ...(shownRoute(namespace, state) ? [sendModal(toConnect)] : [])]
        : leaveSignIn(namespace, state, config),
    signedOut: ({ namespace, id, isRequired }) => (isRequired ? [disconnect(namespace, id)] : []),
  },
  request: {
    done: ({ namespace, id, result }, state) =>
      typeof result === 'string' && isSigning(namespace, id, state)
        ? [sendSiwx(namespace, { type: 'signed', id, signature: result })]
        : [],
    declined: notSigned,
    failed: notSigned,
    cancelled: notSigned,
  },
  modal: {
    navigated({ route, from }, state, config, now) {
      // The modal shows the view as soon as a wallet is connected, and does not know whether there is something to sign.
      if (route.view === view) {
        const { namespace } = route
        if (isAsked(state.siwx?.[namespace])) return show(namespace, state)
        return isSettled(namespace, state, config) ? leaveSignIn(namespace, state, config) : []
      }
      if (from?.view !== view || route.view === 'switch-network' || lockedViews[route.view]) return []
      const own = state.siwx?.[from.namespace]
      return isAsked(own) && own.isRequired
        ? show(from.namespace, state)
        : dismiss(from.namespace, state, now)
    },
    closed: ({ from }, state, _config, now) =>
      from.view === view ? dismiss(from.namespace, state, now) : [],
  },
}

const view: SiwxRoute['view'] = 'siwx-sign-message'
const toConnect: ModalEvent = { type: 'reset', route: { view: 'connect' } }

function sendSiwx(namespace: ChainNamespace, event: SiwxEvent): Command {
  return { feature: 'siwx', namespace, event }
}

function sendModal(event: ModalEvent): Command {
  return { feature: 'modal', event }
}

function disconnect(namespace: ChainNamespace, id: string): Command {
  return { feature: 'connection', namespace, event: { type: 'disconnect', id } }
}

/** Whether there is nothing to ask. The event with the account can still be on its way. */
function isSettled(namespace: ChainNamespace, state: KitState, config: Config): boolean {
  const subject = subjectOf(state, config, namespace)
  const own = state.siwx?.[namespace]
  if (!subject) return true
  return (own?.status === 'verified' || own?.status === 'cancelled') && isSameSubject(own.subject, subject)
}

function isSigning(namespace: ChainNamespace, id: string, state: KitState): boolean {
  const own = state.siwx?.[namespace]
  return own?.status === 'signing' && own.signId === id
}

function notSigned(
  { namespace, id, error }: { namespace: ChainNamespace; id: string; error: LatchkitError },
  state: KitState,
): readonly Command[] {
  return isSigning(namespace, id, state) ? [sendSiwx(namespace, { type: 'notSigned', id, error })] : []
}

/** The route of the view in the history, if it belongs to the namespace. */
function shownRoute(namespace: ChainNamespace, { modal }: KitState): SiwxRoute | undefined {
  const routes: readonly Route[] = modal.status === 'open' ? modal.stack : []
  return routes.find(isSiwxRoute(namespace))
}

function isSiwxRoute(namespace: ChainNamespace): (route: Route) => route is SiwxRoute {
  return (route): route is SiwxRoute => route.view === view && route.namespace === namespace
}

/** Shows the view, unless the view of another namespace is shown: namespaces sign in one after the other. */
function show(namespace: ChainNamespace, state: KitState): readonly Command[] {
  const { modal, siwx } = state
  const own = siwx?.[namespace]
  if (!isAsked(own)) return []
  const route: SiwxRoute = { view, namespace, ...(own.isRequired && { isRequired: true }) }
  if (modal.status === 'closed') return [sendModal({ type: 'open', route })]
  const other = modal.stack.find((one) => one.view === view && one.namespace !== namespace)
  if (other && 'namespace' in other && other.namespace && isAsked(siwx?.[other.namespace])) return []
  const shown = shownRoute(namespace, state)
  if (!shown) return [sendModal({ type: 'open', route })]
  // The approval in a login frame is above the view, which is shown again after it.
  return modal.stack.at(-1) === shown && shown.isRequired !== route.isRequired
    ? [sendModal({ type: 'replace', route })]
    : []
}

/** Leaves the view: for the view of the next namespace, or for the end of the flow. */
function leaveSignIn(namespace: ChainNamespace, state: KitState, config: Config): readonly Command[] {
  if (!shownRoute(namespace, state)) return []
  const next = (Object.keys(state.siwx ?? {}) as ChainNamespace[]).find((one) => isAsked(state.siwx?.[one]))
  if (next) return show(next, state)
  return [
    sendModal(
      config.enableEmbedded
        ? { type: 'reset', route: homeRoute(state) }
        : { type: 'close', reason: 'done', force: true },
    ),
  ]
}

/** The user, or the app, has left the view. */
function dismiss(namespace: ChainNamespace, state: KitState, now: number): readonly Command[] {
  return isAsked(state.siwx?.[namespace]) && !shownRoute(namespace, state)
    ? [sendSiwx(namespace, { type: 'cancel', id: `siwx-${now}` })]
    : []
}
