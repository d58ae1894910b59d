import type { Fact } from '../../engine/types.js'
import { toConnectedAccount } from '../connection/rules.js'
import type { KitEvent } from './KitEvents.js'

/** Every fact by `feature/type`. */
export type FactsByName = { readonly [F in Fact as `${F['feature']}/${F['type']}`]: F }

/** The public event of each fact; `null` for a fact that is internal. */
const events: { readonly [Name in keyof FactsByName]: ((fact: FactsByName[Name]) => KitEvent) | null } = {
  'connection/connected': ({ namespace, session, via }) => ({
    type: 'CONNECT_SUCCESS',
    account: toConnectedAccount(namespace, session),
    via,
  }),
  'connection/declined': connectError,
  'connection/failed': connectError,
  'connection/sessionChanged': ({ namespace, session, previous }) => ({
    type: 'ACCOUNT_CHANGE',
    account: toConnectedAccount(namespace, session),
    previous: toConnectedAccount(namespace, previous),
  }),
  'connection/disconnected': ({ namespace, connectorId, by }) => ({
    type: 'DISCONNECT_SUCCESS',
    namespace,
    connectorId,
    by,
  }),
  'connection/disconnectFailed': ({ namespace, error }) => ({ type: 'DISCONNECT_ERROR', namespace, error }),
  // The action that was called settles with these.
  'connection/cancelled': null,
  'connection/switchAccountFailed': null,
  // The status `disconnected` of the connection shows it.
  'connection/notRestored': null,
  'network/switched': ({ chainId }) => ({ type: 'SWITCH_NETWORK', chainId }),
  'network/declined': switchNetworkError,
  'network/failed': switchNetworkError,
  'network/asking': null,
  'network/cancelled': null,
  'network/connectNeeded': null,
  'modal/opened': ({ route }) => ({ type: 'MODAL_OPEN', route }),
  'modal/closed': ({ reason, from }) => ({ type: 'MODAL_CLOSE', reason, route: from }),
  'modal/navigated': ({ route, from }) => ({ type: 'MODAL_NAVIGATE', route, from }),
  // Emitted after a delay, for the policies of other features.
  'modal/wentBack': null,
  'balance/loaded': ({ namespace, of, value }) => ({ type: 'BALANCE_UPDATE', namespace, ...of, value }),
  'balance/failed': ({ namespace, of, error }) => ({ type: 'BALANCE_ERROR', namespace, ...of, error }),
  'balance/dropped': null,
  // `state.portfolio` has the tokens, which are too many for an event.
  'portfolio/loaded': null,
  'portfolio/failed': null,
  'portfolio/dropped': null,
  // `state.activity` has the transactions, likewise.
  'activity/loaded': null,
  'activity/failed': null,
  'activity/dropped': null,
  // `state.nfts` has the NFTs, likewise.
  'nfts/loaded': null,
  'nfts/failed': null,
  'nfts/dropped': null,
  'request/done': ({ namespace, write: { intent, address, chainId }, result }) => ({
    type: 'REQUEST_SUCCESS',
    namespace,
    address,
    chainId,
    method: intent.kind,
    result,
  }),
  'request/declined': requestError,
  'request/failed': requestError,
  'request/cancelled': null,
  'request/lateResponse': ({ namespace, write: { intent, address, chainId }, result, error }) => ({
    type: 'REQUEST_LATE_RESPONSE',
    namespace,
    address,
    chainId,
    method: intent.kind,
    result,
    error,
  }),
  'pairing/ready': ({ pairing: { uri, expiresAt } }) => ({ type: 'PAIRING_READY', uri, expiresAt }),
  'pairing/declined': pairingError,
  'pairing/failed': pairingError,
  'pairing/sessionExpired': ({ error }) => ({ type: 'SESSION_EXPIRED', error }),
  // Each namespace of the session emits CONNECT_SUCCESS.
  'pairing/approved': null,
  'pairing/cancelled': null,
  'transactions/settled': null,
  'wallets/connectorsAdded': null,
}

/** Returns the public event of a fact, or `undefined` if the fact is internal. */
export function toKitEvent(fact: Fact): KitEvent | undefined {
  const toEvent = events[`${fact.feature}/${fact.type}` as keyof FactsByName]
  // The name selects the function for this fact, which the compiler cannot derive.
  return (toEvent as ((fact: Fact) => KitEvent) | null)?.(fact)
}

function connectError(fact: FactsByName['connection/declined']): KitEvent {
  const { namespace, connectorId, error, type } = fact
  return { type: 'CONNECT_ERROR', namespace, connectorId, error, isDeclined: type === 'declined' }
}

function switchNetworkError({ target, error, type }: FactsByName['network/declined']): KitEvent {
  return { type: 'SWITCH_NETWORK_ERROR', chainId: target, error, isDeclined: type === 'declined' }
}

function requestError({ namespace, error, type }: FactsByName['request/declined']): KitEvent {
  return { type: 'REQUEST_ERROR', namespace, error, isDeclined: type === 'declined' }
}

function pairingError({ error, type }: FactsByName['pairing/declined']): KitEvent {
  return { type: 'PAIRING_ERROR', error, isDeclined: type === 'declined' }
}
