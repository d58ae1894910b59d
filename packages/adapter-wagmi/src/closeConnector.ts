import { type Config, type Connector, disconnect } from '@wagmi/core'
import { type Busy, isLive } from './sessions.js'

/**
 * Disconnects a connector, through wagmi. With the current one go all others: wagmi would go on with the next wallet, and
 * nobody asked for that one. Another than the current one goes alone.
 *
 * @param parameters `onSettled` is called when wagmi is done, also where it failed.
 */
export async function closeConnector(parameters: {
  readonly config: Config
  readonly connector: Connector
  readonly busy: Busy
  readonly onSettled: () => void
}): Promise<void> {
  const { config, connector, busy, onSettled } = parameters
  const { current } = config.state
  const all = [...config.state.connections.values()].map((connection) => connection.connector).filter(isLive)
  const others = all.filter(({ uid }) => uid !== connector.uid)
  const closing = current === connector.uid ? [...others, connector] : [connector]
  // The current one, where it stays, is heard all the while.
  const muted = all.filter((next) => closing.includes(next) || next.uid !== current)
  const token = {}
  for (const { uid } of muted) busy.set(uid, token)
  try {
    for (const next of closing) await disconnect(config, { connector: next })
  } finally {
    // wagmi takes the first that is left, whichever was current before.
    config.setState((state) => (current && state.connections.has(current) ? { ...state, current } : state))
    for (const { uid } of muted) if (busy.get(uid) === token) busy.delete(uid)
    onSettled()
  }
}
