import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { StorageFullError } from '../mailbox/StorageFullError.js'
import { createMetrics } from './createMetrics.js'
import { createOperationRoutes, type OperationOptions } from './createOperationRoutes.js'

const request = {
  raw: new IncomingMessage(new Socket()),
  query: new URLSearchParams(),
  id: '',
  address: { ip: '127.0.0.1', isLocal: true },
  text: async () => '',
}

const gauges = {
  mailbox: async () => 0,
  mailboxBytes: async () => 0,
  queued: () => 0,
  subscriptions: () => 0,
  busLag: () => 0,
}

function routesOf(vitals: Partial<OperationOptions>) {
  return createOperationRoutes({
    metrics: createMetrics(gauges, false),
    isStopping: () => false,
    isBusReady: () => true,
    checkMailbox: async () => {},
    metricsToken: undefined,
    ...vitals,
  })
}

function healthOf(vitals: Partial<OperationOptions>) {
  const [health] = routesOf(vitals)
  return health?.handle(request)
}

test('default', async () => {
  expect(await healthOf({})).toEqual({
    headers: { 'cache-control': 'no-store' },
    body: { status: 'ok', mailbox: 'ok', bus: 'ok' },
  })
})

test('behavior: a node that stops, or has no database, is not to be used', async () => {
  expect(await healthOf({ isStopping: () => true })).toMatchObject({
    status: 503,
    body: { status: 'stopping' },
  })
  const checkMailbox = () => Promise.reject(new Error('gone'))
  expect(await healthOf({ checkMailbox })).toMatchObject({
    status: 503,
    body: { status: 'unreachable', mailbox: 'unreachable' },
  })
})

test('behavior: a node whose disk is full is not to be used', async () => {
  const checkMailbox = () => Promise.reject(new StorageFullError())
  expect(await healthOf({ checkMailbox })).toMatchObject({
    status: 503,
    body: { status: 'full', mailbox: 'full' },
  })
})

test('behavior: a database that hangs is one that does not answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const health = healthOf({ checkMailbox: () => new Promise(() => {}) })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await health).toMatchObject({ status: 503, body: { mailbox: 'unreachable' } })
  await healthOf({})
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a node that has lost the others still serves, and says so', async () => {
  expect(await healthOf({ isBusReady: () => false })).toEqual({
    headers: { 'cache-control': 'no-store' },
    body: { status: 'degraded', mailbox: 'ok', bus: 'unreachable' },
  })
})

test('behavior: without the database the other metrics can be read', async () => {
  const mailbox = () => Promise.reject(new Error('gone'))
  const metrics = createMetrics({ ...gauges, mailbox, mailboxBytes: mailbox, subscriptions: () => 3 }, false)
  metrics.sockets.inc()
  const text = await metrics.registry.metrics()
  expect(text).toContain('latchkit_mailbox_messages Nan\n')
  expect(text).toContain('latchkit_relay_subscriptions 3\n')
  expect(text).toContain('# TYPE latchkit_relay_sockets gauge\nlatchkit_relay_sockets 1\n')
})

test('behavior: the metrics have the queue, the size of the mailbox, the lag of the bus and every limit', async () => {
  const metrics = createMetrics(
    { ...gauges, mailboxBytes: async () => 1_234, queued: () => 5, busLag: () => 0.25 },
    false,
  )
  metrics.throttled.inc({ limit: 'client_calls' })
  const text = await metrics.registry.metrics()
  for (const line of [
    'latchkit_mailbox_bytes 1234',
    'latchkit_mailbox_queue 5',
    'latchkit_bus_lag_seconds 0.25',
    'latchkit_throttled_total{limit="client_calls"} 1',
    'latchkit_throttled_total{limit="storage"} 0',
  ])
    expect(text).toContain(`${line}\n`)
})

test.each([
  ['localhost:8790', '127.0.0.1', 200],
  ['evil.example.com:8790', '127.0.0.1', 403],
  ['localhost:8790', '10.0.0.1', 403],
])('behavior: metrics without a token, asked of %s by %s: %i', async (host, ip, status) => {
  const raw = new IncomingMessage(new Socket())
  raw.headers.host = host
  const [, metrics] = routesOf({})
  const asked = { ...request, raw, address: { ip, isLocal: ip === '127.0.0.1' } }
  const answer = Promise.resolve().then(() => metrics?.handle(asked))
  await (status === 200
    ? expect(answer).resolves.toMatchObject({ body: expect.stringContaining('latchkit_relay_sockets 0') })
    : expect(answer).rejects.toMatchObject({ status }))
})
