import type { RelayConnection } from '@latchkit/test/source/phone/openRelayConnection'
import type { SessionTypes } from '@walletconnect/types'
import type { PhoneContext } from './context.js'
import { getChains, updateNamespaces } from './getApprovedNamespaces.js'
import type { PhoneState } from './phoneState.js'

/** Notifies dapps of changes in the phone. */
export type SessionNotifier = {
  /** Notifies every session of a change. */
  readonly changed: (before: PhoneState, after: PhoneState) => void
  /** Emits an event to every session that supports the chain and the event. */
  readonly emit: (name: string, data: unknown, chainId?: string) => Promise<void>
  /** Runs a task for every session, after all earlier tasks. */
  readonly forEachSession: (run: (session: SessionTypes.Struct) => Promise<unknown>) => Promise<void>
}

/**
 * Creates the session notifier. It sends one update at a time, because dapps drop an older event that arrives after a
 * newer one.
 */
export function createSessionNotifier(
  context: PhoneContext,
  connection: RelayConnection,
  report: (error: unknown) => void,
): SessionNotifier {
  let queue: Promise<unknown> = Promise.resolve()

  function forEachSession(run: (session: SessionTypes.Struct) => Promise<unknown>): Promise<void> {
    const done = queue.then(async () => {
      await connection.online()
      for (const session of Object.values(connection.kit.getActiveSessions())) await run(session)
    })
    queue = done.catch(() => {})
    return done
  }

  async function emitTo(session: SessionTypes.Struct, name: string, data: unknown, chainId: string) {
    const namespace = session.namespaces[chainId.split(':', 1)[0] ?? '']
    if (!namespace?.events.includes(name) || !getChains(namespace).includes(chainId)) return
    await connection.kit.emitSessionEvent({
      topic: session.topic,
      event: { name, data: context.baseWallet.getReported(name, data) },
      chainId,
    })
  }

  async function notifySession(
    session: SessionTypes.Struct,
    after: PhoneState,
    isAccountChanged: boolean,
    isChainChanged: boolean,
  ) {
    const { topic } = session
    const namespaces = updateNamespaces(context, session)
    if (JSON.stringify(namespaces) !== JSON.stringify(withChains(session.namespaces)))
      await connection.kit.updateSession({ topic, namespaces })
    const updated = { ...session, namespaces }
    for (const [key, namespace] of Object.entries(namespaces)) {
      const active = `eip155:${after.chainId}`
      const chainId = key === 'eip155' ? active : (getChains(namespace)[0] ?? '')
      const accounts = namespace.accounts.filter((account) => account.startsWith(`${chainId}:`))
      if (isAccountChanged) await emitTo(updated, 'accountsChanged', accounts, chainId)
      if (isChainChanged && key === 'eip155') await emitTo(updated, 'chainChanged', after.chainId, active)
    }
  }

  return {
    forEachSession,
    emit: (name, data, chainId = `eip155:${context.state().chainId}`) =>
      forEachSession((session) => emitTo(session, name, data, chainId)),
    changed(before, after) {
      if (after.silent) return
      const isAccountChanged =
        before.accountIndex !== after.accountIndex ||
        before.shares !== after.shares ||
        before.addressCase !== after.addressCase
      const isChainChanged = before.chainId !== after.chainId
      if (isAccountChanged || isChainChanged)
        forEachSession((session) => notifySession(session, after, isAccountChanged, isChainChanged)).catch(
          report,
        )
    },
  }
}

/** Normalizes namespaces to the format of `updateNamespaces`. */
function withChains(namespaces: SessionTypes.Namespaces): SessionTypes.Namespaces {
  return Object.fromEntries(
    Object.entries(namespaces).map(([key, namespace]) => [
      key,
      { ...namespace, chains: [...getChains(namespace)] },
    ]),
  )
}
