import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Clock } from '@latchkit/core/ports'
import { type FakeClock, fakeClock } from '@latchkit/core/testing'
import { onTestFinished } from 'vitest'
import type { Backend } from './Backend.js'

/** Starts a server until the test has finished. Returns its URL, and a function that stops it earlier. */
export async function serve(
  listener: RequestListener,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(stop)
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}

/** Responds with JSON, or with a text as it is. */
export function respond(response: ServerResponse, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(200, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
}

type RetryClock = {
  readonly clock: Clock
  /** The clock below, with its number of active timers. */
  readonly base: FakeClock
  /** The delays between attempts so far, in ms. */
  readonly delays: readonly number[]
}

/** Creates a clock on which the delays between attempts pass by themselves. Time-outs of 10 s do not. */
export function createRetryClock(): RetryClock {
  const base = fakeClock()
  const delays: number[] = []
  const clock: Clock = {
    now: base.now,
    setTimeout(callback, delayMs) {
      const cancel = base.setTimeout(callback, delayMs)
      if (delayMs === 10_000) return cancel
      delays.push(delayMs)
      void base.advance(delayMs)
      return cancel
    },
  }
  return { clock, base, delays }
}

/** Creates the parameters of a server with 3 retries. */
export function createBackend(url: string, overrides: Partial<Backend> = {}): Backend {
  const { clock } = createRetryClock()
  return { name: 'The data service', url, projectId: 'demo', clock, retries: 3, ...overrides }
}

/**
 * Starts a data service whose balances come from `listener`. Records all requests.
 *
 * @param getChains Returns the body of the supported chains. Default: `eip155:1`.
 */
export async function serveBalances(
  listener: (response: ServerResponse, request: IncomingMessage) => void,
  getChains: () => unknown = () => ({ http: ['eip155:1'], ws: [] }),
): Promise<{ readonly url: string; readonly requests: readonly string[]; readonly stop: () => void }> {
  const requests: string[] = []
  const server = await serve((request, response) => {
    const url = request.url ?? ''
    requests.push(url)
    if (url.startsWith('/v1/supported-chains')) respond(response, getChains())
    else listener(response, request)
  })
  return { ...server, requests }
}
