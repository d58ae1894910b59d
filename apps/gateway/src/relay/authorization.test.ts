import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { startGateway } from '../startGateway.js'
import { createIdentity } from '../testing/identity.fixtures.js'
import { createTemporaryFolder } from '../testing/program.fixtures.js'
import { connectClient, createTopic, openSocket, waitForClose } from '../testing/relayClient.fixtures.js'

const projects = [
  { id: 'anywhere', allowedOrigins: [] },
  { id: 'listed', allowedOrigins: ['https://app.example.com'] },
]
const seconds = Math.floor(Date.now() / 1000)

test('behavior: refuses an unauthorized client with the reason and the close code 3000', async () => {
  const metricsToken = 'a token of some length'
  const { url, relayUrl, stop } = await startGateway({
    projects,
    publicUrl: ['https://relay.example.com'],
    metricsToken,
  })
  const identity = createIdentity()
  const other = createIdentity()
  const token = identity.token(relayUrl)
  const [head, , signature] = other.token(relayUrl).split('.')
  const [, body] = token.split('.')
  const refused = async (options: Parameters<typeof openSocket>[1]) => {
    const { code, reason } = await waitForClose(openSocket(relayUrl, options))
    expect(code).toBe(3000)
    return reason
  }
  const withClaims = (claims: object, audience = relayUrl) =>
    refused({ projectId: 'anywhere', token: identity.token(audience, { ...claims }) })

  expect(await refused({ token, projectId: 'unknown' })).toBe('Unauthorized: invalid key')
  expect(await refused({ token, projectId: '' })).toBe('Unauthorized: invalid key')
  expect(await refused({ token, projectId: 'listed', origin: 'https://evil.example.com' })).toBe(
    'Unauthorized: origin not allowed',
  )
  expect(await refused({ projectId: 'anywhere' })).toBe('Unauthorized: auth token missing')
  expect(await refused({ projectId: 'anywhere', token: `${head}.${body}.${signature}` })).toBe(
    'JWT validation error: wrong signature',
  )
  expect(await withClaims({ iat: seconds + 400 })).toBe('JWT validation error: JWT Token is not yet valid')
  expect(await withClaims({ exp: seconds - 400 })).toBe('JWT validation error: JWT Token is expired')
  expect(await withClaims({}, 'wss://relay.walletconnect.org')).toBe(
    'JWT validation error: aud is another relay',
  )
  expect(await withClaims({ iss: 'did:key:zNoKey' })).toBe(
    'JWT validation error: iss is no did:key of Ed25519',
  )

  const headers = { authorization: `Bearer ${metricsToken}` }
  const metrics = await (await fetch(`${url}/metrics`, { headers })).text()
  expect(metrics).toContain('latchkit_relay_refused_total{reason="Unauthorized: invalid key"} 2\n')

  const accepted = [
    { token, projectId: 'anywhere', origin: 'https://any.example.com' },
    { token, projectId: 'listed', origin: 'https://app.example.com' },
    { token, projectId: 'listed', origin: 'http://localhost:3000' },
    { token, projectId: 'listed' },
    { token: identity.token('wss://relay.example.com'), projectId: 'anywhere' },
    { token: identity.token(relayUrl.replace('127.0.0.1', 'localhost')), projectId: 'anywhere' },
  ]
  for (const options of accepted) await once(openSocket(relayUrl, options), 'open')
  await stop()
}, 60_000)

test('behavior: without projects, accepts any project id from this machine and none from elsewhere', async () => {
  const { relayUrl, url, stop } = await startGateway()
  const token = createIdentity().token(relayUrl)
  await once(openSocket(relayUrl, { token, projectId: 'whatever', origin: 'http://localhost:5173' }), 'open')
  const remote = openSocket(relayUrl, { token, projectId: 'whatever', origin: 'https://app.example.com' })
  expect(await waitForClose(remote)).toEqual({ code: 3000, reason: 'Unauthorized: origin not allowed' })
  const origins = await fetch(`${url}/projects/v1/origins?projectId=whatever`)
  expect(await origins.json()).toEqual({ allowedOrigins: ['localhost:*', '127.0.0.1:*'] })
  const throughProxy = await fetch(`${url}/getWallets?projectId=x`, {
    headers: { 'x-forwarded-for': '127.0.0.1' },
  })
  expect(throughProxy.status).toBe(403)
  await stop()
}, 60_000)

