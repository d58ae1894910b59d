import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type GatewayOptions, startGateway } from '../../app/startGateway.js'
import { startWithPools } from '../../data/accountData/pools.fixtures.js'
import { startLoginGateway } from '../../login/service/login.fixtures.js'

const projects = [{ id: 'p', allowedOrigins: ['https://app.example.com'] }]
/** The query of AppKit 1.8. */
const query = 'projectId=p&st=appkit&sv=react-wagmi-1.8.2'

/** A gateway without options. */
let gateway: Awaited<ReturnType<typeof start>>

beforeAll(async () => {
  gateway = await start()
}, 180_000)

afterAll(() => gateway?.stop())

async function start(options: GatewayOptions = {}) {
  const { url, stop } = await startGateway({ projects, ...options })
  const send = (path: string, body: string) =>
    fetch(`${url}${path}?${query}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
  return { url, stop, send, get: async (path: string) => (await fetch(`${url}${path}?${query}`)).json() }
}

/** Starts a server that records its requests, and responds only when the test allows it. */
async function startSink(status = 200) {
  const received: { readonly url: string; readonly body: string; readonly headers: string }[] = []
  const server = createServer(async (request, response) => {
    received.push({
      url: request.url ?? '',
      body: await text(request),
      headers: JSON.stringify(request.headers),
    })
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events?key=1`, received }
}

test('default: disables analytics and the features that require a hosted service', async () => {
  const { get } = gateway
  const { features } = await get('/appkit/v1/config')
  expect(features).toContainEqual({ id: 'multi_wallet', isEnabled: true, config: null })
  for (const id of ['activity', 'email_capture', 'onramp', 'social_login', 'swap', 'reown_branding'])
    expect(features).toContainEqual({ id, isEnabled: false, config: [] })
  expect(await get('/getAnalyticsConfig')).toEqual({ isAnalyticsEnabled: false })
}, 180_000)

test('behavior: swaps are enabled if a chain has a router', async () => {
  const { url } = await startWithPools([])
  const { features } = await (await fetch(`${url}/appkit/v1/config?projectId=p`)).json()
  expect(features).toContainEqual({ id: 'swap', isEnabled: true, config: null })
})

test('behavior: logins are left to the app if there is a login service', async () => {
  const { url } = await startLoginGateway()
  const { features } = await (await fetch(`${url}/appkit/v1/config?projectId=p`)).json()
  expect(features).toContainEqual({ id: 'social_login', isEnabled: true, config: null })
}, 180_000)

test.each(['/e', '/batch'])('default: events to %s are accepted and dropped', async (path) => {
  const { send } = gateway
  expect((await send(path, '[{"eventId":"1"}]')).status).toBe(202)
})

test('param: eventsUrl receives the events', async () => {
  const sink = await startSink()
  const { send, get, stop } = await start({ eventsUrl: sink.url })
  onTestFinished(stop)
  expect(await get('/getAnalyticsConfig')).toEqual({ isAnalyticsEnabled: true })
  expect((await send('/e', '{"eventId":"1"}')).status).toBe(202)
  await vi.waitUntil(() => sink.received.length === 1, { timeout: 60_000 })
  expect(sink.received[0]).toMatchObject({
    url: '/events?key=1&projectId=p&st=appkit&sv=react-wagmi-1.8.2',
    body: '{"eventId":"1"}',
  })
  // The address of the client is not forwarded.
  expect(sink.received[0]?.headers).not.toMatch(/forwarded|via|real-ip/i)
}, 180_000)

test('behavior: accepts events while eventsUrl fails or cannot be reached', async () => {
  const sink = await startSink(500)
  for (const eventsUrl of [sink.url, 'http://127.0.0.1:1/']) {
    const { send, stop } = await start({ eventsUrl })
    onTestFinished(stop)
    expect((await send('/batch', '[]')).status).toBe(202)
  }
}, 180_000)

test('error: refuses too large a body, an origin that is not listed, and an unknown project', async () => {
  const { url, send } = gateway
  expect((await send('/batch', 'x'.repeat(64 * 1024))).status).toBe(202)
  expect((await send('/batch', 'x'.repeat(64 * 1024 + 1))).status).toBe(413)
  const from = (origin: string, projectId: string) =>
    fetch(`${url}/e?projectId=${projectId}`, { method: 'POST', body: '{}', headers: { origin } })
  expect((await from('https://evil.example.com', 'p')).status).toBe(403)
  expect((await from('https://app.example.com', 'x')).status).toBe(401)
  expect((await fetch(`${url}/appkit/v1/config?projectId=x`)).status).toBe(401)
}, 180_000)
