import { toSession } from '@latchkit/core/eip1193'
import {
  type AdapterEvent,
  type Attempts,
  createSessionReporter,
  type SessionReporter,
} from '@latchkit/core/ports'
import type { Config } from '@wagmi/core'
import { getCurrentConnection } from './getCurrentConnection.js'

/** The session known to the kit, kept in sync with wagmi's state. */
export type Sessions = Pick<SessionReporter, 'setKnown'> & {
  /** Emits the difference between wagmi's state and the known session. */
  readonly sync: () => void
  readonly stop: () => void
}

/**
 * Watches wagmi's state and emits the changes that wallets or the host app cause. Emits an existing session at once.
 *
 * @param parameters `attempts`: the pending operations of the kit, by the uid of the connector. State changes during an
 * operation are not emitted.
 */
export function watchSessions(parameters: {
  readonly config: Config
  readonly attempts: Attempts
  readonly warn: (message: string, cause?: unknown) => void
  readonly emit: (event: AdapterEvent) => void
}): Sessions {
  const { config, attempts, warn, emit } = parameters
  const { setKnown, report } = createSessionReporter(emit)

  function sync(): void {
    const connection = getCurrentConnection(config)
    if (connection && attempts.isPending(connection.connector.uid)) return
    try {
      report(connection && toSession(connection.connector.id, connection))
    } catch (error) {
      warn('Ignored accounts or a chain that a wallet reported, because they are invalid.', error)
    }
  }

  const stop = config.subscribe((state) => state, sync)
  sync()
  return { setKnown, sync, stop }
}
