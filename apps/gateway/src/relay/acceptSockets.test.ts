import { once } from 'node:events'
import { createServer } from 'node:http'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { withDefaults } from '../config/withDefaults.js'
import { createCleanups } from '../createCleanups.js'
import { createByteBudget } from '../http/createByteBudget.js'
import { createClientAddress } from '../http/createClientAddress.js'
import { listen } from '../http/listen.js'
import { openRelay } from '../openRelay.js'
import { createIdentity } from '../testing/identity.fixtures.js'
import { closed } from '../testing/relayClient.fixtures.js'
import { acceptSockets, type SocketOptions } from './acceptSockets.js'

/** A relay with numbers of the test's. */
async function start(options: Partial<SocketOptions>) {
  const cleanups = createCleanups(() => {})
  const logger = pino({ level: 'silent' })
  const relay = await openRelay(withDefaults({}), {
    logger,
    now: Date.now,
    processMetrics: false,
    onFailure: () => {},
    cleanups,
  })
  const clientAddress = createClientAddress({ trustProxy: [], publicUrl: [] })
  const admission = { projects: () => [], isAudience: () => true, clientAddress, now: Date.now }
  const sockets = acceptSockets({
    relay,
    admission,
    pingMs: 20_000,
    maxPayloadBytes: 1_000_000,
    maxBufferedBytes: 1_000_000,
    unsent: createByteBudget({ total: 1_000_000, ofAddress: 1_000_000 }),
    unfinished: createByteBudget({ total: 1_000_000, ofAddress: 1_000_000 }),
    ...options,
  })
  const server = createServer().on('upgrade', sockets.upgrade)
  const port = await listen(server, '127.0.0.1', 0)
  onTestFinished(async () => {
    await sockets.close(0, 0)
    server.close()
    await cleanups.run()
  })
  const connect = (more: WebSocket.ClientOptions = {}) => {
    const query = new URLSearchParams({ auth: createIdentity().token('ws://relay'), projectId: 'test' })
    return new WebSocket(`ws://127.0.0.1:${port}/?${query}`, more)
  }
  return { connect, sockets }
}

test('behavior: a client that does not answer the close frame is terminated', async () => {
  const { connect, sockets } = await start({})
  const unresponsive = connect()
  await once(unresponsive, 'open')
  unresponsive.pause()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const closing = sockets.close(0, 0)
  await vi.advanceTimersByTimeAsync(2_000)
  await closing
  expect(vi.getTimerCount()).toBe(0)
}, 60_000)

test('behavior: clients are pinged, and one that does not answer is given up', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { connect } = await start({ pingMs: 20_000 })
  const [lively, silent] = [connect(), connect({ autoPong: false })]
  await Promise.all([once(lively, 'open'), once(silent, 'open')])
  const pinged = Promise.all([once(lively, 'ping'), once(silent, 'ping')])
  vi.advanceTimersByTime(20_000)
  await pinged
  // The answer to this comes after its pong has been read.
  lively.send('{}')
  await once(lively, 'message')
  const ended = closed(silent)
  const again = once(lively, 'ping')
  vi.advanceTimersByTime(20_000)
  expect(await ended).toMatchObject({ code: 1006 })
  await again
  expect(lively.readyState).toBe(WebSocket.OPEN)
}, 60_000)

test('behavior: a text that is too large ends the connection', async () => {
  const { connect } = await start({ maxPayloadBytes: 1_000 })
  const socket = connect()
  await once(socket, 'open')
  socket.send('x'.repeat(1_001))
  expect(await closed(socket)).toMatchObject({ code: 1009 })
}, 60_000)

test('behavior: at a stop clients are sent away over some time, with a code at which they come back', async () => {
  const { connect, sockets } = await start({})
  const clients = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const socket = connect()
      await once(socket, 'open')
      return socket
    }),
  )
  const ended = clients.map(closed)
  const stoppedAt = performance.now()
  await sockets.close(0, 60_000)
  // 5 ms for each, in groups.
  expect(performance.now() - stoppedAt).toBeGreaterThan(150)
  const codes = (await Promise.all(ended)).map(({ code }) => code)
  expect(new Set(codes)).toEqual(new Set([1001]))
}, 60_000)
