import type { Logger } from 'pino'
import { createDeadline } from '../../foundation/createDeadline.js'

/** Forwards the analytics events of apps. */
export type EventSink = {
  /** Whether events are forwarded. */
  readonly isEnabled: boolean
  /** Forwards events. Drops them if there is no address, or if too many requests are in flight. Never throws. */
  readonly send: (body: string, query: URLSearchParams) => void
  /** Aborts the requests in flight. */
  readonly close: () => void
}

/** Maximum number of concurrent requests. Further events are dropped, so that a slow server does not fill the memory. */
const maxInFlight = 32
const timeoutMs = 5_000
/** Query parameters that identify app and kit. No data of the client is forwarded. */
const forwardedParameters = ['projectId', 'st', 'sv', 'sp'] as const

/** @param url The address of the operator; without one all events are dropped. */
export function createEventSink(url: string | undefined, logger: Logger): EventSink {
  const closing = new AbortController()
  let inFlight = 0

  async function post(address: string, body: string, query: URLSearchParams): Promise<void> {
    const target = new URL(address)
    for (const name of forwardedParameters) {
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
        signal: createDeadline(closing.signal, timeoutMs),
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
