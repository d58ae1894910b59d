import type { Command, Fact, KitState, Policy } from '../../engine/types.js'
import type { ChainNamespace } from '../../foundation/schema/caip.js'
import { namespaceOf } from '../../foundation/schema/caip.js'
import { connectionOf, sessionOf } from '../connection/rules.js'

/** Keeps the network in step with the sessions, and cancels a switch that the user has left. */
export const policy: Policy = (fact, state) => {
  if (fact.feature === 'modal') return afterModal(fact, state)
  if (fact.feature !== 'connection') return []
  const { namespace } = fact
  switch (fact.type) {
    case 'connected': {
      // A page load keeps the active namespace, in whatever order the wallets respond.
      const { status } = connectionOf(state, state.network.activeNamespace)
      const activate = fact.via === 'connect' || (fact.via === 'host' && status === 'disconnected')
      const { chainId } = fact.session
      return [
        ...endSwitch(namespace, state),
        { feature: 'network', event: { type: 'sessionAt', chainId, activate } },
      ]
    }
    case 'sessionChanged': {
      const { chainId } = fact.session
      return chainId === fact.previous.chainId
        ? []
        : [{ feature: 'network', event: { type: 'sessionAt', chainId, activate: false } }]
    }
    case 'disconnected':
      return [...endSwitch(namespace, state), ...showOther(namespace, state)]
    default:
      return []
  }
}

function afterModal(fact: Extract<Fact, { feature: 'modal' }>, state: KitState): readonly Command[] {
  // A modal that opens again does not show the outcome of an earlier attempt.
  if (fact.type === 'opened') return [{ feature: 'network', event: { type: 'clear' } }]
  const left = leftSwitch(state)
  // The namespace whose account is shown becomes the active one.
  if (fact.type === 'navigated')
    return fact.route.view === 'account' ? [...left, ...activate(fact.route.namespace, state)] : left
  const isShown = state.modal.status === 'open' && state.modal.stack.at(-1)?.view === 'switch-network'
  return fact.from.view === 'switch-network' && !isShown
    ? [...left, { feature: 'network', event: { type: 'cancel' } }]
    : left
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
