import { createServer } from 'node:http'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { DatabaseBusyError } from '../../database/DatabaseBusyError.js'
import { StorageFullError } from '../../database/StorageFullError.js'
import { createTokenBuckets } from '../../foundation/createTokenBuckets.js'
import { createMetrics } from '../metrics/createMetrics.js'
import { createByteBudget } from './createByteBudget.js'
import { createClientAddress } from './createClientAddress.js'
import { createRequestListener } from './createRequestListener.js'
import { HttpError } from './HttpError.js'
import { listen } from './listen.js'
import type { RouteResponse } from './Route.js'

async function startListener(answer: Error | RouteResponse): Promise<string> {
  const gauge = () => 0
  const count = async () => 0
  const listener = createRequestListener({
    routes: [
      {
        name: 'fail',
        method: 'POST',
        pattern: /^\/fail$/,
        handle() {
          if (answer instanceof Error) throw answer
          return answer
        },
      },
    ],
    metrics: createMetrics(
      { mailbox: count, mailboxBytes: count, queued: gauge, subscriptions: gauge, busLag: gauge },
      false,
    ),
    logger: pino({ level: 'silent' }),
    rateLimiter: createTokenBuckets({ burst: 10, perSecond: 1 }, Date.now),
    clientAddress: createClientAddress({ trustProxy: [], publicUrl: [] }),
    maxBodyBytes: 1_024,
    incompleteBudget: createByteBudget({ total: 1_024, perAddress: 1_024 }),
  })
  const server = createServer(listener)
  const port = await listen(server, '127.0.0.1', 0)
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${port}/fail`
}

test('default: pages may send proofs, and read nonces (DPoP)', async () => {
  const url = await startListener(
    new HttpError(401, 'use_dpop_nonce', 'A nonce is needed.', { 'dpop-nonce': 'n1' }),
  )
  const preflight = await fetch(url, { method: 'OPTIONS' })
  expect(preflight.headers.get('access-control-allow-headers')?.split(', ')).toContain('dpop')
  const response = await fetch(url, { method: 'POST' })
  expect([response.status, response.headers.get('dpop-nonce')]).toEqual([401, 'n1'])
  expect(response.headers.get('access-control-expose-headers')?.split(', ')).toContain('dpop-nonce')
})

test.each([
  [{}, '1'],
  [{ 'retry-after': '30' }, '30'],
])('behavior: retry-after of a refusal with %j is %s', async (headers, expected) => {
  const url = await startListener(new HttpError(429, 'retry_later', 'Wait.', headers))
  const response = await fetch(url, { method: 'POST' })
  expect(response.headers.get('retry-after')).toBe(expected)
})

test('behavior: a response that its client does not read is not sent', async () => {
  let sent = 0
  const url = await startListener({ body: new Uint8Array(50_000_000), onSent: () => (sent += 1) })
  const stop = new AbortController()
  const response = await fetch(url, { method: 'POST', signal: stop.signal })
  expect([response.status, sent]).toEqual([200, 0])
  stop.abort()
  await expect.poll(() => sent).toBe(1)
  const read = await fetch(url, { method: 'POST' })
  expect((await read.arrayBuffer()).byteLength).toBe(50_000_000)
  await expect.poll(() => sent).toBe(2)
})

test.each([
  [new StorageFullError(), 503, 'The storage is full: try again later'],
  [new DatabaseBusyError(), 503, 'The database does not answer in time: try again later'],
  [new Error('a secret'), 500, 'Internal error'],
])('error: a store that fails with %s', async (cause, status, description) => {
  const url = await startListener(new Error('Failed query', { cause }))
  const response = await fetch(url, { method: 'POST' })
  expect([response.status, await response.json()]).toEqual([
    status,
    { status: 'FAILED', reasons: [{ field: '', description }] },
  ])
  expect(response.headers.get('retry-after')).toBe(status === 503 ? '5' : null)
})
