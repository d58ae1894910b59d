import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { manifestPath } from '@latchkit/login-api/manifest'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { type Responder, startNode } from '../../chain/rpcProxy/startNode.fixtures.js'
import type { Settings } from '../../foundation/config/Settings.js'
import { createManifest } from '../../frame/manifest/createManifest.js'
import { createFrameFolder, createKey, serveFrame } from '../../frame/manifest/frameManifest.fixtures.js'
import { signManifest } from '../../frame/manifest/signManifest.js'
import { startOidcProvider } from '../../identityProviders/social/startOidcProvider.fixtures.js'
import { startRecoveryTest } from '../../recovery/recovery.fixtures.js'
import { startMailServer } from '../../server/mail/startMailServer.fixtures.js'
import { createTemporaryFolder, startProgram } from '../../testing/program.fixtures.js'
import { startPostgres } from '../../testing/startPostgres.fixtures.js'
import { startRedis } from '../../testing/startRedis.fixtures.js'
import { startGateway } from '../startGateway.js'
import { formatFindings } from './Finding.js'
import { runCheck } from './runCheck.js'

/** Starts a node of a chain at whose addresses there is code, except those given. */
async function startChain(chainId = '0x1', withoutCode: readonly string[] = []) {
  const respond: Responder = (response, { body: { id, method, params } }) => {
    const address = Array.isArray(params) ? String(params[0]).toLowerCase() : ''
    const code = withoutCode.includes(address) ? '0x' : '0x60'
    const result = method === 'eth_getCode' ? code : '0x10'
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result }))
  }
  const node = await startNode(respond)
  node.chainId = chainId
  return node
}

/** Returns the URL of a port on which nothing listens. */
async function findClosedUrl() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${port}`
}

const write = (folder: string, name: string, content: unknown) => {
  const file = join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content), { mode: 0o600 })
  return file
}

const find = async (settings: Settings, subject: string) => {
  const { findings } = await runCheck(settings)
  return findings.find((finding) => finding.subject === subject)
}

/** Returns the settings of a gateway with one chain. */
function toSettings(chain: object, folder = createTemporaryFolder()): Settings {
  return { dataDir: folder, minFreeBytes: 0, chainsFile: write(folder, 'chains.json', { chains: [chain] }) }
}

/** Starts all that a gateway with a login service uses, and returns its settings. */
async function startInstallation() {
  const folder = createTemporaryFolder()
  const [postgres, redis, mail, recovery, node, gateway] = await Promise.all([
    startPostgres(),
    startRedis(),
    startMailServer(),
    startRecoveryTest(),
    startChain(),
    startGateway(),
  ])
  for (const part of [postgres, redis, mail, recovery, gateway]) onTestFinished(part.stop)
  const provider = await startOidcProvider((stop) => onTestFinished(stop))
  const dir = createFrameFolder()
  const manifest = join(dir, manifestPath)
  mkdirSync(dirname(manifest), { recursive: true })
  const signed = await signManifest(createManifest(dir, 'a'.repeat(40)), await createKey())
  writeFileSync(manifest, JSON.stringify(signed))
  const recoveryUrl = `http://127.0.0.1:${recovery.port}`
  const frame = new URL(await serveFrame(dir, { loginUrl: gateway.url, recoveryUrl }))
  const login = {
    frameOrigin: frame.origin,
    mail: { url: mail.url, from: 'Demo <login@example.com>' },
    pepper: 'p'.repeat(32),
    keks: [{ version: 1, key: Buffer.alloc(32).toString('base64url') }],
    recoveryUrl,
    socials: [{ id: 'acme', clientId: 'client', clientSecret: 'secret', issuer: provider.issuer }],
  }
  const signInKeyFile = write(folder, 'sign-in.pem', '')
  execFileSync('openssl', [
    ...['genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256', '-out', signInKeyFile],
  ])
  chmodSync(signInKeyFile, 0o600)
  const token = { chainId: 1, address: `0x${'1'.repeat(40)}`, name: 'Token', symbol: 'T', decimals: 18 }
  mkdirSync(join(folder, 'tokens'))
  write(join(folder, 'tokens'), 'list.json', { name: 'List', tokens: [token] })
  const projects = [{ id: 'demo', allowedOrigins: ['https://app.example.com'] }]
  const settings: Settings = {
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    publicUrl: [gateway.url],
    trustProxy: ['loopback'],
    metricsToken: 'm'.repeat(16),
    projectsFile: write(folder, 'projects.json', { projects }),
    chainsFile: write(folder, 'chains.json', { chains: [{ id: 'eip155:1', http: [node.url] }] }),
    tokensDir: join(folder, 'tokens'),
    signInKeyFile,
    loginFile: write(folder, 'login.json', login),
  }
  return { folder, settings, login, gateway, mail }
}

