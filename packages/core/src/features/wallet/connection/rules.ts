/**
 * Pure functions that read the connection state: the connection, the session and the account of a namespace, and whether
 * its wallet can sign.
 */

import type { KitState } from '../../../engine/types.js'
import type { Account } from '../../../foundation/schema/account.js'
import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Session, SessionWallet } from '../../../ports/Adapter.js'
import type { ConnectionState } from './types.js'

/** A connected account, as actions and hooks return it. */
export type ConnectedAccount = {
  readonly namespace: ChainNamespace
  /** The active account's plain address. */
  readonly address: string
  /** CAIP-10 id of the active account. */
  readonly caipAddress: CaipAddress
  /** The wallet's chain, whether or not it is configured. */
  readonly chainId: CaipNetworkId
  readonly connectorId: string
  /** The wallet, if its connector reaches several wallets, as the relay connector does. */
  readonly wallet?: SessionWallet | undefined
  /** Every account of the session, the active one first. */
  readonly accounts: readonly [Account, ...Account[]]
}

type Connections = Pick<KitState, 'connection'>

/** Returns the connection of a namespace; `disconnected` if the namespace is not configured. */
export function connectionOf(state: Connections, namespace: ChainNamespace): ConnectionState {
  return state.connection[namespace] ?? { status: 'disconnected' }
}

/** Returns the session of a namespace, also while another wallet connects or the session is being closed. */
export function sessionOf(state: Connections, namespace: ChainNamespace): Session | undefined {
  const connection = connectionOf(state, namespace)
  return 'session' in connection ? connection.session : undefined
}

/** Converts a session to the account that actions and hooks return. */
export function toConnectedAccount(namespace: ChainNamespace, session: Session): ConnectedAccount {
  const { chainId, connectorId, accounts, wallet } = session
  const { address } = accounts[0]
  const caipAddress = `${chainId}:${address}` as const
  return { namespace, address, caipAddress, chainId, connectorId, accounts, ...(wallet && { wallet }) }
}

/** Whether a wallet of the namespace can sign now: it is connected and not being disconnected. */
export function canSign(state: Connections, namespace: ChainNamespace): boolean {
  return connectionOf(state, namespace).status !== 'disconnecting' && !!sessionOf(state, namespace)
}
