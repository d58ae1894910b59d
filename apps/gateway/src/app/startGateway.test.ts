import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createIdentity } from '../testing/identity.fixtures.js'
import { createTemporaryFolder, startBuilt, startProgram } from '../testing/program.fixtures.js'
import { connectClient, createTopic, openSocket, waitForClose } from '../testing/relayClient.fixtures.js'
import { startGateway } from './startGateway.js'

const metricsOf = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(`${url}/metrics`, { headers })
  return { status: response.status, text: await response.text() }
}

test('behavior: acknowledged writes survive SIGKILL', async () => {
  const dataDir = createTemporaryFolder()
  const first = await startBuilt({ DATA_DIR: dataDir })
  const sender = await connectClient(`ws://127.0.0.1:${await first.waitForPort()}`)
  const topic = createTopic()
  const texts = Array.from({ length: 50 }, (_, index) => `message ${index}`)
  const responses = await Promise.all(texts.map((text) => sender.publish(topic, text)))
  first.process.kill('SIGKILL')
  await first.ended
  expect(responses.every(({ result }) => result === true)).toBe(true)

  const second = startProgram({ DATA_DIR: dataDir })
  const receiver = await connectClient(`ws://127.0.0.1:${await second.waitForPort()}`)
  await receiver.subscribe(topic)
  await receiver.waitForPushes(50)
  expect(receiver.texts()).toEqual(texts)
  second.process.kill('SIGTERM')
  expect(await second.ended).toMatchObject({ code: 0, errors: '' })
}, 180_000)

test('behavior: the build has the files that the sources read by path', async () => {
  const { process: program, waitForPort } = await startBuilt({ DATA_DIR: createTemporaryFolder() })
  const { status } = await fetch(`http://127.0.0.1:${await waitForPort()}/v1/openapi.json`)
  expect(status).toBe(200)
  program.kill('SIGKILL')
  const src = fileURLToPath(new URL('..', import.meta.url))
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.(test|fixtures)\.ts$|^testing/.test(file),
  )
  const read = sources.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/new URL\('(.+?)', import\.meta\.url\)/g)].map(
      ([, path = '']) => join(src, '../dist', dirname(file), path),
    ),
  )
  expect(read.length).toBeGreaterThan(10)
  expect(read.filter((path) => !existsSync(path))).toEqual([])
})

test('behavior: serves /health and /metrics', async () => {
  const { url, relayUrl, stop } = await startGateway()
  const [sender, receiver] = await Promise.all([connectClient(relayUrl), connectClient(relayUrl)])
  const topic = createTopic()
  await receiver.subscribe(topic)
  await sender.publish(topic, 'hello')
  await sender.publish(topic, 'hello')
  await receiver.acknowledge(...(await receiver.waitForPushes(1)))
  const health = await fetch(`${url}/health`)
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok', mailbox: 'ok', bus: 'ok' }])
  const metrics = await metricsOf(url)
  for (const line of [
    'latchkit_relay_sockets 2',
    'latchkit_relay_subscriptions 1',
    'latchkit_relay_published_total 1',
    'latchkit_relay_repeated_total 1',
    'latchkit_relay_delivered_total 1',
    'latchkit_relay_acknowledged_total 1',
    'latchkit_mailbox_messages 1',
    'latchkit_mailbox_bytes 5',
    'latchkit_mailbox_queue 0',
    'latchkit_bus_lag_seconds 0',
    'latchkit_relay_call_seconds_count{method="irn_publish"} 2',
    'latchkit_http_answers_total{route="health",status="200"} 1',
  ])
    expect(metrics.text).toContain(`${line}\n`)
  expect((await metricsOf(url, { 'x-forwarded-for': '10.0.0.1' })).status).toBe(403)
  expect((await metricsOf(url, { origin: 'https://evil.example.com' })).status).toBe(403)
  await receiver.disconnect()
  const after = await metricsOf(url)
  expect(after.text).toContain('latchkit_relay_sockets 1\n')
  expect(after.text).toContain('latchkit_relay_subscriptions 0\n')
  await stop()
}, 180_000)

test('behavior: deletes expired messages once a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let now = Date.now()
  const { url, relayUrl, stop } = await startGateway({ now: () => now })
  const client = await connectClient(relayUrl)
  await client.publish(createTopic(), 'short', { ttl: 1 })
  await client.publish(createTopic(), 'long', { ttl: 100 })
  now += 1_000
  vi.advanceTimersByTime(60_000)
  const hasOne = async () => (await metricsOf(url)).text.includes('latchkit_mailbox_messages 1\n')
  vi.useRealTimers()
  await vi.waitUntil(hasOne, { timeout: 60_000 })
  expect(await hasOne()).toBe(true)
  await stop()
}, 180_000)

