import type { Clock } from '../../../ports/Clock.js'
import type { Relay, RelaySession } from '../../../ports/Relay.js'
import type { Storage } from '../../../ports/Storage.js'

const key = 'latchkit.v1.sessionExpiry'

/**
 * Wraps a relay and stores the expiry of its session. The SDK deletes expired sessions without an event, so the next page
 * load uses the stored expiry to report that the session has expired.
 */
export function withStoredExpiry(
  relay: Relay,
  /** `storage` is available once the kit is mounted. */
  context: { readonly storage: Storage | null; readonly clock: Clock },
): Relay {
  let emit: Parameters<Relay['start']>[0] = () => {}

  function write(session: RelaySession | undefined): void {
    try {
      if (session) context.storage?.setItem(key, String(session.expiresAt))
      else context.storage?.removeItem(key)
    } catch {
      // The storage is full or blocked: the next page load cannot report that the session has expired.
    }
  }

  function hasExpired(): boolean {
    try {
      const text = context.storage?.getItem(key)
      return text !== null && text !== undefined && Number(text) <= context.clock.now()
    } catch {
      return false
    }
  }

  return {
    ...relay,
    start(listener) {
      emit = (event) => {
        if (event.type === 'session') write(event.session)
        if (event.type === 'ended') write(undefined)
        listener(event)
      }
      return relay.start(emit)
    },
    async restore() {
      const found = await relay.restore()
      if (found) write(found)
      else if (hasExpired()) emit({ type: 'ended', by: 'expiry' })
      return found
    },
    adopt(session) {
      write(session)
      relay.adopt(session)
    },
    async disconnect() {
      write(undefined)
      await relay.disconnect()
    },
  }
}
