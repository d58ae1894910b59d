import { sameSession, toSession } from '@latchkit/core/eip1193'
import type { AdapterEvent, Session } from '@latchkit/core/ports'
import type { Config, Connection, Connector } from '@wagmi/core'

/** What the kit itself is doing to a connector, by uid: the newest thing. Nobody needs to be told of what comes of it. */
export type Busy = Map<string, unknown>

/** The session as the kit knows it, kept in agreement with wagmi's state. */
export type Sessions = {
  /** Takes note of what the kit was answered, so that it is not told again. */
  readonly know: (session: Session | undefined) => void
  /** Tells the kit where wagmi's state is another than what it knows. */
  readonly sync: () => void
  readonly stop: () => void
}

/** wagmi's connection that counts: the one its own hooks speak of. */
export function currentConnection({ state }: Config): Connection | undefined {
  const connection = state.current ? state.connections.get(state.current) : undefined
  return connection && isLive(connection.connector) ? connection : undefined
}

/** Watches wagmi's state and tells `emit` of what wallets or the host did. Tells at once of a session there is already. */
export function watchSessions(parameters: {
  readonly config: Config
  readonly busy: Busy
  readonly warn: (message: string, cause?: unknown) => void
  readonly emit: (event: AdapterEvent) => void
}): Sessions {
  const { config, busy, warn, emit } = parameters
  let known: Session | undefined

  function sync(): void {
    const connection = currentConnection(config)
    if (connection && busy.has(connection.connector.uid)) return
    let session: Session | undefined
    try {
      session = connection && toSession(connection.connector.id, connection)
    } catch (error) {
      warn('A wallet said something of its accounts or chain that cannot be used.', error)
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
    know: (session) => {
      known = session
    },
    sync,
    stop: unsubscribe,
  }
}

/** What wagmi read from its storage has a name, and nothing that it could do. */
export function isLive(connector: Connector): boolean {
  return typeof connector.getAccounts === 'function'
}
