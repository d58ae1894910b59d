import { WalletNotFoundError } from '@latchkit/core'
import { WalletRequestError } from '@latchkit/core/errors'
import type { Config, Connection, Connector } from '@wagmi/core'
import { isLive } from './getCurrentConnection.js'

/**
 * Returns wagmi's connection of a connector.
 *
 * @throws `WalletRequestError` (4100) if the app is not connected through it
 */
export function getConnection(config: Config, connectorId: string, method: string): Connection {
  const connection = findConnection(config, connectorId)
  if (connection) return connection
  throw new WalletRequestError({ method, rpcCode: 4100, details: `"${connectorId}" is not connected.` })
}

/** Returns the connector with the given id. Prefers a connected one if several share the id. */
export function findConnector(config: Config, connectorId: string): Connector | undefined {
  const connected = findConnection(config, connectorId)?.connector
  return connected ?? config.connectors.find(({ id }) => id === connectorId)
}

/**
 * Returns the connector with the given id.
 *
 * @throws `WalletNotFoundError`
 */
export function getConnector(config: Config, connectorId: string): Connector {
  const connector = findConnector(config, connectorId)
  if (!connector) throw new WalletNotFoundError({ connectorId })
  return connector
}

/** Returns wagmi's connection of a connector, if any. */
export function findConnection({ state }: Config, connectorId: string): Connection | undefined {
  return [...state.connections.values()].find(
    ({ connector }) => connector.id === connectorId && isLive(connector),
  )
}
