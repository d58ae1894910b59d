import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startRedis } from '../../testing/startRedis.fixtures.js'
import type { BusEvent } from './Bus.js'
import { connectRedisBus } from './connectRedisBus.js'

let redis: Awaited<ReturnType<typeof startRedis>>

beforeAll(async () => {
  redis = await startRedis()
}, 180_000)

afterAll(() => redis?.stop())

const logger = pino({ level: 'silent' })
const resync: BusEvent = { type: 'resync', topic: 't' }

/** Connects a node, and records the events that it receives. */
async function connectNode(url = redis.url, topic = 't') {
  // The limit is for the first connection too, which a busy machine delays.
  const bus = await connectRedisBus(url, logger, { pingMs: 20, maxMs: 5_000 })
  onTestFinished(() => bus.close())
  bus.subscribe(topic)
  await bus.waitUntilSubscribed()
  const received: BusEvent[] = []
  const waiting: (() => void)[] = []
  bus.listen((event) => {
    received.push(event)
    for (const wake of waiting.splice(0)) wake()
  })
  return {
    bus,
    received,
    async waitForEvent(type: BusEvent['type']) {
      while (!received.some((event) => event.type === type))
        await new Promise<void>((resolve) => waiting.push(resolve))
    },
  }
}

/** Starts a TCP proxy to Redis that can be stopped, or stop forwarding data. */
async function startProxy() {
  const open = new Set<Socket>()
  const connectThrough = (near: Socket) => {
    const far = connect(redis.port, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
      one.pipe(other)
    }
  }
  let server = createServer(connectThrough).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  function stop() {
    server.close()
    for (const one of open) one.destroy()
  }
  onTestFinished(stop)
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    restart() {
      server = createServer(connectThrough).listen(port, '127.0.0.1')
    },
    /** Stops forwarding data on the open connections; new connections work. */
    freeze() {
      for (const one of open) one.unpipe().pause()
    },
  }
}

test('default: a node receives the events of other nodes, and not its own', async () => {
  const [a, b] = await Promise.all([connectNode(), connectNode()])
  await a.bus.publish(resync)
  await b.waitForEvent('resync')
  await b.bus.publish({ type: 'resyncAll' })
  await a.waitForEvent('resyncAll')
  expect([a.received, b.received]).toEqual([[{ type: 'resyncAll' }], [resync]])
  expect(a.bus.isReady()).toBe(true)
})

test('behavior: a node receives only events of topics it is subscribed to', async () => {
  const [a, b] = await Promise.all([connectNode(), connectNode(redis.url, 'another')])
  await a.bus.publish(resync)
  b.bus.subscribe('later')
  await b.bus.waitUntilSubscribed()
  b.bus.unsubscribe('another')
  await b.bus.waitUntilSubscribed()
  for (const topic of ['another', 'later']) await a.bus.publish({ type: 'resync', topic })
  await b.waitForEvent('resync')
  expect(b.received).toEqual([{ type: 'resync', topic: 'later' }])
})

test('behavior: subscribes to topics that were added while Redis was unreachable after the reconnect', async () => {
  const proxy = await startProxy()
  const [a, b] = await Promise.all([connectNode(), connectNode(proxy.url)])
  proxy.stop()
  await vi.waitUntil(() => !b.bus.isReady(), { timeout: 60_000 })
  b.bus.subscribe('later')
  await b.bus.waitUntilSubscribed()
  proxy.restart()
  await b.waitForEvent('resyncAll')
  await a.bus.publish({ type: 'resync', topic: 'later' })
  await b.waitForEvent('resync')
  expect(b.received).toEqual([{ type: 'resyncAll' }, { type: 'resync', topic: 'later' }])
}, 180_000)

test('behavior: measures the lag', async () => {
  const { bus } = await connectNode()
  await vi.waitUntil(() => bus.getLagSeconds() > 0, { timeout: 60_000 })
  expect(bus.getLagSeconds()).toBeLessThan(5)
})

test('behavior: a node detects an unresponsive connection, reconnects and resyncs', async () => {
  const proxy = await startProxy()
  const [a, b] = await Promise.all([connectNode(), connectNode(proxy.url)])
  proxy.freeze()
  await a.bus.publish(resync)
  await b.waitForEvent('resyncAll')
  expect(b.received).toEqual([{ type: 'resyncAll' }])
  await a.bus.publish(resync)
  await b.waitForEvent('resync')
}, 180_000)

test('behavior: a node that failed to publish makes the others resync after its reconnect', async () => {
  const proxy = await startProxy()
  const [a, b] = await Promise.all([connectNode(proxy.url), connectNode()])
  proxy.stop()
  await vi.waitUntil(() => !a.bus.isReady(), { timeout: 60_000 })
  await a.bus.publish(resync)
  proxy.restart()
  await b.waitForEvent('resyncAll')
  expect(b.received).toEqual([{ type: 'resyncAll' }])
}, 180_000)

test('error: rejects if Redis cannot be reached', async () => {
  await expect(connectRedisBus('redis://127.0.0.1:1', logger)).rejects.toThrow(
    /^The Redis of REDIS_URL cannot be reached \(.*ECONNREFUSED.*\): check that it runs/,
  )
})