test('behavior: applies a changed list of projects to new connections, and ignores an invalid one', async () => {
  const projectsFile = join(createTemporaryFolder(), 'projects.json')
  const write = (...ids: readonly string[]) =>
    writeFileSync(projectsFile, JSON.stringify({ projects: ids.map((id) => ({ id })) }))
  write('first')
  const lines: string[] = []
  const logger = pino({ level: 'error' }, { write: (line) => void lines.push(JSON.parse(line).msg) })
  const { relayUrl, url, stop } = await startGateway({ projectsFile, logger })
  const statusOf = async (id: string) => (await fetch(`${url}/projects/v1/origins?projectId=${id}`)).status
  expect([await statusOf('first'), await statusOf('second')]).toEqual([200, 401])
  write('second')
  await vi.waitUntil(async () => (await statusOf('second')) === 200, { timeout: 5_000 })
  expect(await statusOf('first')).toBe(401)
  const token = createIdentity().token(relayUrl)
  expect(await waitForClose(openSocket(relayUrl, { token, projectId: 'first' }))).toMatchObject({
    code: 3000,
  })
  // A misspelt allowedOrigins must not allow every origin.
  const misspelt = { projects: [{ id: 'fourth', allowedOrigin: ['https://a.example.com'] }] }
  writeFileSync(projectsFile, JSON.stringify(misspelt))
  await vi.waitUntil(() => lines.length > 0, { timeout: 5_000 })
  expect(lines).toEqual([
    `${projectsFile} is invalid: projects.0: unknown field allowedOrigin. The previous projects stay in use.`,
  ])
  expect([await statusOf('second'), await statusOf('fourth')]).toEqual([200, 401])
  write('second', 'third')
  await vi.waitUntil(async () => (await statusOf('third')) === 200, { timeout: 5_000 })
  expect(await statusOf('second')).toBe(200)
  await stop()
}, 60_000)

test('behavior: refuses calls of a client that exceeds its rate, and accepts those of other clients', async () => {
  let now = Date.now()
  const { relayUrl, stop } = await startGateway({ clientBurst: 4, clientPerSecond: 2, now: () => now })
  const [fast, slow] = await Promise.all([connectClient(relayUrl), connectClient(relayUrl)])
  const call = () => fast.subscribe(createTopic())
  for (let index = 0; index < 4; index += 1) expect(await call()).toHaveProperty('result')
  expect((await call()).error).toEqual({ code: -32005, message: 'Too many calls: wait a moment' })
  expect(await slow.subscribe(createTopic())).toHaveProperty('result')
  now += 1_000
  expect(await call()).toHaveProperty('result')
  expect(await call()).toHaveProperty('result')
  expect(await call()).toHaveProperty('error')

  now += 60_000
  const rateLimited = { error: { code: -32005 } }
  const ttl = 300
  const messages = ['1', '2', '3', '4'].map((message) => ({ topic: createTopic(), message, ttl, tag: 1 }))
  expect(await fast.call('irn_batchPublish', { messages })).toHaveProperty('result')
  expect(await call()).toMatchObject(rateLimited)
  now += 60_000
  expect(await fast.publish(createTopic(), 'x'.repeat(3 * 16_384))).toHaveProperty('result')
  expect(await call()).toMatchObject(rateLimited)
  now += 60_000
  const topics = Array.from({ length: 30 }, createTopic)
  expect(await fast.call('irn_batchSubscribe', { topics })).toHaveProperty('result')
  expect(await call()).toMatchObject(rateLimited)
  now += 60_000
  for (let index = 0; index < 4; index += 1) fast.socket.send('no call')
  expect(await call()).toMatchObject(rateLimited)
  await stop()
}, 60_000)

test('behavior: stop() completes pending calls, refuses new connections and closes clients with 1001', async () => {
  const { url, relayUrl, stop } = await startGateway({ commitLingerMs: 1_000 })
  const client = await connectClient(relayUrl)
  const response = client.publish(createTopic(), 'last message')
  client.socket.ping()
  await once(client.socket, 'pong')
  const closed = waitForClose(client.socket)
  const stopped = stop()
  const late = openSocket(relayUrl, { token: client.token(relayUrl) })
  const [[error], health] = await Promise.all([once(late, 'error'), fetch(`${url}/health`)])
  expect(String(error)).toContain('503')
  expect([health.status, await health.json()]).toEqual([
    503,
    { status: 'stopping', mailbox: 'ok', bus: 'ok' },
  ])
  await stopped
  expect(await response).toMatchObject({ result: true })
  expect(await closed).toEqual({ code: 1001, reason: 'The relay is restarting' })
}, 60_000)
