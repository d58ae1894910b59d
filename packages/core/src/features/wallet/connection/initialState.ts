import type { StoredState } from '../../../config/stored.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { ConnectionState } from './types.js'

/**
 * Starts as `reconnecting` if a connector is stored. So the server-side render, which reads it from a cookie, and the
 * first render of the client are the same.
 */
export function initialState(init: {
  readonly stored: StoredState
  readonly namespace: ChainNamespace
}): ConnectionState {
  return init.stored.connectors?.[init.namespace] === undefined
    ? { status: 'disconnected' }
    : { status: 'reconnecting', address: init.stored.addresses?.[init.namespace], next: [] }
}
