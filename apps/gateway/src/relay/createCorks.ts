import type { Duplex } from 'node:stream'

/** Joins what is written to sockets in one task: each of them needs one call of the system then. */
export type Corks = {
  /**
   * Holds what is written to a socket until the end of this task and of its microtasks.
   *
   * @param onReleased Called when it has been written, or as much of it as the system takes.
   */
  readonly hold: (stream: HeldStream, onReleased: () => void) => void
}

/** A stream that can be held. */
export type HeldStream = Pick<Duplex, 'cork' | 'uncork' | 'writableLength'>

/** Bytes above which a socket is not held any longer: large messages stay in memory no longer than they must. */
const maxHeldBytes = 64 * 1024

/** Creates corks for the sockets of a server. */
export function createCorks(): Corks {
  const held = new Map<HeldStream, () => void>()

  function release(): void {
    const streams = [...held]
    held.clear()
    for (const [stream, onReleased] of streams) {
      stream.uncork()
      onReleased()
    }
  }

  return {
    hold(stream, onReleased) {
      if (!held.has(stream)) {
        // Runs after the microtasks that send the responses of a batch.
        if (held.size === 0) process.nextTick(release)
        held.set(stream, onReleased)
        stream.cork()
      } else if (stream.writableLength > maxHeldBytes) {
        stream.uncork()
        stream.cork()
      }
    },
  }
}
