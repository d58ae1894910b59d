import type { Fact } from '../../../engine/types.js'
import { classifyError } from '../../../foundation/errors/classifyError.js'
import type { AccountTypeFact } from '../../login/account-type/types.js'
import type { ApprovalFact } from '../../login/approval/types.js'
import type { EmailFact } from '../../login/email/types.js'
import type { LoginFact } from '../../login/login/types.js'
import type { PasskeyFact } from '../../login/passkey/types.js'
import type { SiwxFact } from '../../login/siwx/types.js'
import type { SocialFact } from '../../login/social/types.js'
import type { ReviewFact, ReviewName } from '../../money/review/types.js'
import { toConnectedAccount } from '../../wallet/connection/rules.js'
import type { KitEvent } from './KitEvents.js'

/** Every fact by `feature/type`. */
export type FactsByName = { readonly [F in Fact as `${F['feature']}/${F['type']}`]: F }

/**
 * The facts without a public event: an action settles with them, the state shows them, or only policies of other features use them.
 */
type InternalFact =
  | `accountType/${AccountTypeFact['type']}`
  | 'activity/dropped'
  | 'activity/failed'
  | 'activity/loaded'
  | `arrivals/${'loaded' | 'settled'}`
  | 'balance/dropped'
  | `calls/${'failed' | 'sent'}`
  | 'connection/cancelled'
  | 'connection/notRestored'
  | 'connection/switchAccountFailed'
  | `approval/${ApprovalFact['type']}`
  | `email/${EmailFact['type']}`
  | `login/${LoginFact['type']}`
  | 'modal/wentBack'
  | 'network/asking'
  | 'network/cancelled'
  | 'network/connectNeeded'
  | 'network/started'
  | 'nfts/dropped'
  | `names/${'notRegistered' | 'prepared' | 'registered' | 'started'}`
  | 'nfts/failed'
  | 'nfts/loaded'
  | 'onramp/settled'
  | 'onramp/started'
  | 'onramp/startFailed'
  | 'pairing/approved'
  | 'pairing/cancelled'
  | 'pay/closed'
  | 'pay/completed'
  | 'pay/failed'
  | 'pay/notStarted'
  | 'pay/priceDue'
  | 'pay/reviewLeft'
  | 'pay/shown'
  | 'pay/started'
  | 'portfolio/dropped'
  | 'portfolio/failed'
  | 'portfolio/loaded'
  | `passkey/${PasskeyFact['type']}`
  | 'request/cancelled'
  | `siwx/${Exclude<SiwxFact['type'], 'failed' | 'signedOut' | 'verified'>}`
  | `social/${SocialFact['type']}`
  | `${ReviewName}/${ReviewFact<never>['type']}`
  | 'transactions/loaded'
  | 'transactions/settled'
  | 'wallets/connectorsAdded'

/** The public event of each fact that is not internal. */
const events: {
  readonly [Name in Exclude<keyof FactsByName, InternalFact>]: (
    fact: FactsByName[Name],
  ) => KitEvent | undefined
} = {
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
  'network/switched': ({ chainId }) => ({ type: 'SWITCH_NETWORK', chainId }),
  'network/declined': switchNetworkError,
  'network/failed': switchNetworkError,
  'modal/opened': ({ route }) => ({ type: 'MODAL_OPEN', route }),
  'modal/closed': ({ reason, from }) => ({ type: 'MODAL_CLOSE', reason, route: from }),
  'modal/navigated': ({ route, from }) => ({ type: 'MODAL_NAVIGATE', route, from }),
  'balance/loaded': ({ namespace, of, value }) => ({ type: 'BALANCE_UPDATE', namespace, ...of, value }),
  'balance/failed': ({ namespace, of, error }) => ({ type: 'BALANCE_ERROR', namespace, ...of, error }),
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
  'siwx/verified': ({ namespace, session: { data } }) => ({
    type: 'SIWX_AUTH_SUCCESS',
    namespace,
    address: data.accountAddress,
    chainId: data.chainId,
  }),
  'siwx/failed'({ namespace, error }) {
    const outcome = classifyError(error)
    if (outcome === 'cancelled') return undefined
    return { type: 'SIWX_AUTH_ERROR', namespace, error, isDeclined: outcome === 'declined' }
  },
  'siwx/signedOut': ({ namespace }) => ({ type: 'SIWX_SIGN_OUT', namespace }),
  'pairing/sessionExpired': ({ error }) => ({ type: 'SESSION_EXPIRED', error }),
}

/** Returns the public event of a fact, or `undefined` if the fact is internal. */
export function toKitEvent(fact: Fact): KitEvent | undefined {
  const toEvent = events[`${fact.feature}/${fact.type}` as keyof typeof events]
  // The name selects the function for this fact, which the compiler cannot derive; an internal fact has none.
  return (toEvent as ((fact: Fact) => KitEvent | undefined) | undefined)?.(fact)
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
