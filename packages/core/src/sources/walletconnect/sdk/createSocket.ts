import type { Clock } from '../../../ports/Clock.js'
import type { UniversalProvider } from './UniversalProvider.js'

/** The SDK's socket to the relay and its heartbeat, which are open only while something uses them. */
export type Socket = {
  /** Opens the socket. Returns a function that releases it, to call once; without holders the socket closes soon. */
  hold(): () => void
  /** Opens the socket if it is closed, so that messages can arrive. */
  open(): void
  /** Closes the socket now if nothing holds it. */
  rest(): void
}

/** Event whose listeners count the holders. Kits that share the SDK's core must not close each other's socket. */
const holding = 'latchkit_holding'
/** Delay before closing, because operations follow each other: a session is adopted after it was paired. */
const lingerMs = 1_000

/** Manages the socket of a provider that the kit created. */
export function createSocket({ client }: UniversalProvider, clock: Clock): Socket {
  const { relayer, heartbeat } = client.core
  const isHeld = () => {}
  let holds = 0
  let stopLingering = () => {}

  function isFree(): boolean {
    return !relayer.events?.listenerCount(holding)
  }

  function closeIfFree(): void {
    stopLingering()
    if (!isFree()) return
    heartbeat?.stop()
    relayer.transportClose?.().catch(() => {})
  }

  function begin(): void {
    stopLingering()
    const wasFree = isFree()
    relayer.on(holding, isHeld)
    if (!wasFree) return
    heartbeat?.stop()
    heartbeat?.init().catch(() => {})
  }

  function end(): void {
    relayer.off(holding, isHeld)
    stopLingering = clock.setTimeout(closeIfFree, lingerMs)
  }

  // The socket may have been released while it was opening.
  relayer.on('relayer_connect', closeIfFree)

  return {
    hold() {
      if (holds === 0) begin()
      holds += 1
      return () => {
        holds -= 1
        if (holds === 0) end()
      }
    },
    open() {
      // This fails if the relay cannot be reached; the heartbeat tries again.
      if (!relayer.connected) relayer.transportOpen?.().catch(() => {})
    },
    rest: closeIfFree,
  }
}