test('param: metricsToken is required to read the metrics', async () => {
  const metricsToken = 'a token of some length'
  const { url, stop } = await startGateway({ metricsToken })
  expect((await metricsOf(url)).status).toBe(403)
  expect((await metricsOf(url, { authorization: 'Bearer another' })).status).toBe(403)
  expect((await metricsOf(url, { authorization: `Bearer ${metricsToken}` })).status).toBe(200)
  await stop()
}, 180_000)

test('behavior: limits the requests and new connections of an address', async () => {
  const { url, relayUrl, stop } = await startGateway({
    trustProxy: ['loopback'],
    addressBurst: 2,
    addressPerSecond: 1,
    now: () => 1_800_000_000_000,
    projects: [{ id: 'test', allowedOrigins: [] }],
  })
  const from = (ip: string) => fetch(`${url}/health`, { headers: { 'x-forwarded-for': `1.1.1.1, ${ip}` } })
  expect([(await from('2.2.2.2')).status, (await from('2.2.2.2')).status]).toEqual([200, 200])
  const third = await from('2.2.2.2')
  expect([third.status, third.headers.get('retry-after')]).toEqual([429, '1'])
  expect((await from('3.3.3.3')).status).toBe(200)
  const socket = new WebSocket(relayUrl, { headers: { 'x-forwarded-for': '2.2.2.2' } })
  const [error] = await once(socket, 'error')
  expect(String(error)).toContain('429')
  await stop()
}, 180_000)

test('behavior: limits the open connections of an address', async () => {
  const metricsToken = 'a token of some length'
  const metrics = () => metricsOf(url, { authorization: `Bearer ${metricsToken}` })
  const { url, relayUrl, stop } = await startGateway({
    trustProxy: ['loopback'],
    metricsToken,
    maxConnections: 3,
    maxAddressConnections: 2,
    projects: [{ id: 'test', allowedOrigins: [] }],
  })
  const from = (ip: string) => {
    const query = new URLSearchParams({ projectId: 'test', auth: createIdentity().token(relayUrl) })
    return new WebSocket(`${relayUrl}/?${query}`, { headers: { 'x-forwarded-for': ip } })
  }
  const refused = async (ip: string) => String((await once(from(ip), 'error'))[0])
  const [first] = await Promise.all(['1.1.1.1', '1.1.1.1'].map(opened))
  async function opened(ip: string) {
    const socket = from(ip)
    await once(socket, 'open')
    return socket
  }
  expect(await refused('1.1.1.1')).toContain('429')
  await opened('2.2.2.2')
  expect(await refused('3.3.3.3')).toContain('429')
  expect((await metrics()).text).toContain('latchkit_relay_refused_total{reason="Too many connections"} 2\n')
  first?.close()
  await vi.waitUntil(async () => (await metrics()).text.includes('latchkit_relay_sockets 2\n'), {
    timeout: 60_000,
  })
  await opened('1.1.1.1')
  await stop()
}, 180_000)

test('behavior: closes the connection of a slow client, with a code at which it reconnects', async () => {
  const maxMessageBytes = 100_000
  const { url, relayUrl, stop } = await startGateway({ maxMessageBytes, clientBurst: 100_000 })
  const warnings: unknown[] = []
  const onWarning = (warning: Error) => warnings.push(warning)
  process.on('warning', onWarning)
  onTestFinished(() => void process.off('warning', onWarning))
  const [slow, sender] = await Promise.all([connectClient(relayUrl), connectClient(relayUrl)])
  const topic = createTopic()
  await slow.subscribe(topic)
  slow.socket.pause()
  const isConnected = async () => (await metricsOf(url)).text.includes('latchkit_relay_sockets 2\n')
  // The operating system buffers some messages. Each message is different, so that none is a duplicate.
  for (let index = 0; await isConnected(); index += 1)
    await sender.publish(topic, String(index).padEnd(maxMessageBytes, '.'))
  const ended = waitForClose(slow.socket)
  slow.socket.resume()
  // The client receives the close frame only if it arrives in time. It reconnects after either code.
  expect([1006, 4008]).toContain((await ended).code)
  // Node warns about leaked listeners.
  expect(warnings).toEqual([])
  await stop()
}, 180_000)

test('behavior: stop() completes pending calls, refuses new connections and closes clients with 1001', async () => {
  // A write waits for a second, so the call is still pending at stop().
  const { url, relayUrl, stop } = await startGateway({ commitLingerMs: 1_000 })
  const client = await connectClient(relayUrl)
  // The database in memory starts with the first message.
  await client.publish(createTopic(), 'first message')
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
}, 180_000)

