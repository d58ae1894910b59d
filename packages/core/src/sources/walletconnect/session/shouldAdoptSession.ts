import type { KitState } from '../../../engine/types.js'
import { connectionOf } from '../../../features/wallet/connection/rules.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { remoteConnectorId } from '../../../foundation/schema/remoteConnectorId.js'
import type { RelaySession } from '../../../ports/Relay.js'

/**
 * Returns whether a namespace uses a newly approved session. A namespace with another wallet keeps that wallet, unless
 * the modal was opened for this namespace or every namespace of the session has another wallet.
 */
export function shouldAdoptSession(
  namespace: ChainNamespace,
  session: RelaySession,
  state: Pick<KitState, 'connection' | 'modal'>,
): boolean {
  const namespaces = (Object.keys(state.connection) as ChainNamespace[]).filter(
    (one) => session.namespaces[one],
  )
  return (
    isFree(namespace, state) || isRequested(namespace, state) || !namespaces.some((one) => isFree(one, state))
  )
}

function isFree(namespace: ChainNamespace, state: Pick<KitState, 'connection'>): boolean {
  const connection = connectionOf(state, namespace)
  if ('attempt' in connection && connection.attempt?.connectorId === remoteConnectorId) return true
  const session = 'session' in connection ? connection.session : undefined
  return !session || session.connectorId === remoteConnectorId
}

/** The namespace that the modal was opened for. */
function isRequested(namespace: ChainNamespace, { modal }: Pick<KitState, 'modal'>): boolean {
  if (modal.status === 'closed') return false
  // The Account view is of a namespace that is already connected, so it requests nothing.
  return modal.stack.some(
    (route) => 'namespace' in route && route.view !== 'account' && route.namespace === namespace,
  )
}
