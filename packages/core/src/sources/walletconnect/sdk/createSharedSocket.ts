import type { Clock } from '../../../ports/Clock.js'
import type { UniversalProvider } from '../protocol/UniversalProvider.js'

/** The SDK's socket to the relay and its heartbeat, which are open only while something uses them. */
export type SharedSocket = {
  /** Opens the socket. Returns a function that releases it, to call once. Without holders, the socket closes after 1 s. */
  hold(): () => void
  /** Opens the socket if it is closed, so that messages can arrive. */
  open(): void
  /** Closes the socket immediately if nothing holds it. */
  closeIfUnused(): void
}

/**
 * This event is never emitted. Its number of listeners counts the kits that use the socket: kits may share the SDK's core, and
 * must not close each other's socket.
 */
const holdEvent = 'latchkit_holding'
/** Delay before closing, because another operation often follows: a session is adopted after its pairing. */
const closeDelayMs = 1_000

/**
 * Opens and closes the socket of a provider that the kit created, by counting the operations and sessions that use it.
 *
 * @param isListening Whether the relay has a listener. Otherwise the socket closes without a delay, so that no timer
 * remains when the kit is destroyed.
 */
export function createSharedSocket(
  { client }: UniversalProvider,
  clock: Clock,
  isListening: () => boolean,
): SharedSocket {
  const { relayer, heartbeat } = client.core
  const holder = () => {}
  let holds = 0
  let stopCloseTimer = () => {}

  function isUnused(): boolean {
    return !relayer.events?.listenerCount(holdEvent)
  }

  function closeIfUnused(): void {
    stopCloseTimer()
    if (!isUnused()) return
    heartbeat?.stop()
    relayer.transportClose?.().catch(() => {})
  }

  function startHolding(): void {
    stopCloseTimer()
    const wasUnused = isUnused()
    relayer.on(holdEvent, holder)
    if (!wasUnused) return
    heartbeat?.stop()
    heartbeat?.init().catch(() => {})
  }

  function stopHolding(): void {
    relayer.off(holdEvent, holder)
    if (!isListening()) closeIfUnused()
    else stopCloseTimer = clock.setTimeout(closeIfUnused, closeDelayMs)
  }

  // The socket may have been released while it was opening.
  relayer.on('relayer_connect', closeIfUnused)

  return {
    hold() {
      if (holds === 0) startHolding()
      holds += 1
      return () => {
        holds -= 1
        if (holds === 0) stopHolding()
      }
    },
    open() {
      // This fails if the relay cannot be reached; the heartbeat tries again.
      if (!relayer.connected) relayer.transportOpen?.().catch(() => {})
    },
    closeIfUnused,
  }
}
