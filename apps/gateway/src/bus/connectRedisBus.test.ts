import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startRedis } from '../testing/startRedis.fixtures.js'
import type { BusEvent } from './Bus.js'
import { connectRedisBus } from './connectRedisBus.js'

let redis: Awaited<ReturnType<typeof startRedis>>

beforeAll(async () => {
  redis = await startRedis()
}, 180_000)

afterAll(() => redis?.stop())

const logger = pino({ level: 'silent' })
const look: BusEvent = { type: 'look', topic: 't' }

/** A node's bus, and what it hears. */
async function join(url = redis.url, topic = 't') {
  const bus = await connectRedisBus(url, logger, { pingMs: 20, maxMs: 300 })
  onTestFinished(() => bus.close())
  bus.follow(topic)
  await bus.waitUntilFollowed()
  const heard: BusEvent[] = []
  const waiting: (() => void)[] = []
  bus.listen((event) => {
    heard.push(event)
    for (const wake of waiting.splice(0)) wake()
  })
  return {
    bus,
    heard,
    async receives(type: BusEvent['type']) {
      while (!heard.some((event) => event.type === type))
        await new Promise<void>((resolve) => waiting.push(resolve))
    },
  }
}

/** A way to Redis that can fall silent, or be cut. */
async function startLine() {
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
  function cut() {
    server.close()
    for (const one of open) one.destroy()
  }
  onTestFinished(cut)
  return {
    url: `redis://127.0.0.1:${port}`,
    cut,
    restore() {
      server = createServer(connectThrough).listen(port, '127.0.0.1')
    },
    /** What is open now carries nothing any more; what is opened later does. */
    silence() {
      for (const one of open) one.unpipe().pause()
    },
  }
}

test('default: what others tell, and nothing of its own', async () => {
  const [a, b] = await Promise.all([join(), join()])
  await a.bus.publish(look)
  await b.receives('look')
  await b.bus.publish({ type: 'lookAtAll' })
  await a.receives('lookAtAll')
  expect([a.heard, b.heard]).toEqual([[{ type: 'lookAtAll' }], [look]])
  expect(a.bus.isReady()).toBe(true)
})

test('behavior: a node is sent only events of topics it follows', async () => {
  const [a, b] = await Promise.all([join(), join(redis.url, 'another')])
  await a.bus.publish(look)
  b.bus.follow('later')
  await b.bus.waitUntilFollowed()
  b.bus.unfollow('another')
  await b.bus.waitUntilFollowed()
  for (const topic of ['another', 'later']) await a.bus.publish({ type: 'look', topic })
  await b.receives('look')
  expect(b.heard).toEqual([{ type: 'look', topic: 'later' }])
})

test('behavior: topics followed while Redis is away are heard when it is back', async () => {
  const line = await startLine()
  const [a, b] = await Promise.all([join(), join(line.url)])
  line.cut()
  await vi.waitUntil(() => !b.bus.isReady(), { timeout: 5_000 })
  b.bus.follow('later')
  await b.bus.waitUntilFollowed()
  line.restore()
  await b.receives('lookAtAll')
  await a.bus.publish({ type: 'look', topic: 'later' })
  await b.receives('look')
  expect(b.heard).toEqual([{ type: 'lookAtAll' }, { type: 'look', topic: 'later' }])
}, 20_000)

test('behavior: the lag is measured', async () => {
  const { bus } = await join()
  await vi.waitUntil(() => bus.getLagSeconds() > 0, { timeout: 5_000 })
  expect(bus.getLagSeconds()).toBeLessThan(5)
})

test('behavior: a node whose connection has fallen silent finds out, and looks for what it missed', async () => {
  const line = await startLine()
  const [a, b] = await Promise.all([join(), join(line.url)])
  line.silence()
  await a.bus.publish(look)
  await b.receives('lookAtAll')
  expect(b.heard).toEqual([{ type: 'lookAtAll' }])
  await a.bus.publish(look)
  await b.receives('look')
}, 20_000)

test('behavior: a node that could not tell the others makes them look when it is back', async () => {
  const line = await startLine()
  const [a, b] = await Promise.all([join(line.url), join()])
  line.cut()
  await vi.waitUntil(() => !a.bus.isReady(), { timeout: 5_000 })
  await a.bus.publish(look)
  line.restore()
  await b.receives('lookAtAll')
  expect(b.heard).toEqual([{ type: 'lookAtAll' }])
}, 20_000)

test('error: nothing there', async () => {
  await expect(connectRedisBus('redis://127.0.0.1:1', logger)).rejects.toThrow(
    /^The Redis of REDIS_URL cannot be reached \(.*ECONNREFUSED.*\): check that it runs/,
  )
})
