import type { Config } from '../../../config/config.js'
import type { Route, ViewSet, ViewsWith } from '../../../engine/routes.js'
import type { Command, KitState, Policy } from '../../../engine/types.js'
import { type ChainNamespace, namespaceOf } from '../../../foundation/schema/caip.js'
import { isUnsupported } from '../../wallet/network/rules.js'
import { homeRoute } from './homeRoute.js'
import type { ModalEvent } from './machine.js'
import { walletViews } from './toAllowedRoute.js'

/** The names of the views with a namespace. */
type NamespaceView = Extract<
  Route,
  { readonly namespace: ChainNamespace } | { readonly namespace?: ChainNamespace | undefined }
>['view']

/** The views with a namespace that show nothing of its account, besides `walletViews`. All others close with it. */
const otherViews: ViewSet = {
  connect: true,
  'switch-account': true,
  profile: true,
  'smart-sessions': true,
  'siwx-sign-message': true,
} satisfies Record<Exclude<NamespaceView, ViewsWith<{ account: true } | { consent: true }>>, true>

/** Decides which view follows a connection, a disconnection or a switch of network. */
export const policy: Policy = {
  connection: {
    connected({ namespace, via }, state, config) {
      const awaited = via === 'connect' ? undefined : getAwaited(state)
      if (awaited === namespace && !isUnsupported(state, config, namespace))
        return [sendModal({ type: 'reset', route: { view: 'account', namespace } })]
      const isChoosing = awaited === undefined && isAtConnect(state, namespace)
      return routeToSession(namespace, state, config, via === 'connect' || isChoosing)
    },
    sessionChanged: ({ namespace, session, previous }, state, config) =>
      session.chainId === previous.chainId && session.accounts[0].address === previous.accounts[0].address
        ? []
        : routeToSession(namespace, state, config, false),
    disconnected: ({ namespace }, state, config) => leaveAccount(namespace, state, config),
  },
  network: {
    asking: ({ target }, state) =>
      state.modal.status === 'open' && topView(state) !== 'unsupported-chain'
        ? [sendModal({ type: 'push', route: { view: 'switch-network', chainId: target } })]
        : [],
    switched: ({ chainId }, state, config) => leaveSwitch(namespaceOf(chainId), state, config),
    connectNeeded: ({ chainId, connectorId }, { modal }) => {
      // The connector of a login connects the user without asking.
      if (connectorId !== undefined) return []
      const type = modal.status === 'open' ? 'push' : 'open'
      return [sendModal({ type, route: { view: 'switch-active-chain', chainId } })]
    },
  },
  modal: {
    // An inline modal cannot be closed: it goes to its first view.
    closed: (_, state, config) =>
      config.enableEmbedded ? [sendModal({ type: 'open', route: homeRoute(state) })] : [],
  },
}

function sendModal(event: ModalEvent): Command {
  return { feature: 'modal', event }
}

function routeToSession(
  namespace: ChainNamespace,
  state: KitState,
  config: Config,
  close: boolean,
): readonly Command[] {
  if (isUnsupported(state, config, namespace)) {
    const route = { view: 'unsupported-chain', namespace } as const
    return [sendModal({ type: state.modal.status === 'open' ? 'reset' : 'open', route })]
  }
  if (state.modal.status === 'closed') return []
  return close || topView(state) === 'unsupported-chain' ? finish(namespace, config) : []
}

function leaveAccount(namespace: ChainNamespace, state: KitState, config: Config): readonly Command[] {
  if (state.modal.status === 'closed') return []
  if (config.enableEmbedded) return [sendModal({ type: 'reset', route: { view: 'connect' } })]
  const about = state.modal.stack.some(
    (route) =>
      'namespace' in route &&
      route.namespace === namespace &&
      !walletViews[route.view] &&
      !otherViews[route.view],
  )
  return about ? [sendModal({ type: 'close', reason: 'done', force: true })] : []
}

function leaveSwitch(namespace: ChainNamespace, state: KitState, config: Config): readonly Command[] {
  const view = topView(state)
  if (view !== 'switch-network' && view !== 'networks') return []
  const isFromAccount =
    state.modal.status === 'open' && state.modal.stack.some(({ view }) => view === 'account')
  return isFromAccount
    ? [sendModal({ type: 'reset', route: { view: 'account', namespace } })]
    : finish(namespace, config)
}

/**
 * Ends the flow that the modal was opened for: it closes, or shows the account if it is inline. With the option `siwx` it waits
 * for the sign-in, which ends it the same way if there is nothing to ask.
 */
function finish(namespace: ChainNamespace, config: Config): readonly Command[] {
  if (config.siwx) return [sendModal({ type: 'reset', route: { view: 'siwx-sign-message', namespace } })]
  return config.enableEmbedded
    ? [sendModal({ type: 'reset', route: { view: 'account', namespace } })]
    : [sendModal({ type: 'close', reason: 'done', force: true })]
}

/** Returns the namespace whose account was requested, if the list of wallets is shown only because restoring it takes long. */
function getAwaited({ modal }: KitState): ChainNamespace | undefined {
  const [route, ...next] = modal.status === 'open' ? modal.stack : []
  return route?.view === 'connect' && next.length === 0 ? route.restoring : undefined
}

/** Whether the user is still choosing a wallet for that namespace. */
function isAtConnect(state: KitState, namespace: ChainNamespace): boolean {
  const first = state.modal.status === 'open' ? state.modal.stack[0] : undefined
  return first?.view === 'connect' && (first.namespace ?? namespace) === namespace
}

function topView(state: KitState): string | undefined {
  return state.modal.status === 'open' ? state.modal.stack.at(-1)?.view : undefined
}
