import {
  exchangeBuyStatusResultSchema,
  exchangePayUrlResultSchema,
  exchangeRpcErrorSchema,
  exchangesResultSchema,
} from '@latchkit/blockchain-api/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type ExchangeGateway,
  key,
  payment,
  recipientAddress,
  startExchangeGateway,
} from './exchanges.fixtures.js'

const stops: (() => void | Promise<void>)[] = []
let shared: ExchangeGateway

beforeAll(async () => {
  shared = await startExchangeGateway({ pageHosts: ['pay.example'] }, {}, (stop) => stops.push(stop))
}, 180_000)

beforeEach(() => shared.exchange.reset())

afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

const txHash = `0x${'ab'.repeat(32)}`

test('default: lists the exchanges that have an asset', async () => {
  const { call } = shared
  const { status, body } = await call('reown_getExchanges', { page: 1, asset: payment.asset, amount: '0x1' })
  expect(status).toBe(200)
  expect(body).toEqual({
    jsonrpc: '2.0',
    id: 7,
    result: { total: 1, exchanges: [{ id: 'local', name: 'Local', imageUrl: null }] },
  })
  exchangesResultSchema.parse(body.result)
  const none = { total: 0, exchanges: [] }
  expect((await call('reown_getExchanges', { asset: 'eip155:10/slip44:60' })).body.result).toEqual(none)
  expect((await call('reown_getExchanges', { exclude: ['local'] })).body.result).toEqual(none)
  expect((await call('reown_getExchanges', { includeOnly: ['other'] })).body.result).toEqual(none)
  expect((await call('reown_getExchanges', { page: 2 })).body.result).toEqual({ total: 1, exchanges: [] })
})

test('default: starts a payment, and follows it until it is final', async () => {
  const { call, exchange, getStatus } = shared
  const { body } = await call('reown_getExchangePayUrl', { ...payment, amount: '0x3e8' })
  const { url, sessionId } = exchangePayUrlResultSchema.parse(body.result)
  expect(url).toBe(exchange.pageUrl)
  const [request] = exchange.requests
  expect(request).toMatchObject({ method: 'POST', path: '/api/payments', isSigned: true })
  const { asset, amount, recipient } = payment
  expect(JSON.parse(request?.body ?? '')).toEqual({ sessionId, asset, amount, recipient })

  expect(await getStatus(sessionId)).toEqual({ status: 'IN_PROGRESS' })
  expect(exchange.requests.at(-1)).toMatchObject({ path: `/api/payments/${sessionId}`, isSigned: true })
  exchange.answers.status = { status: 'SUCCESS', txHash }
  expect(exchangeBuyStatusResultSchema.parse(await getStatus(sessionId))).toEqual({
    status: 'SUCCESS',
    txHash,
  })
  // A final status stays.
  exchange.answers.status = { status: 'FAILED' }
  expect(await getStatus(sessionId)).toEqual({ status: 'SUCCESS', txHash })
})

test('behavior: asks the exchange at most every 2 s about a payment', async () => {
  const { call, start, exchange, getStatus } = shared
  const sessionId = await start()
  await getStatus(sessionId)
  const before = exchange.requests.length
  const params = { exchangeId: 'local', sessionId }
  await Promise.all(Array.from({ length: 5 }, () => call('reown_getExchangeBuyStatus', params)))
  expect(exchange.requests).toHaveLength(before)
})

test('behavior: a signed report settles a payment once', async () => {
  const { start, report, getStatus, exchange } = shared
  const sessionId = await start()
  exchange.answers.httpStatus = 500
  expect(await report({ sessionId, status: 'IN_PROGRESS', txHash })).toBe(204)
  expect(await report({ sessionId, status: 'SUCCESS', txHash })).toBe(204)
  expect(await report({ sessionId, status: 'FAILED' })).toBe(204)
  expect(await getStatus(sessionId)).toEqual({ status: 'SUCCESS', txHash })
})

test('error: refuses reports that the exchange has not signed, old ones, and invalid ones', async () => {
  const { start, report, getStatus, clock } = shared
  const sessionId = await start()
  const body = { sessionId, status: 'SUCCESS', txHash }
  expect(await report(body, { signedKey: 'x'.repeat(32) })).toBe(401)
  expect(await report(body, { path: '/v1/exchanges/other/payments' })).toBe(401)
  expect(await report(body, { at: clock.ms - 5 * 60_000 - 1 })).toBe(401)
  expect(await report(body, { at: clock.ms + 5 * 60_000 + 1 })).toBe(401)
  expect(await report(body, { id: 'other' })).toBe(404)
  expect(await report({ ...body, sessionId: 'f'.repeat(32) })).toBe(404)
  expect(await report({ ...body, txHash: '0x1' })).toBe(422)
  expect(await report({ ...body, status: 'PAID' })).toBe(422)
  expect(await getStatus(sessionId)).toEqual({ status: 'IN_PROGRESS' })
})

test('error: an exchange that is down has the code -7, and later the status UNKNOWN', async () => {
  const { call, start, exchange, getStatus } = shared
  const sessionId = await start()
  exchange.answers.httpStatus = 500
  const failed = await call('reown_getExchangePayUrl', payment)
  expect(failed.status).toBe(500)
  expect(exchangeRpcErrorSchema.parse(failed.body)).toMatchObject({ id: 7, error: { code: -7 } })
  expect(await getStatus(sessionId)).toEqual({ status: 'UNKNOWN' })
  exchange.answers.httpStatus = 200
  expect(await getStatus(sessionId)).toEqual({ status: 'IN_PROGRESS' })
})

