import type { SessionTypes } from '@walletconnect/types'
import { chainsOf, currentNamespaces } from './approvedNamespaces.js'
import type { PhoneContext } from './context.js'
import type { Line } from './openLine.js'
import type { PhoneState } from './phoneState.js'

/** Notifies dapps of changes in the phone. */
export type Telling = {
  /** Notifies every session of a change. */
  readonly changed: (before: PhoneState, after: PhoneState) => void
  /** Emits an event to every session that supports the chain and the event. */
  readonly emit: (name: string, data: unknown, chainId?: string) => Promise<void>
  /** Runs a task for every session, after all earlier tasks. */
  readonly everySession: (run: (session: SessionTypes.Struct) => Promise<unknown>) => Promise<void>
}

/**
 * Creates the session notifier. It sends one update at a time, because dapps drop an older event that arrives after a
 * newer one.
 */
export function createTelling(context: PhoneContext, line: Line, report: (error: unknown) => void): Telling {
  let turn: Promise<unknown> = Promise.resolve()

  function everySession(run: (session: SessionTypes.Struct) => Promise<unknown>): Promise<void> {
    const done = turn.then(async () => {
      await line.online()
      for (const session of Object.values(line.kit.getActiveSessions())) await run(session)
    })
    turn = done.catch(() => {})
    return done
  }

  async function emitTo(session: SessionTypes.Struct, name: string, data: unknown, chainId: string) {
    const namespace = session.namespaces[chainId.split(':', 1)[0] ?? '']
    if (!namespace?.events.includes(name) || !chainsOf(namespace).includes(chainId)) return
    await line.kit.emitSessionEvent({
      topic: session.topic,
      event: { name, data: context.person.told(name, data) },
      chainId,
    })
  }

  async function tell(
    session: SessionTypes.Struct,
    after: PhoneState,
    accountsToo: boolean,
    chainToo: boolean,
  ) {
    const { topic } = session
    const namespaces = currentNamespaces(context, session)
    if (JSON.stringify(namespaces) !== JSON.stringify(withChains(session.namespaces)))
      await line.kit.updateSession({ topic, namespaces })
    const updated = { ...session, namespaces }
    for (const [key, namespace] of Object.entries(namespaces)) {
      const active = `eip155:${after.chainId}`
      const chainId = key === 'eip155' ? active : (chainsOf(namespace)[0] ?? '')
      const accounts = namespace.accounts.filter((account) => account.startsWith(`${chainId}:`))
      if (accountsToo) await emitTo(updated, 'accountsChanged', accounts, chainId)
      if (chainToo && key === 'eip155') await emitTo(updated, 'chainChanged', after.chainId, active)
    }
  }

  return {
    everySession,
    emit: (name, data, chainId = `eip155:${context.state().chainId}`) =>
      everySession((session) => emitTo(session, name, data, chainId)),
    changed(before, after) {
      if (after.silent) return
      const accountsToo =
        before.accountIndex !== after.accountIndex ||
        before.shares !== after.shares ||
        before.addressCase !== after.addressCase
      const chainToo = before.chainId !== after.chainId
      if (accountsToo || chainToo)
        everySession((session) => tell(session, after, accountsToo, chainToo)).catch(report)
    },
  }
}

/** Normalizes namespaces to the format of `updateNamespaces`. */
function withChains(namespaces: SessionTypes.Namespaces): SessionTypes.Namespaces {
  return Object.fromEntries(
    Object.entries(namespaces).map(([key, namespace]) => [
      key,
      { ...namespace, chains: [...chainsOf(namespace)] },
    ]),
  )
}
