import type { Clock } from '../ports/Clock.js'
import type { UniversalProvider } from './UniversalProvider.js'

/** The SDK's socket to the relay, and its pulse, for as long as somebody needs them. */
export type Socket = {
  /** What is asked for opens it. Answers how to let go of it, once; when nobody holds it any more it is closed soon. */
  hold(): () => void
  /** Opens it where it is closed: somebody may say something. */
  open(): void
  /** Closes it now if nobody holds it. */
  rest(): void
}

/** Kits that share the SDK's core count on it who holds the socket: one must not close it under another. */
const holding = 'latchkit_holding'
/** One thing follows another: a session is taken up after it was paired. */
const lingerMs = 1_000

/** Opens and closes the socket of a provider that is the kit's own. */
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

  // It was let go of while it was being opened.
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
      // Fails where the relay cannot be reached: the pulse tries again.
      if (!relayer.connected) relayer.transportOpen?.().catch(() => {})
    },
    rest: closeIfFree,
  }
}
