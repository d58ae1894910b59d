import type { Config } from '../config/config.js'
import type { Command, Fact, KitState } from '../engine/types.js'
import { connectionOf, sessionOf } from '../features/connection/rules.js'
import type { Route } from '../features/modal/route.js'
import { isUnsupported } from '../features/network/rules.js'
import type { SnackbarCode } from '../features/snackbar/machine.js'
import { MethodNotSupportedError } from '../foundation/errors/adapter.js'
import { type ChainNamespace, namespaceOf } from '../foundation/schema/caip.js'
import type { Session } from '../ports/Adapter.js'

/**
 * Maps facts emitted by one feature to commands for others, as a pure table. `state` is the state after the fact,
 * `now` the kit's time in ms since the epoch.
 */
export function policy(fact: Fact, state: KitState, config: Config, now: number): readonly Command[] {
  switch (fact.feature) {
    case 'connection':
      return afterConnection(fact, state, config, now)
    case 'network':
      return afterNetwork(fact, state, config)
    case 'modal':
      return afterModal(fact, state, config)
    case 'balance':
      // Some namespaces have no way to read a balance (Polkadot, Cosmos over a relay): that is not a failure.
      return fact.type === 'failed' && !(fact.error.cause instanceof MethodNotSupportedError)
        ? [show(fact.of.address, 'balance-unavailable', 'Token Balance Unavailable')]
        : []
    case 'request':
      return fact.type === 'lateResponse' && fact.result !== undefined
        ? [show(fact.id, 'request-completed-late', 'Request completed after it was cancelled')]
        : []
    // The commands for `pairing` are in `walletconnect/policy.ts`.
    default:
      return []
  }
}

function afterConnection(
  fact: Extract<Fact, { feature: 'connection' }>,
  state: KitState,
  config: Config,
  now: number,
): readonly Command[] {
  const { namespace } = fact
  switch (fact.type) {
    case 'connected': {
      const { session, via } = fact
      const { connectorId } = session
      // A page load keeps the active namespace, in whatever order the wallets respond.
      const { status } = connectionOf(state, state.network.activeNamespace)
      const activate = via === 'connect' || (via === 'host' && status === 'disconnected')
      return [
        ...endSwitch(namespace, state),
        { feature: 'network', event: { type: 'sessionAt', chainId: session.chainId, activate } },
        loadBalance(namespace, session, now),
        ...(via === 'reconnect'
          ? []
          : [{ feature: 'wallets', event: { type: 'connected', namespace, connectorId } } as const]),
        ...routeToSession(namespace, state, config, via === 'connect' || isAtConnect(state, namespace)),
      ]
    }
    case 'sessionChanged': {
      const { session, previous } = fact
      const same = session.chainId === previous.chainId
      if (same && session.accounts[0].address === previous.accounts[0].address) return []
      return [
        ...(same
          ? []
          : [
              {
                feature: 'network',
                event: { type: 'sessionAt', chainId: session.chainId, activate: false },
              } as const,
            ]),
        loadBalance(namespace, session, now),
        ...routeToSession(namespace, state, config, false),
      ]
    }
    case 'disconnected':
      return [
        ...endSwitch(namespace, state),
        { feature: 'balance', namespace, event: { type: 'reset' } },
        ...showOther(namespace, state),
        ...leaveAccount(namespace, state, config),
      ]
    case 'disconnectFailed':
      return [show(fact.id, 'disconnect', 'Failed to disconnect')]
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
    case 'switched': {
      const namespace = namespaceOf(fact.chainId)
      return [
        ...(fact.session
          ? [
              {
                feature: 'connection',
                namespace,
                event: { type: 'sessionChanged', session: fact.session },
              } as const,
            ]
          : []),
        ...leaveSwitch(namespace, state, config),
      ]
    }
    case 'connectNeeded': {
      const route = { view: 'switch-active-chain', chainId: fact.chainId } as const
      return [{ feature: 'modal', event: { type: state.modal.status === 'open' ? 'push' : 'open', route } }]
    }
    default:
      return []
  }
}

