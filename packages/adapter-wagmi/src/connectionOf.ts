import { WalletNotFoundError, WalletRequestError } from '@latchkit/core'
import type { Config, Connection, Connector } from '@wagmi/core'
import { isLive } from './sessions.js'

/**
 * wagmi's connection of a connector.
 *
 * @throws `WalletRequestError` (4100) where the page is not connected with it
 */
export function connectionOf(config: Config, connectorId: string, method: string): Connection {
  const connection = findConnection(config, connectorId)
  if (connection) return connection
  throw new WalletRequestError({ method, rpcCode: 4100, details: `"${connectorId}" is not connected.` })
}

/** The connector of that id: the connected one, where several go by it. */
export function findConnector(config: Config, connectorId: string): Connector | undefined {
  const connected = findConnection(config, connectorId)?.connector
  return connected ?? config.connectors.find(({ id }) => id === connectorId)
}

/**
 * As `findConnector`.
 *
 * @throws `WalletNotFoundError`
 */
export function connectorOf(config: Config, connectorId: string): Connector {
  const connector = findConnector(config, connectorId)
  if (!connector) throw new WalletNotFoundError({ connectorId })
  return connector
}

/** wagmi's connection of a connector, where there is one. */
export function findConnection({ state }: Config, connectorId: string): Connection | undefined {
  return [...state.connections.values()].find(
    ({ connector }) => connector.id === connectorId && isLive(connector),
  )
}
