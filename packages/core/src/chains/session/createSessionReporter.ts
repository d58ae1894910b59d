import type { AdapterEvent, Session } from '../../ports/Adapter.js'
import { isSameSession } from './isSameSession.js'

/** The session that the kit knows, and the events that keep it up to date. */
export type SessionReporter = {
  /** Returns the session that the kit knows. */
  getKnown(): Session | undefined
  /** Stores the session that the kit received as a result, so that no event repeats it. */
  setKnown(session: Session | undefined): void
  /** Emits how the session differs from the known one. Emits nothing if it does not. */
  report(session: Session | undefined): void
}

/**
 * Creates a reporter, which emits each change of a session once.
 *
 * @example
 * ```ts
 * import { createSessionReporter } from '@latchkit/core/ports'
 *
 * const reporter = createSessionReporter((event) => console.log(event.type))
 * reporter.report(undefined) // no event: there was no session
 * ```
 */
export function createSessionReporter(emit: (event: AdapterEvent) => void): SessionReporter {
  let known: Session | undefined
  return {
    getKnown: () => known,
    setKnown(session) {
      known = session
    },
    report(session) {
      const previous = known
      if (previous && session ? isSameSession(previous, session) : previous === session) return
      known = session
      if (session) emit({ type: 'session', session })
      else if (previous) emit({ type: 'disconnected', connectorId: previous.connectorId })
    },
  }
}