test('behavior: responds to malformed and oversized requests with an error', async () => {
  const { port, url, stop } = await startGateway()
  const answerTo = async (...lines: readonly string[]) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`${lines.join('\r\n')}\r\nHost: x\r\nConnection: close\r\n\r\n`)
    return (await text(socket)).split('\r\n')[0]
  }
  const websocket = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13']
  expect(await answerTo('GET // HTTP/1.1')).toBe('HTTP/1.1 404 Not Found')
  expect(await answerTo('GET http://[/ HTTP/1.1')).toBe('HTTP/1.1 404 Not Found')
  expect(await answerTo('GET // HTTP/1.1', ...websocket)).toBe('HTTP/1.1 400 Bad Request')
  const key = `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`
  expect(await answerTo('GET // HTTP/1.1', ...websocket, key)).toBe('HTTP/1.1 101 Switching Protocols')
  expect(
    (await fetch(`${url}/rpc?projectId=x`, { method: 'POST', body: 'x'.repeat(5_000_000) })).status,
  ).toBe(401)
  const auth = createIdentity().token(url)
  const large = await fetch(`${url}/rpc?projectId=x&auth=${auth}`, {
    method: 'POST',
    body: 'x'.repeat(5_000_000),
  })
  expect([large.status, await large.json()]).toEqual([
    413,
    {
      status: 'FAILED',
      reasons: [{ field: 'body', description: 'The body is too large: at most 1310720 bytes' }],
    },
  ])
  expect((await fetch(`${url}/health`)).status).toBe(200)
  await stop()
}, 180_000)

test('behavior: logs neither tokens nor messages', async () => {
  const lines: string[] = []
  const logger = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
  const { url, relayUrl, stop } = await startGateway({ logger })
  const identity = createIdentity()
  const client = await connectClient(relayUrl, identity)
  const topic = createTopic()
  await client.publish(topic, 'the message')
  await fetch(`${url}/rpc?projectId=x&auth=secret`, { method: 'POST', body: 'secret' })
  await stop()
  const log = lines.join('')
  expect(log).toContain('listening')
  expect(log).not.toContain('the message')
  expect(log).not.toContain('secret')
  expect(log).not.toContain(topic)
}, 180_000)

test('error: a port in use; the data folder is unlocked again', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const dataDir = createTemporaryFolder()
  await expect(startGateway({ port, dataDir })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 cannot be used (another program listens on it: stop that program, or set PORT).`,
  )
  const gateway = await startGateway({ dataDir })
  await gateway.stop()
  server.close()
}, 180_000)

test.each([
  [
    { redisUrl: 'redis://localhost:1' },
    /^REDIS_URL requires DATABASE_URL, because the nodes must share one mailbox/,
  ],
  [
    { databaseUrl: 'postgres://localhost:1/x' },
    /^The database of DATABASE_URL cannot be used \(.*ECONNREFUSED/,
  ],
  [
    { projects: [{ id: 'a', allowedOrigins: ['https://a.example.com/'] }] },
    /^The list of projects is invalid: projects\.0\.allowedOrigins\.0: must be an origin such as/,
  ],
  [
    { projects: [{ id: 'a'.repeat(129), allowedOrigins: ['https://my_app.example.com'] }] },
    /^The list of projects is invalid: projects\.0\.id: must be at most 128/,
  ],
  [
    { projects: ['a', 'a'].map((id) => ({ id, allowedOrigins: [] })) },
    /projects: must not contain an id twice/,
  ],
  [{ projectsFile: '/' }, /^\/ cannot be read: EISDIR/],
  [{ projectsFile: '/nowhere.json' }, /^There is no \/nowhere\.json: create it/],
  [{ catalogueDir: '/nowhere' }, /^There is no folder \/nowhere\/wallets/],
  [{ dataDir: '/dev/null/x' }, /^The data folder cannot be written \(ENOTDIR.*: set DATA_DIR/],
])('error: %j', async (options, message) => {
  await expect(startGateway(options)).rejects.toThrow(message)
})

test.each([
  { DATABASE_URL: 'postgres://user:secret@localhost:1/x' },
  { DATABASE_URL: 'postgres://user:sec/secret@localhost:1/x' },
  { DATABASE_URL: 'postgres://user:1#secret@localhost:1/x' },
  { DATABASE_URL: 'postgres://localhost:1/x', REDIS_URL: 'http://:secret@localhost:1' },
])('error: start-up does not print a password: %o', async (env) => {
  const program = startProgram({ LOG_LEVEL: 'trace', ...env })
  const { code, output, errors } = await program.ended
  expect([code, output.includes('secret'), errors.includes('secret')]).toEqual([1, false, false])
  expect(errors).toMatch(/(DATABASE|REDIS)_URL/)
})

test('error: the program prints one sentence for an invalid setting', async () => {
  const program = startProgram({ PORT: 'eighty' })
  expect(await program.ended).toEqual({
    code: 1,
    output: '',
    errors: 'PORT must be a whole number from 0 to 65535.\n',
  })
}, 180_000)
