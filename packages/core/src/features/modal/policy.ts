import type { Config } from '../../config/config.js'
import type { Command, Fact, KitState, Policy } from '../../engine/types.js'
import { type ChainNamespace, namespaceOf } from '../../foundation/schema/caip.js'
import { isUnsupported } from '../network/rules.js'
import { homeRoute } from './homeRoute.js'

/** Decides which view follows a connection, a disconnection or a switch of network. */
export const policy: Policy = (fact, state, config) => {
  if (fact.feature === 'connection') return afterConnection(fact, state, config)
  if (fact.feature === 'network') return afterNetwork(fact, state, config)
  // An inline modal cannot be closed: it goes to its first view.
  return fact.feature === 'modal' && fact.type === 'closed' && config.enableEmbedded
    ? [{ feature: 'modal', event: { type: 'open', route: homeRoute(state) } }]
    : []
}

function afterConnection(
  fact: Extract<Fact, { feature: 'connection' }>,
  state: KitState,
  config: Config,
): readonly Command[] {
  const { namespace } = fact
  switch (fact.type) {
    case 'connected':
      return routeToSession(namespace, state, config, fact.via === 'connect' || isAtConnect(state, namespace))
    case 'sessionChanged': {
      const { session, previous } = fact
      const isSame =
        session.chainId === previous.chainId && session.accounts[0].address === previous.accounts[0].address
      return isSame ? [] : routeToSession(namespace, state, config, false)
    }
    case 'disconnected':
      return leaveAccount(namespace, state, config)
    default:
      return []
  }
}

function afterNetwork(
  fact: Extract<Fact, { feature: 'network' }>,
  state: KitState,
  config: Config,
): readonly Command[] {
  switch (fact.type) {
    case 'asking':
      return state.modal.status === 'open' && topView(state) !== 'unsupported-chain'
        ? [
            {
              feature: 'modal',
              event: { type: 'push', route: { view: 'switch-network', chainId: fact.target } },
            },
          ]
        : []
    case 'switched':
      return leaveSwitch(namespaceOf(fact.chainId), state, config)
    case 'connectNeeded': {
      const route = { view: 'switch-active-chain', chainId: fact.chainId } as const
      return [{ feature: 'modal', event: { type: state.modal.status === 'open' ? 'push' : 'open', route } }]
    }
    default:
      return []
  }
}

function routeToSession(
  namespace: ChainNamespace,
  state: KitState,
  config: Config,
  close: boolean,
): readonly Command[] {
  if (isUnsupported(state, config, namespace)) {
    const route = { view: 'unsupported-chain', namespace } as const
    return [{ feature: 'modal', event: { type: state.modal.status === 'open' ? 'reset' : 'open', route } }]
  }
  if (state.modal.status === 'closed') return []
  return close || topView(state) === 'unsupported-chain' ? finish(namespace, config) : []
}

function leaveAccount(namespace: ChainNamespace, state: KitState, config: Config): readonly Command[] {
  if (state.modal.status === 'closed') return []
  if (config.enableEmbedded)
    return [{ feature: 'modal', event: { type: 'reset', route: { view: 'connect' } } }]
  const about = state.modal.stack.some(
    (route) =>
      (route.view === 'account' || route.view === 'unsupported-chain') && route.namespace === namespace,
  )
  return about ? [{ feature: 'modal', event: { type: 'close', reason: 'done', force: true } }] : []
}

function leaveSwitch(namespace: ChainNamespace, state: KitState, config: Config): readonly Command[] {
  const view = topView(state)
  if (view !== 'switch-network' && view !== 'networks') return []
  const isFromAccount =
    state.modal.status === 'open' && state.modal.stack.some(({ view }) => view === 'account')
  return isFromAccount
    ? [{ feature: 'modal', event: { type: 'reset', route: { view: 'account', namespace } } }]
    : finish(namespace, config)
}

/** Ends the flow that the modal was opened for: it closes, or shows the account if it is inline. */
function finish(namespace: ChainNamespace, config: Config): readonly Command[] {
  return config.enableEmbedded
    ? [{ feature: 'modal', event: { type: 'reset', route: { view: 'account', namespace } } }]
    : [{ feature: 'modal', event: { type: 'close', reason: 'done', force: true } }]
}

/** Whether the user is still choosing a wallet for that namespace. */
function isAtConnect(state: KitState, namespace: ChainNamespace): boolean {
  const first = state.modal.status === 'open' ? state.modal.stack[0] : undefined
  return first?.view === 'connect' && (first.namespace ?? namespace) === namespace
}

function topView(state: KitState): string | undefined {
  return state.modal.status === 'open' ? state.modal.stack.at(-1)?.view : undefined
}
