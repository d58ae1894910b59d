import { AbortedError } from '@latchkit/core'
import { type Answer, abortable, toSession } from '@latchkit/core/eip1193'
import type { Session } from '@latchkit/core/ports'
import { type Config, type Connector, connect, disconnect } from '@wagmi/core'
import { type Busy, isLive } from './sessions.js'

/**
 * Connects a connector of `config`, through wagmi, so that the host's own hooks see it too.
 *
 * A try that was called off, or whose answer makes no session, never reaches wagmi's state: what the wallet agreed to
 * is taken back with `undo`, unless by then there is a newer try at the same wallet.
 *
 * @param parameters `ask` is how the wallet is asked; `onSettled` is called when wallet and wagmi are done with it, with
 * the session where it came to one.
 * @throws what `ask` throws, `WalletResponseError`, or `AbortedError` as soon as `signal` fires
 */
export async function openConnector(parameters: {
  readonly config: Config
  readonly connector: Connector
  readonly busy: Busy
  readonly ask: () => Promise<Answer>
  readonly undo: () => void | Promise<void>
  readonly signal: AbortSignal
  readonly onSettled: (session: Session | undefined) => void
}): Promise<Session> {
  const { config, connector, busy, ask, undo, signal, onSettled } = parameters
  const { uid, emitter } = connector
  const hear = config._internal.events.connect
  let tookBack = false

  async function askAndCheck(): Promise<Answer> {
    const answer = await ask()
    try {
      if (signal.aborted) throw new AbortedError()
      toSession(connector.id, answer)
      return answer
    } catch (error) {
      tookBack = busy.get(uid) === signal && !config.state.connections.has(uid)
      if (tookBack) await undo()
      throw error
    }
  }

  async function run(): Promise<Session> {
    let session: Session | undefined
    try {
      // Stands in for the connector while wagmi asks it; everything but the asking is the connector's own.
      const asked: Connector = Object.create(connector, { connect: { value: askAndCheck } })
      const answer = await connect(config, { connector: asked })
      keepOnly(config, connector)
      if (signal.aborted) {
        // Called off while wagmi wrote it down.
        await disconnect(config, { connector })
        throw new AbortedError()
      }
      session = toSession(connector.id, answer)
      return session
    } catch (error) {
      // A wallet that cannot be made to forget the page would count as connected at its next word.
      const deaf = tookBack && (await connector.getAccounts().catch(() => [])).length > 0
      if (!deaf && emitter.listenerCount('connect') === 0) emitter.on('connect', hear)
      throw error
    } finally {
      if (busy.get(uid) === signal) busy.delete(uid)
      onSettled(session)
    }
  }

  // The host's hooks need not wait for a wallet that nobody waits for any more.
  function giveUp(): void {
    config.setState((state) => ({ ...state, status: state.current ? 'connected' : 'disconnected' }))
  }

  // wagmi takes a wallet's own word that it is connected for the person's wish. While we ask, it may as well be a late
  // yes to a try that was called off.
  emitter.off('connect', hear)
  busy.set(uid, signal)
  signal.addEventListener('abort', giveUp)
  return abortable(run(), signal).finally(() => signal.removeEventListener('abort', giveUp))
}

/** Puts the connector itself where its stand-in was, and drops what wagmi read from its storage and never took up. */
function keepOnly(config: Config, connector: Connector): void {
  config.setState((state) => {
    const entries = [...state.connections].filter(([, connection]) => isLive(connection.connector))
    const connections = new Map(entries)
    const connection = connections.get(connector.uid)
    if (connection) connections.set(connector.uid, { ...connection, connector })
    return { ...state, connections }
  })
}
