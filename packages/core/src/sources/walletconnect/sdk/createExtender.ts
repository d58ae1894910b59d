import type { Clock } from '../../../ports/Clock.js'
import type { RelaySession } from '../../../ports/Relay.js'

const dayMs = 86_400_000
/** WalletConnect's sessions last seven days, and each extension starts them anew. */
const lifeMs = 7 * dayMs
/** A timer of more than 24 days fires immediately. */
const maxDelayMs = 20 * dayMs

/** Keeps a session in use from expiring. */
export type Extender = {
  /** Extends this session from now on, once a day; `undefined`: none. */
  watch(session: RelaySession | undefined): void
  /** The wallet has just answered, so it is online: extends the session now if that is due. */
  touch(): void
}

/**
 * Asks the wallet of a session to extend it once a day has passed. A wallet that refuses or does not respond is asked
 * again the next day, because wallets made with the native SDKs extend sessions only by themselves.
 */
export function createExtender(parameters: {
  readonly clock: Clock
  readonly extend: (session: RelaySession) => Promise<void>
}): Extender {
  const { clock, extend } = parameters
  let watched: RelaySession | undefined
  let isRunning = false
  let stopTimer = () => {}

  function timer(delayMs: number): void {
    stopTimer()
    stopTimer = clock.setTimeout(check, delayMs)
  }

  function check(): void {
    const delayMs = watched ? dueIn(watched) : 0
    if (delayMs > 0) timer(Math.min(delayMs, maxDelayMs))
    else run()
  }

  function run(): void {
    const session = watched
    if (!session || isRunning) return
    isRunning = true
    extend(session)
      // A failure has no effect: the session stays valid until it expires.
      .catch(() => watched?.topic === session.topic && timer(dayMs))
      .finally(() => {
        isRunning = false
      })
  }

  const dueIn = ({ expiresAt }: RelaySession) => expiresAt - lifeMs + dayMs - clock.now()

  return {
    watch(session) {
      watched = session
      stopTimer()
      if (session) timer(Math.min(Math.max(dueIn(session), 0), maxDelayMs))
    },
    touch() {
      if (watched && dueIn(watched) <= 0) run()
    },
  }
}