test('default: proves each line of a complete configuration', async () => {
  const { settings } = await startInstallation()
  const { findings, isValid, text } = await runCheck(settings)
  expect(findings.filter(({ outcome }) => outcome !== 'ok')).toEqual([])
  expect(isValid).toBe(true)
  expect(findings.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      ...['DATABASE_URL', 'REDIS_URL', 'PROJECTS_FILE', 'TOKENS_DIR', 'SIGN_IN_KEY_FILE', 'PUBLIC_URL, DNS'],
      ...['eip155:1, node 1', 'LOGIN_FILE, mail', 'LOGIN_FILE, provider acme', 'PUBLIC_URL, health'],
      ...['LOGIN_FILE, configuration of the frame', 'LOGIN_FILE, files and headers of the frame'],
      'LOGIN_FILE, keys of the recovery service',
    ]),
  )
  expect(text).toContain('ok      eip155:1, node 1: block 16')
  expect(text).toMatch(/\d+ ok, 0 warnings, 0 failed$/)
})

test('error: a login service whose parts do not fit together', async () => {
  const { folder, settings, login, mail } = await startInstallation()
  await mail.stop()
  const closed = await findClosedUrl()
  const changed = {
    ...login,
    recoveryUrl: closed,
    socials: [{ ...login.socials[0], issuer: closed }],
  }
  const wrong = { ...settings, loginFile: write(folder, 'other.json', changed) }
  const { findings, isValid } = await runCheck({ ...wrong, publicUrl: [closed] })
  expect(isValid).toBe(false)
  const failed = findings.filter(({ outcome }) => outcome === 'failed')
  expect(Object.fromEntries(failed.map(({ subject, text }) => [subject, text]))).toEqual({
    'PUBLIC_URL, health': 'There is no response (ECONNREFUSED: no server listens on this port).',
    'LOGIN_FILE, mail': 'The server cannot be used (ECONNREFUSED: no server listens on this port).',
    'LOGIN_FILE, provider acme': expect.stringMatching(/^Its metadata cannot be read/),
    'LOGIN_FILE, recoveryUrl, health': expect.stringMatching(/^There is no response/),
    'LOGIN_FILE, keys of the recovery service': expect.stringMatching(/^There is no response/),
    'LOGIN_FILE, configuration of the frame': `The frame uses ${settings.publicUrl?.[0]} as loginUrl, and this gateway ${closed}.`,
  })
  for (const { fix } of failed) expect(fix).toMatch(/^[A-Z].*\.$/)
})

test('error: a node of another chain', async () => {
  const node = await startChain('0x2105')
  const settings = toSettings({ id: 'eip155:1', http: [node.url] })
  expect(await find(settings, 'eip155:1, node 1')).toEqual({
    subject: 'eip155:1, node 1',
    outcome: 'failed',
    text: 'The node serves another chain (eth_chainId is 0x2105).',
    fix: 'Correct the URL of this node in CHAINS_FILE. The gateway sends it no calls.',
  })
})

test('error: a node that is not there, whose key is in no finding', async () => {
  const url = new URL('/v3/secretsecretsecret', await findClosedUrl())
  url.username = 'user'
  url.password = 'secret'
  const settings = toSettings({ id: 'eip155:1', http: [url.href] })
  const { findings, isValid } = await runCheck(settings)
  expect(isValid).toBe(false)
  expect(formatFindings(findings)).toContain('eip155:1, node 1: There is no response (ECONNREFUSED')
  expect(formatFindings(findings)).not.toContain('secret')
})

test('error: a contract of the configuration that is not on the chain', async () => {
  const router = `0x${'5'.repeat(40)}`
  const node = await startChain('0x1', [router])
  const token = `0x${'1'.repeat(40)}`
  const uniswapV2 = {
    factory: token,
    stablecoin: { address: token, decimals: 6 },
    wrappedNative: token,
    router,
  }
  expect(
    await find(toSettings({ id: 'eip155:1', http: [node.url], uniswapV2 }), 'eip155:1, node 1'),
  ).toMatchObject({
    outcome: 'failed',
    text: `The chain has no contract at uniswapV2.router (${router}).`,
  })
})

test('behavior: a chain without Multicall3 works, with a warning', async () => {
  const node = await startChain('0x1', ['0xca11bde05977b3631167028862be2a173976ca11'])
  expect(await find(toSettings({ id: 'eip155:1', http: [node.url] }), 'eip155:1, node 1')).toMatchObject({
    outcome: 'warning',
    text: expect.stringContaining('no Multicall3'),
  })
})

