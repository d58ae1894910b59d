import type { Config, Connection, Connector } from '@wagmi/core'

/** Returns wagmi's current connection, the one its hooks report. */
export function getCurrentConnection({ state }: Config): Connection | undefined {
  const connection = state.current ? state.connections.get(state.current) : undefined
  return connection && isLive(connection.connector) ? connection : undefined
}

/**
 * Returns whether the connector is initialized. Connectors that wagmi reads from its storage have only data, no
 * methods.
 */
export function isLive(connector: Connector): boolean {
  return typeof connector.getAccounts === 'function'
}
