import type { Command, KitState, Policy } from '../../../engine/types.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { connectionOf } from '../../wallet/connection/rules.js'

/** Maps the facts of connections to the login of this feature, whose attempts have the ids of their connections. */
export function createConnectionPolicy(
  feature: 'login' | 'social' | 'passkey',
): NonNullable<Policy['connection']> {
  return {
    connected: ({ id }) => (id === undefined ? [] : [{ feature, event: { type: 'walletConnected', id } }]),
    declined: ({ id, error }) => [{ feature, event: { type: 'walletFailed', id, error } }],
    failed: ({ id, error }) => [{ feature, event: { type: 'walletFailed', id, error } }],
    cancelled: ({ id }) => [{ feature, event: { type: 'walletFailed', id, error: new AbortedError() } }],
    disconnected: ({ connectorId, namespace }, { wallets }) =>
      wallets.connectors[namespace]?.some(({ id, type }) => id === connectorId && type === 'auth')
        ? [{ feature, event: { type: 'loggedOut' } }]
        : [],
  }
}

/** Connects the wallet of the frame for a user who has logged in. */
export function connectWallet(attempt: {
  readonly id: string
  readonly connectorId: string
  readonly namespace: ChainNamespace
}): readonly Command[] {
  const { id, connectorId, namespace } = attempt
  return [{ feature: 'connection', namespace, event: { type: 'connect', id, connectorId } }]
}

/** Cancels the connection of a login that was cancelled. */
export function cancelConnection(
  { id, namespace, isConnecting }: { id: string; namespace: ChainNamespace; isConnecting: boolean },
  state: KitState,
): readonly Command[] {
  const connection = connectionOf(state, namespace)
  const isOwn = 'attempt' in connection && connection.attempt?.id === id
  return isConnecting && isOwn ? [{ feature: 'connection', namespace, event: { type: 'cancel' } }] : []
}
