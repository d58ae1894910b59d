import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { startGateway } from '../app/startGateway.js'
import { createIdentity } from '../testing/identity.fixtures.js'
import { createTemporaryFolder } from '../testing/program.fixtures.js'
import { openSocket, waitForClose } from '../testing/relayClient.fixtures.js'

const projects = [
  { id: 'anywhere', allowedOrigins: [] },
  { id: 'listed', allowedOrigins: ['https://app.example.com'] },
]
const seconds = Math.floor(Date.now() / 1000)

test('behavior: refuses an unauthorized client with the reason and the close code 3000, and counts it', async () => {
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
  await stop()
}, 180_000)

test('behavior: accepts allowed origins, clients without an origin, and any URL of the relay as audience', async () => {
  const { relayUrl, stop } = await startGateway({ projects, publicUrl: ['https://relay.example.com'] })
  const identity = createIdentity()
  const token = identity.token(relayUrl)
  const accepted = [
    { token, projectId: 'anywhere', origin: 'https://any.example.com' },
    { token, projectId: 'listed', origin: 'https://app.example.com' },
    { token, projectId: 'listed', origin: 'http://localhost:3000' },
    { token, projectId: 'listed' },
    { token: identity.token('wss://relay.example.com'), projectId: 'anywhere' },
    { token: identity.token(relayUrl.replace('127.0.0.1', 'localhost')), projectId: 'anywhere' },
  ]
  for (const options of accepted) {
    const socket = openSocket(relayUrl, options)
    await once(socket, 'open')
    // A refused client would receive a close frame before the pong.
    socket.ping()
    await once(socket, 'pong')
    expect(socket.readyState).toBe(socket.OPEN)
  }
  await stop()
}, 180_000)

test('behavior: without a list of projects, accepts any project id, but no remote origin and no proxied request', async () => {
  const { relayUrl, url, stop } = await startGateway()
  const token = createIdentity().token(relayUrl)
  await once(openSocket(relayUrl, { token, projectId: 'whatever', origin: 'http://localhost:5173' }), 'open')
  const remote = openSocket(relayUrl, { token, projectId: 'whatever', origin: 'https://app.example.com' })
  expect(await waitForClose(remote)).toEqual({ code: 3000, reason: 'Unauthorized: origin not allowed' })
  const origins = await fetch(`${url}/projects/v1/origins?projectId=whatever`)
  expect(await origins.json()).toEqual({ allowedOrigins: ['http://localhost:*', 'http://127.0.0.1:*'] })
  const throughProxy = await fetch(`${url}/getWallets?projectId=x`, {
    headers: { 'x-forwarded-for': '127.0.0.1' },
  })
  expect(throughProxy.status).toBe(403)
  await stop()
}, 180_000)

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
  await vi.waitUntil(async () => (await statusOf('second')) === 200, { timeout: 60_000 })
  expect(await statusOf('first')).toBe(401)
  const token = createIdentity().token(relayUrl)
  expect(await waitForClose(openSocket(relayUrl, { token, projectId: 'first' }))).toMatchObject({
    code: 3000,
  })
  // A misspelt allowedOrigins must not allow every origin.
  const misspelt = { projects: [{ id: 'fourth', allowedOrigin: ['https://a.example.com'] }] }
  writeFileSync(projectsFile, JSON.stringify(misspelt))
  await vi.waitUntil(() => lines.length > 0, { timeout: 60_000 })
  expect(lines).toEqual([
    `${projectsFile} is invalid: projects.0: unknown field allowedOrigin. The previous projects stay in use.`,
  ])
  expect([await statusOf('second'), await statusOf('fourth')]).toEqual([200, 401])
  write('second', 'third')
  await vi.waitUntil(async () => (await statusOf('third')) === 200, { timeout: 60_000 })
  expect(await statusOf('second')).toBe(200)
  await stop()
}, 180_000)
