import type { Route } from '../../../engine/routes.js'
import type { Command, KitState, Policy } from '../../../engine/types.js'
import { type ChainNamespace, namespaceOf } from '../../../foundation/schema/caip.js'
import { connectionOf, sessionOf } from '../connection/rules.js'
import type { NetworkEvent } from './types.js'

/** Updates the network from the sessions, and cancels a switch when the user leaves its view. */
export const policy: Policy = {
  connection: {
    connected({ namespace, session: { chainId }, via }, state) {
      // A page load keeps the active namespace, in whatever order the wallets respond.
      const { status } = connectionOf(state, state.network.activeNamespace)
      const activate = via === 'connect' || (via === 'hostApp' && status === 'disconnected')
      return [...endSwitch(namespace, state), sendNetwork({ type: 'sessionAt', chainId, activate })]
    },
    sessionChanged: ({ session: { chainId }, previous }) =>
      chainId === previous.chainId ? [] : [sendNetwork({ type: 'sessionAt', chainId, activate: false })],
    declined: endLogin,
    failed: endLogin,
    cancelled: endLogin,
    disconnected: ({ namespace }, state) => [...endSwitch(namespace, state), ...showOther(namespace, state)],
  },
  modal: {
    // A modal that opens again does not show the outcome of an earlier attempt.
    opened: () => [sendNetwork({ type: 'clear' })],
    // The namespace whose account is shown becomes the active one.
    navigated: ({ route }, state) => [
      ...leftSwitch(state),
      ...(route.view === 'account' ? activate(route.namespace, state) : []),
    ],
    closed: leaveSwitch,
    wentBack: leaveSwitch,
  },
}

/** Cancels the switch if the user has left its view. */
function leaveSwitch({ from }: { readonly from: Route }, state: KitState): readonly Command[] {
  const isShown = state.modal.status === 'open' && state.modal.stack.at(-1)?.view === from.view
  return [
    ...leftSwitch(state),
    ...(from.view === 'switch-network' && !isShown ? [sendNetwork({ type: 'cancel' })] : []),
  ]
}

function sendNetwork(event: NetworkEvent): Command {
  return { feature: 'network', event }
}

/** Makes another connected namespace the active one, if the active one was disconnected. */
function showOther(namespace: ChainNamespace, state: KitState): readonly Command[] {
  if (state.network.activeNamespace !== namespace) return []
  const other = (Object.keys(state.connection) as ChainNamespace[]).find((one) => sessionOf(state, one))
  return other ? activate(other, state) : []
}

function activate(namespace: ChainNamespace, state: KitState): readonly Command[] {
  const chainId = sessionOf(state, namespace)?.chainId
  return chainId ? [sendNetwork({ type: 'sessionAt', chainId, activate: true })] : []
}

/** Cancels the switch if the user has left the view that asks for a wallet of the network's namespace. */
function leftSwitch({ network, modal }: KitState): readonly Command[] {
  const isShown = modal.status === 'open' && modal.stack.some(({ view }) => view === 'switch-active-chain')
  const isLeft = network.switching?.status === 'connecting' && !isShown
  return isLeft ? [sendNetwork({ type: 'cancel' })] : []
}

/** Cancels a switch whose attempt to connect the login, which has the same id, has ended without a session. */
function endLogin({ id }: { readonly id: string }, { network: { switching } }: KitState): readonly Command[] {
  return switching?.status === 'connecting' && switching.id === id ? [sendNetwork({ type: 'cancel' })] : []
}

/** Cancels a switch whose wallet was disconnected or replaced: a late approval would reconnect it. */
function endSwitch(namespace: ChainNamespace, state: KitState): readonly Command[] {
  const { switching } = state.network
  if (switching?.status !== 'asking' || namespaceOf(switching.target) !== namespace) return []
  if (switching.connectorId === sessionOf(state, namespace)?.connectorId) return []
  return [sendNetwork({ type: 'cancel' })]
}