test.each([
  ['on another host', { url: 'https://evil.example/pay' }],
  ['on another port', { url: 'http://127.0.0.1:1/pay' }],
  ['with a user', { url: 'http://user@127.0.0.1/pay' }],
  ['that runs code', { url: 'javascript:alert(1)' }],
  ['that is no text', { url: 1 }],
  ['that is too large', 'x'.repeat(100_000)],
])('error: refuses a page %s', async (_name, create) => {
  const { call, exchange } = shared
  exchange.answers.create = create
  expect((await call('reown_getExchangePayUrl', payment)).body.error.code).toBe(-7)
})

test('error: follows no redirect', async () => {
  const { call, exchange } = shared
  exchange.answers.httpStatus = 302
  expect((await call('reown_getExchangePayUrl', payment)).body.error.code).toBe(-7)
  expect(exchange.requests.map(({ path }) => path)).toEqual(['/api/payments'])
})

test('param: pageHosts allows pages on other hosts', async () => {
  const { call, exchange } = shared
  exchange.answers.create = { url: 'https://pay.example/1' }
  expect((await call('reown_getExchangePayUrl', payment)).body.result.url).toBe('https://pay.example/1')
  exchange.answers.create = { url: 'http://pay.example/1' }
  expect((await call('reown_getExchangePayUrl', payment)).body.error.code).toBe(-7)
})

test('error: invalid calls have the codes of JSON-RPC', async () => {
  const { call, post, getStatus } = shared
  const getCode = async (answer: ReturnType<typeof post>) => {
    const { status, body } = await answer
    exchangeRpcErrorSchema.parse(body)
    return [status, body.error.code]
  }
  const payUrl = (change: object) => getCode(call('reown_getExchangePayUrl', { ...payment, ...change }))
  expect(await getCode(post('{'))).toEqual([400, -32_700])
  expect(await getCode(post('[]'))).toEqual([400, -32_600])
  expect(await getCode(post('{"jsonrpc":"2.0","method":"reown_getExchanges"}'))).toEqual([400, -32_600])
  expect(await getCode(call('toString', {}))).toEqual([400, -32_601])
  expect(await getCode(call('reown_getExchanges', []))).toEqual([400, -32_602])
  expect(await getCode(post('{}', ''))).toEqual([401, -1])
  expect(await getCode(post('{}', '?projectId=x'))).toEqual([401, -1])
  expect(await getCode(post('{}', '?projectId=p', { origin: 'https://evil.example' }))).toEqual([403, -1])
  // A wrong checksum, another chain, and another address than one of the chain.
  const mixed = `0x${'aA'.repeat(20)}`
  expect(await payUrl({ recipient: `eip155:1:${mixed}` })).toEqual([400, -32_602])
  expect(await payUrl({ recipient: `eip155:10:${recipientAddress}` })).toEqual([400, -32_602])
  expect(await payUrl({ asset: `eip155:1/erc20:${mixed}` })).toEqual([400, -32_602])
  expect(await payUrl({ amount: '0' })).toEqual([400, -32_602])
  expect(await payUrl({ exchangeId: 'other' })).toEqual([400, -7])
  expect(await payUrl({ asset: 'eip155:10/slip44:60', recipient: `eip155:10:${recipientAddress}` })).toEqual([
    400, -7,
  ])
  expect(await getStatus('f'.repeat(32))).toMatchObject({ code: -8 })
})

test('behavior: whatever the exchange answers, a status is valid', async () => {
  const { start, exchange, getStatus } = shared
  const sessionId = await start()
  const value = fc.oneof(
    fc.constantFrom('IN_PROGRESS', 'PAID', 'UNKNOWN', txHash, '0x1', '', null, 0, '5'.repeat(88)),
    fc.jsonValue({ maxDepth: 2 }),
  )
  const answer = fc.oneof(fc.record({ status: value, txHash: value }, { requiredKeys: [] }), fc.jsonValue())
  await fc.assert(
    fc.asyncProperty(answer, async (status) => {
      exchange.answers.status = status
      const result = exchangeBuyStatusResultSchema.parse(await getStatus(sessionId))
      expect(['IN_PROGRESS', 'UNKNOWN']).toContain(result.status)
      if (result.txHash !== undefined) expect(result.txHash).toMatch(/^0x[\da-f]{64}$/i)
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['a short key', { key: 'x' }, 'key'],
  ['http on another machine', { url: 'http://exchange.example' }, 'url'],
  ['an unknown asset', { assets: ['eip155:1/erc721:0x1'] }, 'assets'],
  ['no asset', { assets: [] }, 'assets'],
  ['an invalid id', { id: 'a/b' }, 'id'],
])('error: refuses a configuration with %s', async (_name, settings, field) => {
  const error = await startExchangeGateway(settings).catch((reason: unknown) => reason)
  expect(String(error)).toMatch(new RegExp(`exchanges is invalid: exchanges\\.0\\.${field}`))
  expect(String(error)).not.toContain(key)
})
