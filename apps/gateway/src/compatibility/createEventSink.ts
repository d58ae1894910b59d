import type { Logger } from 'pino'

/** Where the events of apps go. */
export type EventSink = {
  /** Whether they go anywhere. */
  readonly isEnabled: boolean
  /** Forwards events, or drops them if there is no address or too many are in flight. Never fails. */
  readonly send: (body: string, query: URLSearchParams) => void
  /** Cancels what is in flight. */
  readonly close: () => void
}

/** Requests to the sink at the same time. A sink that is slower loses events, not the gateway its memory. */
const maxInFlight = 32
const timeoutMs = 5_000
/** What says which app and which kit an event is from. Nothing of the client is passed on. */
const passedOn = ['projectId', 'st', 'sv', 'sp'] as const

/** @param url The operator's address; without one all events are dropped. */
export function createEventSink(url: string | undefined, logger: Logger): EventSink {
  const closing = new AbortController()
  let inFlight = 0

  async function post(address: string, body: string, query: URLSearchParams): Promise<void> {
    const target = new URL(address)
    for (const name of passedOn) {
      const value = query.get(name)
      if (value !== null) target.searchParams.set(name, value)
    }
    inFlight += 1
    try {
      const response = await fetch(target, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
        redirect: 'error',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]),
      })
      await response.body?.cancel()
      if (!response.ok) logger.warn({ status: response.status }, 'EVENTS_URL refused events')
    } catch (error) {
      if (!closing.signal.aborted) logger.warn({ err: error }, 'EVENTS_URL cannot be reached')
    } finally {
      inFlight -= 1
    }
  }

  return {
    isEnabled: url !== undefined,
    send(body, query) {
      if (url !== undefined && inFlight < maxInFlight) void post(url, body, query)
    },
    close: () => closing.abort(),
  }
}
