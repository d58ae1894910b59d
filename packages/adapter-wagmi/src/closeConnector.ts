import type { Attempts } from '@latchkit/core/ports'
import { type Config, type Connector, disconnect } from '@wagmi/core'
import { isLive } from './getCurrentConnection.js'

/**
 * Disconnects a connector through wagmi. When it is the current one, all other connectors are disconnected too: wagmi
 * would otherwise switch to the next one.
 *
 * @param parameters `onSettled` is called when wagmi is done, also on failure.
 */
export async function closeConnector(parameters: {
  readonly config: Config
  readonly connector: Connector
  readonly attempts: Attempts
  readonly onSettled: () => void
}): Promise<void> {
  const { config, connector, attempts, onSettled } = parameters
  const { current } = config.state
  const all = [...config.state.connections.values()].map((connection) => connection.connector).filter(isLive)
  const others = all.filter(({ uid }) => uid !== connector.uid)
  const closing = current === connector.uid ? [...others, connector] : [connector]
  // Events of the current connector stay enabled when it stays connected.
  const muted = all.filter((next) => closing.includes(next) || next.uid !== current)
  const operations = muted.map(({ uid }) => attempts.start(uid))
  try {
    for (const next of closing) await disconnect(config, { connector: next })
  } finally {
    // wagmi selects the first remaining connection, whichever was current before.
    config.setState((state) => (current && state.connections.has(current) ? { ...state, current } : state))
    for (const operation of operations) operation.end()
    onSettled()
  }
}