function afterModal(
  fact: Extract<Fact, { feature: 'modal' }>,
  state: KitState,
  config: Config,
): readonly Command[] {
  if (fact.type === 'opened') return forget(state)
  const left = leftSwitch(state)
  if (fact.type === 'navigated') {
    // The namespace whose account is shown becomes the active one.
    return fact.route.view === 'account' ? [...left, ...activate(fact.route.namespace, state)] : left
  }
  const { from } = fact
  const still = topView(state) === from.view
  return [
    ...left,
    // A user who leaves the view in which a wallet is asked cancels the request.
    ...(from.view === 'connecting' && !still
      ? [{ feature: 'connection', namespace: from.namespace, event: { type: 'cancel' } } as const]
      : []),
    ...(from.view === 'switch-network' && !still
      ? [{ feature: 'network', event: { type: 'cancel' } } as const]
      : []),
    // An inline modal cannot be closed: it goes to its first view.
    ...(fact.type === 'closed' && config.enableEmbedded
      ? [{ feature: 'modal', event: { type: 'open', route: homeRoute(state) } } as const]
      : []),
  ]
}

/** Makes another connected namespace the active one, if the active one was disconnected. */
function showOther(namespace: ChainNamespace, state: KitState): readonly Command[] {
  if (state.network.activeNamespace !== namespace) return []
  const other = (Object.keys(state.connection) as ChainNamespace[]).find((one) => sessionOf(state, one))
  return other ? activate(other, state) : []
}

function activate(namespace: ChainNamespace, state: KitState): readonly Command[] {
  const chainId = sessionOf(state, namespace)?.chainId
  return chainId ? [{ feature: 'network', event: { type: 'sessionAt', chainId, activate: true } }] : []
}

/** Cancels the switch if the user has left the view that asks for a wallet of the network's namespace. */
function leftSwitch({ network, modal }: KitState): readonly Command[] {
  const isShown = modal.status === 'open' && modal.stack.some(({ view }) => view === 'switch-active-chain')
  const isLeft = network.switching?.status === 'connecting' && !isShown
  return isLeft ? [{ feature: 'network', event: { type: 'cancel' } }] : []
}

/** Cancels a switch whose wallet is no longer the namespace's: a late approval would bring that wallet back. */
function endSwitch(namespace: ChainNamespace, state: KitState): readonly Command[] {
  const { switching } = state.network
  if (switching?.status !== 'asking' || namespaceOf(switching.target) !== namespace) return []
  if (switching.connectorId === sessionOf(state, namespace)?.connectorId) return []
  return [{ feature: 'network', event: { type: 'cancel' } }]
}

/**
 * Returns the first view of the modal: the account of the active namespace, or the list of wallets.
 *
 * @example
 * ```ts
 * import { createLatchkit, homeRoute } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const route = homeRoute(kit.getState()) // { view: 'connect' }
 * ```
 */
export function homeRoute(state: KitState): Route {
  const namespace = state.network.activeNamespace
  return sessionOf(state, namespace) ? { view: 'account', namespace } : { view: 'connect' }
}

/** Clears the outcomes of earlier attempts, so that a modal that opens again does not show them. */
function forget(state: KitState): readonly Command[] {
  const namespaces = Object.keys(state.connection) as ChainNamespace[]
  return [
    ...namespaces.map(
      (namespace) => ({ feature: 'connection', namespace, event: { type: 'clear' } }) as const,
    ),
    { feature: 'network', event: { type: 'clear' } },
    { feature: 'catalogue', event: { type: 'clear' } },
  ]
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

function loadBalance(namespace: ChainNamespace, session: Session, now: number): Command {
  const of = { address: session.accounts[0].address, chainId: session.chainId }
  return { feature: 'balance', namespace, event: { type: 'load', of, at: now } }
}

/** Whether the user is still choosing a wallet for that namespace. */
function isAtConnect(state: KitState, namespace: ChainNamespace): boolean {
  const first = state.modal.status === 'open' ? state.modal.stack[0] : undefined
  return first?.view === 'connect' && (first.namespace ?? namespace) === namespace
}

function show(id: string, code: SnackbarCode, message: string): Command {
  const variant = code === 'request-completed-late' ? 'success' : 'error'
  return { feature: 'snackbar', event: { type: 'show', snackbar: { id, variant, code, message } } }
}

function topView(state: KitState): string | undefined {
  return state.modal.status === 'open' ? state.modal.stack.at(-1)?.view : undefined
}
