import { sameSession, toSession } from '@latchkit/core/eip1193'
import type { AdapterEvent, Session } from '@latchkit/core/ports'
import type { Config, Connection, Connector } from '@wagmi/core'

/**
 * The newest pending operation of the kit on each connector, by uid. State changes during the operation are not
 * emitted.
 */
export type PendingOperations = Map<string, unknown>

/** The session known to the kit, kept in sync with wagmi's state. */
export type Sessions = {
  /** Stores the session that the kit received, so that it is not emitted again. */
  readonly setKnown: (session: Session | undefined) => void
  /** Emits the difference between wagmi's state and the known session. */
  readonly sync: () => void
  readonly stop: () => void
}

/** Returns wagmi's current connection, the one its hooks report. */
export function getCurrentConnection({ state }: Config): Connection | undefined {
  const connection = state.current ? state.connections.get(state.current) : undefined
  return connection && isLive(connection.connector) ? connection : undefined
}

/**
 * Watches wagmi's state and emits the changes that wallets or the host app cause. Emits an existing session at once.
 */
export function watchSessions(parameters: {
  readonly config: Config
  readonly pending: PendingOperations
  readonly warn: (message: string, cause?: unknown) => void
  readonly emit: (event: AdapterEvent) => void
}): Sessions {
  const { config, pending, warn, emit } = parameters
  let known: Session | undefined

  function sync(): void {
    const connection = getCurrentConnection(config)
    if (connection && pending.has(connection.connector.uid)) return
    let session: Session | undefined
    try {
      session = connection && toSession(connection.connector.id, connection)
    } catch (error) {
      warn('Ignored accounts or a chain that a wallet reported, because they are invalid.', error)
      return
    }
    if (sameSession(session, known)) return
    const previous = known
    known = session
    if (session) emit({ type: 'session', session })
    else if (previous) emit({ type: 'disconnected', connectorId: previous.connectorId })
  }

  const unsubscribe = config.subscribe((state) => state, sync)
  sync()
  return {
    setKnown: (session) => {
      known = session
    },
    sync,
    stop: unsubscribe,
  }
}

/**
 * Returns whether the connector is initialized. Connectors that wagmi reads from its storage have only data, no
 * methods.
 */
export function isLive(connector: Connector): boolean {
  return typeof connector.getAccounts === 'function'
}
