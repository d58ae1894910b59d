import type { KitState } from '../../../engine/types.js'
import { connectionOf } from '../../../features/connection/rules.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { remoteConnectorId } from '../../../foundation/schema/remoteConnectorId.js'
import type { RelaySession } from '../../../ports/Relay.js'

/**
 * Whether a session that was just approved is used in a namespace. A namespace with another wallet keeps it, unless the
 * user connects that namespace, or every namespace has one.
 */
export function shouldAdoptSession(
  namespace: ChainNamespace,
  session: RelaySession,
  state: Pick<KitState, 'connection' | 'modal'>,
): boolean {
  const opened = (Object.keys(state.connection) as ChainNamespace[]).filter((one) => session.namespaces[one])
  return isFree(namespace, state) || isWanted(namespace, state) || !opened.some((one) => isFree(one, state))
}

function isFree(namespace: ChainNamespace, state: Pick<KitState, 'connection'>): boolean {
  const connection = connectionOf(state, namespace)
  if ('attempt' in connection && connection.attempt?.connectorId === remoteConnectorId) return true
  const session = 'session' in connection ? connection.session : undefined
  return !session || session.connectorId === remoteConnectorId
}

/** The namespace that the modal was opened for. */
function isWanted(namespace: ChainNamespace, { modal }: Pick<KitState, 'modal'>): boolean {
  if (modal.status === 'closed') return false
  return modal.stack.some(
    (route) => 'namespace' in route && route.view !== 'account' && route.namespace === namespace,
  )
}
