import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LatchkitError } from '@latchkit/core'
import { isWebUrl } from '@latchkit/core/schema'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { createApi } from '../dataApi/createApi.fixtures.js'

const { signal } = new AbortController()
const sessionId = 'a'.repeat(32)
const txHash = `0x${'ab'.repeat(32)}`
const recipient = `eip155:1:0x${'a1'.repeat(20)}` as const
const payment = { exchangeId: 'a', asset: 'eip155:1/slip44:60', amount: 1_000n, recipient, signal }

/** Starts a server, and returns the exchanges of its data API. */
async function setUp(answer: { status?: number; body: string }) {
  const requests: { readonly url: string; readonly body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    requests.push({ url: request.url ?? '', body })
    response.writeHead(answer.status ?? 200).end(answer.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { exchanges: load } = createApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  if (!load) throw new TypeError('There are no exchanges')
  return { exchanges: await load(), requests, answer }
}

const toBody = (result: unknown) => JSON.stringify({ jsonrpc: '2.0', id: 1, result })

test('default: lists exchanges, without unsafe images and names', async () => {
  const { exchanges, requests } = await setUp({
    body: toBody({
      total: 3,
      exchanges: [
        { id: 'a', name: 'A\u202E', imageUrl: 'https://a.example/a.png' },
        { id: 'b', name: 'B', imageUrl: 'javascript:alert(1)' },
        { id: 'c', name: '\u200B', imageUrl: null },
      ],
    }),
  })
  expect(await exchanges.getExchanges({ asset: payment.asset, amount: 5n, signal })).toEqual({
    total: 3,
    exchanges: [
      { id: 'a', name: 'A', image: 'https://a.example/a.png' },
      { id: 'b', name: 'B' },
    ],
  })
  expect(requests[0]?.url).toContain('/v1/json-rpc?projectId=demo&st=latchkit')
  expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({
    method: 'reown_getExchanges',
    params: { page: 1, asset: payment.asset, amount: '5' },
  })
})

test('default: starts a payment, and reads its status', async () => {
  const { exchanges, answer, requests } = await setUp({
    body: toBody({ url: 'https://a.example/1', sessionId }),
  })
  expect(await exchanges.getPayUrl(payment)).toEqual({ url: 'https://a.example/1', sessionId })
  const { signal: _, ...params } = payment
  expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ params: { ...params, amount: '1000' } })
  answer.body = toBody({ status: 'SUCCESS', txHash })
  expect(await exchanges.getBuyStatus({ exchangeId: 'a', sessionId, signal })).toEqual({
    status: 'SUCCESS',
    txHash,
  })
})

test.each([
  [400, -7, 'service-response'],
  [401, -1, 'invalid-project-id'],
  [403, -1, 'origin-not-allowed'],
  [429, -32_000, 'service-unreachable'],
  [500, -7, 'service-unreachable'],
])('error: status %i with the code %i is %s', async (status, code, expected) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code, message: 'The reason' } })
  const { exchanges, requests } = await setUp({ status, body })
  await expect(exchanges.getPayUrl(payment)).rejects.toMatchObject({
    code: expected,
    details: `HTTP ${status}: The reason`,
  })
  // A second payment would have a page of its own.
  expect(requests).toHaveLength(1)
})

test('behavior: whatever the server answers, the result is valid, or a typed error', async () => {
  const { exchanges, answer } = await setUp({ body: '' })
  const value = fc.oneof(
    fc.constantFrom<unknown>(
      'SUCCESS',
      'PAID',
      txHash,
      sessionId,
      'https://a.example',
      'data:,x',
      'http://10.0.0.1',
      null,
      -1,
    ),
    fc.jsonValue({ maxDepth: 2 }),
  )
  const result = fc.oneof(
    fc.record(
      { status: value, txHash: value, url: value, sessionId: value, total: value },
      { requiredKeys: [] },
    ),
    fc.record({
      total: fc.nat(),
      exchanges: fc.array(fc.record({ id: value, name: value, imageUrl: value })),
    }),
    value,
  )
  const read = async <T>(answered: Promise<T>) => {
    try {
      return await answered
    } catch (error) {
      if (error instanceof LatchkitError) return undefined
      throw error
    }
  }
  await fc.assert(
    fc.asyncProperty(fc.oneof(result.map(toBody), fc.json(), fc.string()), async (body) => {
      answer.body = body
      const status = await read(exchanges.getBuyStatus({ exchangeId: 'a', sessionId, signal }))
      expect(['UNKNOWN', 'IN_PROGRESS', 'SUCCESS', 'FAILED', undefined]).toContain(status?.status)
      const page = await read(exchanges.getPayUrl(payment))
      expect(page === undefined || isWebUrl(page.url)).toBe(true)
      const list = await read(exchanges.getExchanges({ signal }))
      for (const { name, image } of list?.exchanges ?? []) {
        expect(name).toMatch(/\S/)
        expect(image === undefined || isWebUrl(image)).toBe(true)
      }
    }),
    { numRuns: 200 },
  )
})
