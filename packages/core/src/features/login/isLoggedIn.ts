import type { KitContext } from '../../engine/types.js'
import { sessionOf } from '../connection/rules.js'
import { findAuthConnector } from './findAuthConnector.js'

/** Returns whether a user of the login frame is connected. */
export function isLoggedIn({ getState, namespaces }: Pick<KitContext, 'getState' | 'namespaces'>): boolean {
  const state = getState()
  return namespaces.some((namespace) => {
    const connectorId = findAuthConnector(state, namespaces, namespace)?.id
    return connectorId !== undefined && sessionOf(state, namespace)?.connectorId === connectorId
  })
}
