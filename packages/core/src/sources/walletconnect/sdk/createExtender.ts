import type { Clock } from '../../../ports/Clock.js'
import type { RelaySession } from '../../../ports/Relay.js'

const dayMs = 86_400_000
/** A WalletConnect session is valid for seven days from its approval or last extension. */
const lifeMs = 7 * dayMs
/** Less than the limit of `setTimeout`, 24.8 days: a longer timer fires immediately. */
const maxDelayMs = 20 * dayMs

/** Extends the current session before it expires. */
export type Extender = {
  /** Extends this session once a day; `undefined` stops. */
  watch(session: RelaySession | undefined): void
  /** Extends the session now if that is due. Called after a response, because the wallet is online then. */
  onResponse(): void
}

/**
 * Asks the wallet to extend a session once a day. If the wallet rejects that or does not respond, asks again the next day:
 * wallets with the native SDKs do not accept extensions by the app.
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
    const delayMs = watched ? getDelay(watched) : 0
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

  const getDelay = ({ expiresAt }: RelaySession) => expiresAt - lifeMs + dayMs - clock.now()

  return {
    watch(session) {
      watched = session
      stopTimer()
      if (session) timer(Math.min(Math.max(getDelay(session), 0), maxDelayMs))
    },
    onResponse() {
      if (watched && getDelay(watched) <= 0) run()
    },
  }
}
