import type { Command, KitState, Policy } from '../../engine/types.js'
import type { LatchkitError } from '../../foundation/errors/base.js'
import { AbortedError } from '../../foundation/errors/wallet.js'
import { connectionOf } from '../connection/rules.js'
import type { Route, ViewName } from '../modal/route.js'
import type { LoginEvent } from './types.js'

/** Connects the wallet of the frame after the login, shows the views of the login, and ends it when the user leaves them. */
export const policy: Policy = {
  login: {
    codeNeeded: (_, state) => show(state, { view: 'email-otp' }),
    deviceNeeded: (_, state) => show(state, { view: 'email-device' }),
    verified: ({ id, connectorId, namespace }) => [
      { feature: 'connection', namespace, event: { type: 'connect', id, connectorId } },
    ],
    cancelled: ({ id, namespace, isConnecting }, state) => {
      const connection = connectionOf(state, namespace)
      const isOwn = 'attempt' in connection && connection.attempt?.id === id
      return isConnecting && isOwn ? [{ feature: 'connection', namespace, event: { type: 'cancel' } }] : []
    },
  },
  connection: {
    connected: ({ id }) => (id === undefined ? [] : [send({ type: 'walletConnected', id })]),
    declined: ({ id, error }) => walletFailed(id, error),
    failed: ({ id, error }) => walletFailed(id, error),
    cancelled: ({ id }) => walletFailed(id, new AbortedError()),
    disconnected: ({ connectorId, namespace }, state) =>
      isAuth(state, namespace, connectorId) ? [send({ type: 'loggedOut' })] : [],
  },
  modal: {
    closed: leave,
    wentBack: leave,
  },
}

function send(event: LoginEvent): Command {
  return { feature: 'login', event }
}

function walletFailed(id: string, error: LatchkitError): readonly Command[] {
  return [send({ type: 'walletFailed', id, error })]
}

const views: readonly ViewName[] = ['email-otp', 'email-device']

/** Shows a view of the login. An app that shows its own views has closed the modal. */
function show({ modal }: KitState, route: Route): readonly Command[] {
  if (modal.status === 'closed') return []
  const { view } = modal.stack.at(-1) ?? modal.stack[0]
  return [{ feature: 'modal', event: { type: views.includes(view) ? 'replace' : 'push', route } }]
}

/** Ends the login whose view the user has left. Before its first view, that is the list of wallets. */
function leave({ from }: { readonly from: Route }, { modal, login }: KitState): readonly Command[] {
  const isShown = modal.status === 'open' && modal.stack.at(-1)?.view === from.view
  const isOf = views.includes(from.view) || (from.view === 'connect' && login?.flow.status === 'starting')
  return isOf && !isShown ? [send({ type: 'cancel' })] : []
}

function isAuth(
  { wallets }: KitState,
  namespace: Extract<Command, { feature: 'connection' }>['namespace'],
  connectorId: string,
): boolean {
  return !!wallets.connectors[namespace]?.some(({ id, type }) => id === connectorId && type === 'auth')
}
