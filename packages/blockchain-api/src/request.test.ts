import type { RequestListener } from 'node:http'
import { LatchkitError } from '@latchkit/core'
import { fakeClock } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import type { Backend } from './Backend.js'
import { request } from './request.js'
import { createBackend, createRetryClock, serve } from './server.fixtures.js'

/** Sends a read to a server with this listener, and counts the requests. */
async function setup(listener: RequestListener, overrides: Partial<Backend> = {}) {
  const requests: string[] = []
  const { url, stop } = await serve((incoming, response) => {
    requests.push(incoming.url ?? '')
    listener(incoming, response)
  })
  const backend = createBackend(url, overrides)
  const read = (signal = new AbortController().signal) =>
    request(backend, { path: '/v1/x', query: { a: 'b&c', none: undefined }, signal, parse: (body) => body })
  return { read, requests, url, stop }
}

test('default: repeats a read until the server responds', async () => {
  const statuses = [503, 429, 500]
  const { read, requests } = await setup((_, response) =>
    response.writeHead(statuses.shift() ?? 200).end('{"ok":true}'),
  )
  expect(await read()).toEqual({ ok: true })
  expect(requests).toHaveLength(4)
})

test('behavior: every attempt contains the project id, the SDK and its version', async () => {
  const { read, requests } = await setup((_, response) => response.writeHead(503).end())
  await read().catch(() => {})
  expect(requests).toEqual(Array(4).fill('/v1/x?projectId=demo&st=latchkit&sv=source&a=b%26c'))
})

test.each([
  [400, 'service-response', 1],
  [401, 'invalid-project-id', 1],
  [403, 'origin-not-allowed', 1],
  [404, 'service-response', 1],
  [429, 'service-unreachable', 4],
  [500, 'service-unreachable', 4],
  [599, 'service-unreachable', 4],
])('error: HTTP %i is %s after %i request(s), with the reason of the server', async (status, code, count) => {
  const body = '{"status":"FAILED","reasons":[{"field":"x","description":"x is wrong"},{"description":"y"}]}'
  const { read, requests } = await setup((_, response) => response.writeHead(status).end(body))
  const error = await read().catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(LatchkitError)
  expect(error).toMatchObject({ code, details: `HTTP ${status}: x is wrong` })
  expect(requests).toHaveLength(count)
})

test.each([
  ['invalid JSON', '<html>'],
  ['an empty body', ''],
  ['deep nesting without an end', '['.repeat(1_000_000)],
  ['more than 4 MB', `"${'x'.repeat(4_000_000)}"`],
])('error: %s is not repeated', async (_, body) => {
  const { read, requests } = await setup((_, response) => response.end(body))
  await expect(read()).rejects.toMatchObject({ code: 'service-response' })
  expect(requests).toHaveLength(1)
})

test('error: a large body does not hide the status', async () => {
  const { read } = await setup((_, response) => response.writeHead(404).end('x'.repeat(4_100_000)))
  await expect(read()).rejects.toMatchObject({ code: 'service-response', details: 'HTTP 404' })
})

test('behavior: waits as long as the header Retry-After says', async () => {
  const { clock, delays } = createRetryClock()
  const headers = [{ 'retry-after': '2' }, { 'retry-after': new Date(clock.now() + 7_000).toUTCString() }]
  const { read } = await setup(
    (_, response) => {
      const next = headers.shift()
      response.writeHead(next ? 429 : 200, next).end('{}')
    },
    { clock },
  )
  await read()
  expect(delays).toEqual([2_000, 5_000])
})

test('error: rejects at once if the server asks for a long delay', async () => {
  const { read, requests } = await setup((_, response) =>
    response.writeHead(429, { 'retry-after': '3600' }).end(),
  )
  await expect(read()).rejects.toMatchObject({ code: 'service-unreachable', retryAfterMs: 3_600_000 })
  expect(requests).toHaveLength(1)
})

test('error: rejects after 4 attempts without a response within 10 s each', async () => {
  const { clock, base } = createRetryClock()
  const { read, requests } = await setup(() => void base.advance(10_000), { clock })
  await expect(read()).rejects.toMatchObject({
    code: 'service-unreachable',
    details: 'No response within 10000 ms',
  })
  expect(requests).toHaveLength(4)
  expect(base.pending).toBe(0)
})

test('error: rejects after 4 attempts if the server cannot be reached', async () => {
  const { clock, delays } = createRetryClock()
  const { read, stop, url } = await setup(() => {}, { clock })
  stop()
  await expect(read()).rejects.toMatchObject({
    code: 'service-unreachable',
    shortMessage: 'The data service cannot be reached.',
    metaMessages: [`Request: GET ${url}/v1/x`, 'Check your connection, and try again.'],
  })
  expect(delays).toHaveLength(3)
})

test('behavior: repeats a read whose connection breaks', async () => {
  let isFirst = true
  const { read } = await setup((_, response) => {
    if (!isFirst) return void response.end('{"ok":true}')
    isFirst = false
    response.writeHead(200, { 'content-length': '100' }).write('{"ok":', () => response.destroy())
  })
  expect(await read()).toEqual({ ok: true })
})

test('error: rejects without a request if it is aborted before', async () => {
  const { read, requests } = await setup(() => {})
  await expect(read(AbortSignal.abort())).rejects.toMatchObject({ code: 'aborted' })
  expect(requests).toHaveLength(0)
})

test('error: an abort ends the request, without a retry and without a timer', async () => {
  const clock = fakeClock()
  const controller = new AbortController()
  const { read, requests } = await setup(() => controller.abort(), { clock })
  await expect(read(controller.signal)).rejects.toMatchObject({ code: 'aborted' })
  expect(requests).toHaveLength(1)
  expect(clock.pending).toBe(0)
})
