import { AbortedError } from '@latchkit/core'
import { type Answer, abortable, toSession } from '@latchkit/core/eip1193'
import type { Attempts, Session } from '@latchkit/core/ports'
import { type Config, type Connector, connect, disconnect } from '@wagmi/core'
import { isLive } from './getCurrentConnection.js'

/**
 * Connects a connector of `config` through wagmi, so that the host app's hooks reflect the connection.
 *
 * An attempt that is aborted, or whose response makes no session, never reaches wagmi's state. `undo` reverts what the
 * wallet authorized, unless a newer attempt at the same wallet is pending.
 *
 * @param parameters `ask` connects the wallet. `onSettled` is called when wallet and wagmi are done, with the session
 * if there is one.
 * @throws what `ask` throws, `WalletResponseError`, or `AbortedError` as soon as `signal` fires
 */
export async function openConnector(parameters: {
  readonly config: Config
  readonly connector: Connector
  readonly attempts: Attempts
  readonly ask: () => Promise<Answer>
  readonly undo: () => void | Promise<void>
  readonly signal: AbortSignal
  readonly onSettled: (session: Session | undefined) => void
}): Promise<Session> {
  const { config, connector, attempts, ask, undo, signal, onSettled } = parameters
  const { uid, emitter } = connector
  const handleConnect = config._internal.events.connect
  let isReverted = false

  async function askAndCheck(): Promise<Answer> {
    const answer = await ask()
    try {
      attempt.assertCurrent()
      toSession(connector.id, answer)
      return answer
    } catch (error) {
      isReverted = !attempt.isNewerPending() && !config.state.connections.has(uid)
      if (isReverted) await undo()
      throw error
    }
  }

  async function run(): Promise<Session> {
    let session: Session | undefined
    try {
      // A proxy that wagmi connects instead of the connector. It overrides only `connect`.
      const proxy: Connector = Object.create(connector, { connect: { value: askAndCheck } })
      const answer = await connect(config, { connector: proxy })
      replaceProxy(config, connector)
      if (signal.aborted) {
        // Aborted while wagmi was writing to its storage.
        await disconnect(config, { connector })
        throw new AbortedError()
      }
      session = toSession(connector.id, answer)
      return session
    } catch (error) {
      // A wallet that cannot revoke the authorization would connect at its next event.
      const isStillAuthorized = isReverted && (await connector.getAccounts().catch(() => [])).length > 0
      if (!isStillAuthorized && emitter.listenerCount('connect') === 0) emitter.on('connect', handleConnect)
      throw error
    } finally {
      attempt.end()
      onSettled(session)
    }
  }

  // The host app's hooks do not have to wait for an aborted attempt.
  function resetStatus(): void {
    config.setState((state) => ({ ...state, status: state.current ? 'connected' : 'disconnected' }))
  }

  // wagmi treats a `connect` event of the wallet as the user's intent. During an attempt the event may belong to an
  // earlier, aborted attempt.
  emitter.off('connect', handleConnect)
  const attempt = attempts.start(uid, signal)
  signal.addEventListener('abort', resetStatus)
  return abortable(run(), signal).finally(() => signal.removeEventListener('abort', resetStatus))
}

/**
 * Replaces the proxy by the connector, and removes connections that wagmi read from its storage but never restored.
 */
function replaceProxy(config: Config, connector: Connector): void {
  config.setState((state) => {
    const connections = new Map([...state.connections].filter(([, { connector }]) => isLive(connector)))
    const connection = connections.get(connector.uid)
    if (connection) connections.set(connector.uid, { ...connection, connector })
    return { ...state, connections }
  })
}
