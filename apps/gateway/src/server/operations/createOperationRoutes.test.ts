import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { StorageFullError } from '../../database/StorageFullError.js'
import { createMetrics } from '../metrics/createMetrics.js'
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

function createRoutes(options: Partial<OperationOptions>) {
  return createOperationRoutes({
    metrics: createMetrics(gauges, false),
    isStopping: () => false,
    isBusReady: () => true,
    checkMailbox: async () => {},
    metricsToken: undefined,
    ...options,
  })
}

function getHealth(options: Partial<OperationOptions>) {
  const [health] = createRoutes(options)
  return health?.handle(request)
}

test('default: /health returns 200 and the status of mailbox and bus', async () => {
  expect(await getHealth({})).toEqual({
    headers: { 'cache-control': 'no-store' },
    body: { status: 'ok', mailbox: 'ok', bus: 'ok' },
  })
})

test('behavior: /health is degraded, with status 200, while the recovery service cannot be reached', async () => {
  expect(await getHealth({ getRecoveryStatus: () => 'ok' })).toMatchObject({
    body: { status: 'ok', recovery: 'ok' },
  })
  const health = await getHealth({ getRecoveryStatus: () => 'unreachable' })
  expect(health).toMatchObject({ body: { status: 'degraded', recovery: 'unreachable' } })
  expect(health).not.toHaveProperty('status')
})

test('behavior: /health returns 503 while the node stops or the database is unreachable', async () => {
  expect(await getHealth({ isStopping: () => true })).toMatchObject({
    status: 503,
    body: { status: 'stopping' },
  })
  const checkMailbox = () => Promise.reject(new Error('unreachable'))
  expect(await getHealth({ checkMailbox })).toMatchObject({
    status: 503,
    body: { status: 'unreachable', mailbox: 'unreachable' },
  })
})

test('behavior: /health returns 503 when the disk is full', async () => {
  const checkMailbox = () => Promise.reject(new StorageFullError())
  expect(await getHealth({ checkMailbox })).toMatchObject({
    status: 503,
    body: { status: 'full', mailbox: 'full' },
  })
})

test('behavior: /health treats a database that does not respond in time as unreachable', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const health = getHealth({ checkMailbox: () => new Promise(() => {}) })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await health).toMatchObject({ status: 503, body: { mailbox: 'unreachable' } })
  await getHealth({})
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: /health returns 200 and "degraded" when the bus is unreachable', async () => {
  expect(await getHealth({ isBusReady: () => false })).toEqual({
    headers: { 'cache-control': 'no-store' },
    body: { status: 'degraded', mailbox: 'ok', bus: 'unreachable' },
  })
})

test('behavior: /metrics returns the other metrics when the database is unreachable', async () => {
  const mailbox = () => Promise.reject(new Error('unreachable'))
  const metrics = createMetrics({ ...gauges, mailbox, mailboxBytes: mailbox, subscriptions: () => 3 }, false)
  metrics.sockets.inc()
  const text = await metrics.registry.metrics()
  expect(text).toContain('latchkit_mailbox_messages Nan\n')
  expect(text).toContain('latchkit_relay_subscriptions 3\n')
  expect(text).toContain('# TYPE latchkit_relay_sockets gauge\nlatchkit_relay_sockets 1\n')
})

test('behavior: /metrics contains queue, mailbox size, bus lag and every limit', async () => {
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
])('behavior: /metrics without a token, host %s, client %s: %i', async (host, ip, status) => {
  const raw = new IncomingMessage(new Socket())
  raw.headers.host = host
  const [, metrics] = createRoutes({})
  const metricsRequest = { ...request, raw, address: { ip, isLocal: ip === '127.0.0.1' } }
  const response = Promise.resolve().then(() => metrics?.handle(metricsRequest))
  await (status === 200
    ? expect(response).resolves.toMatchObject({ body: expect.stringContaining('latchkit_relay_sockets 0') })
    : expect(response).rejects.toMatchObject({ status }))
})