test('error: a WebSocket node of another chain', async () => {
  const node = await startChain()
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => void server.close())
  server.on('connection', (socket) =>
    socket.on('message', () => socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, result: '0x2' }))),
  )
  await new Promise((resolve) => server.once('listening', resolve))
  const ws = [`ws://127.0.0.1:${(server.address() as AddressInfo).port}`]
  expect(
    await find(toSettings({ id: 'eip155:1', http: [node.url], ws }), 'eip155:1, WebSocket node 1'),
  ).toMatchObject({
    outcome: 'failed',
    text: expect.stringContaining('serves another chain'),
  })
})

test('error: Esplora of another network', async () => {
  const server = createServer((_request, response) => response.end('f'.repeat(64))).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = toSettings({ id: 'bip122:000000000019d6689c085ae165831e93', http: [url] })
  expect(await find(settings, 'bip122:000000000019d6689c085ae165831e93, node 1')).toMatchObject({
    outcome: 'failed',
    text: 'The server is of another network.',
  })
})

test('error: a database that refuses the user, and a Redis that is not there', async () => {
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const databaseUrl = postgres.url.replace('/postgres?', '/missing?')
  const settings = { databaseUrl, redisUrl: 'redis://127.0.0.1:1' }
  expect(await find(settings, 'DATABASE_URL')).toMatchObject({
    outcome: 'failed',
    text: 'The database cannot be used (3D000: the database does not exist).',
  })
  expect(await find(settings, 'REDIS_URL')).toMatchObject({
    outcome: 'failed',
    text: 'Redis cannot be used (ECONNREFUSED: no server listens on this port).',
  })
})

test('behavior: does not create the tables of the database', async () => {
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  expect(await find({ databaseUrl: postgres.url }, 'DATABASE_URL')).toMatchObject({ outcome: 'ok' })
  expect(await postgres.query("select 1 from pg_tables where schemaname in ('public', 'drizzle')")).toEqual(
    [],
  )
})

test('error: a certificate that no authority has signed', async () => {
  const folder = createTemporaryFolder()
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject],
    { stdio: 'ignore' },
  )
  const server = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `https://localhost:${(server.address() as AddressInfo).port}`
  const settings = { dataDir: folder, minFreeBytes: 0, publicUrl: [url] }
  expect(await find(settings, 'PUBLIC_URL, TLS')).toMatchObject({
    outcome: 'failed',
    text: 'There is no valid TLS (DEPTH_ZERO_SELF_SIGNED_CERT: the certificate is self-signed).',
    fix: expect.stringContaining('its certificate names localhost'),
  })
})

test('error: a host without an address', async () => {
  const settings = { dataDir: createTemporaryFolder(), minFreeBytes: 0, publicUrl: ['https://relay.invalid'] }
  expect(await find(settings, 'PUBLIC_URL, DNS')).toMatchObject({
    outcome: 'failed',
    text: expect.stringMatching(/^relay\.invalid has no address/),
  })
})

test('error: an invalid file is a finding, and the other lines are checked all the same', async () => {
  const folder = createTemporaryFolder()
  const settings = {
    dataDir: folder,
    minFreeBytes: 0,
    chainsFile: write(folder, 'chains.json', { chains: [{}] }),
  }
  const { findings, isValid } = await runCheck(settings)
  expect(isValid).toBe(false)
  expect(findings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ subject: 'files of the settings', outcome: 'failed' }),
      expect.objectContaining({ subject: 'DATA_DIR', outcome: 'ok' }),
    ]),
  )
})

test('behavior: warns about a key that each user can read', async () => {
  const { settings } = await startInstallation()
  chmodSync(settings.signInKeyFile ?? '', 0o644)
  expect(await find(settings, 'SIGN_IN_KEY_FILE, permissions')).toMatchObject({
    outcome: 'warning',
    fix: expect.stringContaining('chmod 600'),
  })
})

test('behavior: the command prints the findings, warns about misspelt names, and exits with 1 on failures', async () => {
  const node = await startChain('0x2')
  const { chainsFile = '', dataDir = '' } = toSettings({ id: 'eip155:1', http: [node.url] })
  const env = {
    CHAINS_FILE: chainsFile,
    DATA_DIR: dataDir,
    MIN_FREE_BYTES: '0',
    REDIS_ULR: 'redis://127.0.0.1',
  }
  const { code, output } = await startProgram(env, ['check']).ended
  expect(code).toBe(1)
  expect(output).toContain('REDIS_ULR')
  expect(output).toContain('failed  eip155:1, node 1: The node serves another chain')
  expect(output).toMatch(/4 ok, 3 warnings, 1 failed\n$/)
})
