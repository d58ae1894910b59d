import type { Config } from '../../config/config.js'
import type { Fact, KitState } from '../../engine/types.js'
import { cleanName } from '../../foundation/schema/cleanName.js'
import { remoteConnectorId } from '../../foundation/schema/remoteConnectorId.js'
import type { TelemetryEvent } from '../../ports/Telemetry.js'
import type { Route } from '../modal/route.js'
import { connectorsOf, recentWalletOf, walletRowOf } from '../wallets/rules.js'

/** An event without a time. */
export type UntimedEvent = Omit<TelemetryEvent, 'at'>

/**
 * Returns the telemetry event of a fact; most facts have none. The names are listed in docs/behavior.md, "Events".
 * Properties hold wallet names, networks and Latchkit's own messages: never an address or text from a wallet or a server.
 */
export function toTelemetry(fact: Fact, state: KitState, config: Config): UntimedEvent | undefined {
  switch (fact.feature) {
    case 'modal':
      if (fact.type === 'navigated') return ofRoute(fact.route, state, config)
      if (fact.type === 'wentBack') return undefined
      return {
        event: fact.type === 'opened' ? 'MODAL_OPEN' : 'MODAL_CLOSE',
        properties: { connected: isConnected(state) },
      }
    case 'connection':
      return ofConnection(fact, state, config)
    case 'pairing':
      return ofPairing(fact)
    case 'network':
      return fact.type === 'switched'
        ? { event: 'SWITCH_NETWORK', properties: { network: fact.chainId } }
        : undefined
    case 'request':
      return fact.type === 'lateResponse'
        ? {
            event: 'REQUEST_LATE_RESPONSE',
            properties: { method: fact.write.intent.kind, approved: fact.error === undefined },
          }
        : undefined
    default:
      return undefined
  }
}

/** Views that open only by a choice of the user. */
function ofRoute(route: Route, state: KitState, config: Config): UntimedEvent | undefined {
  switch (route.view) {
    case 'connecting': {
      const reachable = connectorsOf(state.wallets, config, route.walletId, route.namespace).length > 0
      return {
        event: 'SELECT_WALLET',
        properties: {
          name: walletRowOf(state.wallets, config, route.walletId)?.name ?? '',
          platform: reachable ? 'browser' : 'unsupported',
        },
      }
    }
    case 'networks':
      return { event: 'CLICK_NETWORKS', properties: {} }
    case 'what-is-a-wallet':
      return { event: 'CLICK_WALLET_HELP', properties: {} }
    case 'get-wallet':
      return { event: 'CLICK_GET_WALLET', properties: {} }
    case 'what-is-a-network':
      return { event: 'CLICK_NETWORK_HELP', properties: {} }
    default:
      return undefined
  }
}

function ofConnection(
  fact: Extract<Fact, { feature: 'connection' }>,
  state: KitState,
  config: Config,
): UntimedEvent | undefined {
  switch (fact.type) {
    case 'connected': {
      // A session that was restored, or made by the host app, is not a choice in the modal.
      // The pairing emits the event of a remote wallet, so that there is only one.
      if (fact.via !== 'connect' || fact.session.connectorId === remoteConnectorId) return undefined
      const wallet = recentWalletOf(state.wallets, config, fact.namespace, fact.session.connectorId)
      return { event: 'CONNECT_SUCCESS', properties: { method: 'browser', name: wallet?.name ?? '' } }
    }
    case 'declined':
    case 'failed':
      if (fact.connectorId === remoteConnectorId) return undefined
      return { event: 'CONNECT_ERROR', properties: { message: fact.error.shortMessage } }
    case 'disconnected':
      return fact.by === 'user'
        ? { event: 'DISCONNECT_SUCCESS', properties: { namespace: fact.namespace } }
        : undefined
    case 'disconnectFailed':
      return { event: 'DISCONNECT_ERROR', properties: { message: fact.error.shortMessage } }
    default:
      return undefined
  }
}

function ofPairing(fact: Extract<Fact, { feature: 'pairing' }>): UntimedEvent | undefined {
  switch (fact.type) {
    case 'approved': {
      // The name is the wallet's own: untrusted input, sanitized here.
      const name = cleanName(fact.openedWallet?.name ?? fact.session.peer.name)
      return { event: 'CONNECT_SUCCESS', properties: { method: fact.method, name } }
    }
    case 'declined':
    case 'failed':
      return { event: 'CONNECT_ERROR', properties: { message: fact.error.shortMessage } }
    default:
      return undefined
  }
}

function isConnected(state: KitState): boolean {
  return Object.values(state.connection).some((connection) => 'session' in connection && connection.session)
}
