import { once } from 'node:events'
import { createServer } from 'node:http'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { openEmbedded } from '../database/openEmbedded.js'
import { applyDefaults } from '../foundation/config/applyDefaults.js'
import { createCleanups } from '../foundation/createCleanups.js'
import { createByteBudget } from '../server/http/createByteBudget.js'
import { createClientAddress } from '../server/http/createClientAddress.js'
import { listen } from '../server/http/listen.js'
import { createIdentity } from '../testing/identity.fixtures.js'
import { waitForClose } from '../testing/relayClient.fixtures.js'
import { createRelayServer, type RelayServerOptions } from './createRelayServer.js'
import { openRelay } from './openRelay.js'

/** Starts a relay server with the given options. */
async function start(options: Partial<RelayServerOptions>) {
  const cleanups = createCleanups(() => {})
  const logger = pino({ level: 'silent' })
  const relay = await openRelay(applyDefaults({}), {
    database: await openEmbedded(undefined),
    logger,
    now: Date.now,
    processMetrics: false,
    cleanups,
  })
  const clientAddress = createClientAddress({ trustProxy: [], publicUrl: [] })
  const authorization = { projects: () => [], isValidAudience: () => true, clientAddress, now: Date.now }
  const relayServer = createRelayServer({
    relay,
    authorization,
    pingMs: 20_000,
    maxPayloadBytes: 1_000_000,
    maxConnectionUnsentBytes: 1_000_000,
    unsentBudget: createByteBudget({ total: 1_000_000, perAddress: 1_000_000 }),
    incompleteBudget: createByteBudget({ total: 1_000_000, perAddress: 1_000_000 }),
    ...options,
  })
  const server = createServer().on('upgrade', relayServer.upgrade)
  const port = await listen(server, '127.0.0.1', 0)
  onTestFinished(async () => {
    await relayServer.close(0, 0)
    server.close()
    await cleanups.run()
  })
  const connect = (more: WebSocket.ClientOptions = {}) => {
    const query = new URLSearchParams({ auth: createIdentity().token('ws://relay'), projectId: 'test' })
    return new WebSocket(`ws://127.0.0.1:${port}/?${query}`, more)
  }
  return { connect, relayServer }
}

test('behavior: terminates a client that does not answer the close frame', async () => {
  const { connect, relayServer } = await start({})
  const unresponsive = connect()
  await once(unresponsive, 'open')
  unresponsive.pause()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const closing = relayServer.close(0, 0)
  await vi.advanceTimersByTimeAsync(2_000)
  await closing
  expect(vi.getTimerCount()).toBe(0)
}, 180_000)

test('behavior: terminates a client that does not answer a ping', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { connect } = await start({ pingMs: 20_000 })
  const [responsive, unresponsive] = [connect(), connect({ autoPong: false })]
  await Promise.all([once(responsive, 'open'), once(unresponsive, 'open')])
  const pinged = Promise.all([once(responsive, 'ping'), once(unresponsive, 'ping')])
  vi.advanceTimersByTime(20_000)
  await pinged
  // The response arrives after the relay has read the pong.
  responsive.send('{}')
  await once(responsive, 'message')
  const ended = waitForClose(unresponsive)
  const pingedAgain = once(responsive, 'ping')
  vi.advanceTimersByTime(20_000)
  expect(await ended).toMatchObject({ code: 1006 })
  await pingedAgain
  expect(responsive.readyState).toBe(WebSocket.OPEN)
}, 180_000)

test('behavior: closes a connection that sends too large a message', async () => {
  const { connect } = await start({ maxPayloadBytes: 1_000 })
  const socket = connect()
  await once(socket, 'open')
  socket.send('x'.repeat(1_001))
  expect(await waitForClose(socket)).toMatchObject({ code: 1009 })
}, 180_000)

test('behavior: close() closes clients gradually, with a close code after which they reconnect', async () => {
  const { connect, relayServer } = await start({})
  const clients = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const socket = connect()
      await once(socket, 'open')
      return socket
    }),
  )
  const ended = clients.map(waitForClose)
  const stoppedAt = performance.now()
  await relayServer.close(0, 60_000)
  // 5 ms per client, in groups.
  expect(performance.now() - stoppedAt).toBeGreaterThan(150)
  const codes = (await Promise.all(ended)).map(({ code }) => code)
  expect(new Set(codes)).toEqual(new Set([1001]))
}, 180_000)
