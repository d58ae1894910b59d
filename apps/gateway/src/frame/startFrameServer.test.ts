import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createTemporaryFolder } from '../testing/program.fixtures.js'
import { createFrameHeaders } from './createFrameHeaders.js'
import type { FrameOptions } from './FrameOptions.js'
import { startFrameServer } from './startFrameServer.js'

const script = 'assets/index-BkbAUuBN.js'
const loginUrl = 'https://login.example.com/base'
const recoveryUrl = 'https://recovery.example.com'
const rpcUrls = { 'eip155:1': 'https://rpc.example.com/v1?key=1', 'solana:devnet': 'http://127.0.0.1:8899' }
const projects = [
  { id: 'demo', allowedOrigins: ['https://app.example.com', 'https://*.preview.example.com'] },
  { id: 'empty', allowedOrigins: [] },
]

async function start(options: Partial<FrameOptions> = {}) {
  const parent = createTemporaryFolder()
  const dir = join(parent, 'dist')
  mkdirSync(join(dir, 'assets'), { recursive: true })
  writeFileSync(join(parent, 'secret.json'), '{"secret":true}')
  writeFileSync(join(dir, 'index.html'), '<!doctype html><title>Frame</title>')
  for (const page of ['callback', 'redirect'])
    writeFileSync(join(dir, `${page}.html`), `<!doctype html><title>${page}</title>`)
  writeFileSync(join(dir, script), 'export {}')
  writeFileSync(join(dir, 'assets/unhashed.js'), 'export {}')
  writeFileSync(join(dir, 'assets/index-BkbAUuBN.js.map'), '{}')
  symlinkSync(join(parent, 'secret.json'), join(dir, 'assets/link-AAAAAAAA.json'))
  const server = await startFrameServer({ dir, projects, loginUrl, recoveryUrl, rpcUrls, ...options })
  onTestFinished(server.stop)
  return server
}

const getPolicy = (response: Response) =>
  Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '').split('; ').map((one) => {
      const [name = '', ...values] = one.split(' ')
      return [name, values.join(' ')]
    }),
  )

test('default: the page has the policy of its project', async () => {
  const { url, origin } = await start()
  expect(url).toBe(`${origin}/sdk`)
  const page = await fetch(`${url}?projectId=demo&chainId=eip155:1`)
  expect([page.status, await page.text()]).toEqual([200, '<!doctype html><title>Frame</title>'])
  expect(getPolicy(page)).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'wasm-unsafe-eval'",
    'style-src': "'self'",
    'img-src': "'self' data: https://login.example.com",
    'font-src': "'self'",
    'connect-src':
      "'self' https://login.example.com https://recovery.example.com https://rpc.example.com http://127.0.0.1:8899",
    'worker-src': "'self'",
    'frame-ancestors': expect.stringMatching(
      /localhost:\* .*https:\/\/app\.example\.com https:\/\/\*\.preview\.example\.com$/,
    ),
    'base-uri': "'none'",
    'form-action': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'latchkit-frame',
  })
  const headers = Object.fromEntries(page.headers)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  })
  expect(headers['permissions-policy']).toMatch(/camera=\(\), .*clipboard-write=\(self\)/)
  expect(headers['permissions-policy']).toMatch(
    /publickey-credentials-create=\(self\), publickey-credentials-get=\(self\)$/,
  )
  // Browsers ignore it on http, and it would break other local servers.
  expect(page.headers.has('strict-transport-security')).toBe(false)
  expect(page.headers.has('cross-origin-opener-policy')).toBe(false)
})

test.each(['?projectId=other', '?projectId=', ''])(
  'error: no page may embed the frame for %j',
  async (query) => {
    const { url } = await start()
    const page = await fetch(`${url}${query}`, { headers: { referer: 'https://app.example.com/' } })
    expect(getPolicy(page)['frame-ancestors']).toBe("'none'")
  },
)

test('behavior: a public URL with https has HSTS', async () => {
  const { url, origin } = await start({ publicUrl: 'https://frame.example.net/' })
  expect([url, origin]).toEqual(['https://frame.example.net/sdk', 'https://frame.example.net'])
  const headers = createFrameHeaders({ loginUrl, recoveryUrl, rpcUrls }, origin)
  const { page, plainPage, refusal, ...others } = headers
  for (const one of [page("'none'"), plainPage('sha256-'), refusal('sha256-'), ...Object.values(others)])
    expect(one).toMatchObject({ 'strict-transport-security': 'max-age=63072000; includeSubDomains' })
})

test('default: the configuration has exact origins only', async () => {
  const { origin } = await start({ networkNames: { 'solana:devnet': 'Solana test' } })
  const response = await fetch(`${origin}/config.json?projectId=demo`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('access-control-allow-origin')).toBe(origin)
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(await response.json()).toEqual({
    allowedOrigins: ['https://app.example.com'],
    loginUrl,
    recoveryUrl,
    chains: [
      { chainId: 'eip155:1', rpcUrl: rpcUrls['eip155:1'] },
      { chainId: 'solana:devnet', rpcUrl: rpcUrls['solana:devnet'], name: 'Solana test' },
    ],
  })
})

test.each([
  ['demo', 'https://a.preview.example.com', true],
  ['demo', 'http://localhost:5173', true],
  ['empty', 'http://app.localhost:3000', true],
  ['demo', 'https://a.b.preview.example.com', false],
  ['demo', 'https://mallory.example.net', false],
  ['demo', 'http://localhost.mallory.example.net', false],
  ['empty', 'https://app.example.com', false],
  ['demo', 'null', false],
  ['demo', 'file://', false],
])('behavior: the configuration of %s for the parent %s has it: %s', async (projectId, parent, isAllowed) => {
  const { origin } = await start()
  const query = new URLSearchParams({ projectId, origin: parent })
  const { allowedOrigins } = await (await fetch(`${origin}/config.json?${query}`)).json()
  expect(allowedOrigins.includes(parent)).toBe(isAllowed)
})

test('default: the configuration has the smart accounts, with the bundler of the gateway for the project', async () => {
  const account = {
    kind: 'eip7702',
    entryPoint: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
    implementation: `0x${'a1'.repeat(20)}`,
    delegationManager: `0x${'a2'.repeat(20)}`,
  } as const
  const { origin, url } = await start({
    gatewayUrl: 'https://gateway.example.com/base/',
    rpcUrls: { ...rpcUrls, 'eip155:10': 'https://rpc.example.com/v1' },
    smartAccounts: {
      'eip155:1': { ...account, isSponsored: true },
      'eip155:10': { ...account, bundlerUrl: 'https://bundler.example.com/x', isSponsored: false },
    },
  })
  const { chains } = await (await fetch(`${origin}/config.json?projectId=demo`)).json()
  expect(chains.map((chain: { smartAccount?: unknown }) => chain.smartAccount)).toEqual([
    {
      ...account,
      bundlerUrl: 'https://gateway.example.com/base/v1/bundler?projectId=demo&chainId=eip155%3A1',
      paymasterUrl: 'https://gateway.example.com/base/v1/bundler?projectId=demo&chainId=eip155%3A1',
    },
    undefined,
    { ...account, bundlerUrl: 'https://bundler.example.com/x' },
  ])
  const app = encodeURIComponent('http://localhost:3000')
  const inApp = await (await fetch(`${origin}/config.json?projectId=demo&origin=${app}`)).json()
  const urlInApp = `https://gateway.example.com/base/v1/bundler?projectId=demo&chainId=eip155%3A1&origin=${app}`
  expect(inApp.chains[0].smartAccount).toMatchObject({ bundlerUrl: urlInApp, paymasterUrl: urlInApp })
  const evil = await (await fetch(`${origin}/config.json?projectId=demo&origin=https://evil.example`)).json()
  expect(evil.chains[0].smartAccount.bundlerUrl).not.toContain('origin')
  const connect = getPolicy(await fetch(`${url}?projectId=demo`))['connect-src']
  expect(connect).toContain('https://gateway.example.com https://bundler.example.com')
})

test('error: the configuration of an unknown project, or for a page of another site', async () => {
  const { origin } = await start()
  expect((await fetch(`${origin}/config.json?projectId=other`)).status).toBe(401)
  for (const site of ['cross-site', 'same-site', 'none']) {
    const headers = { 'sec-fetch-site': site }
    expect((await fetch(`${origin}/config.json?projectId=demo`, { headers })).status).toBe(403)
  }
})

test('default: files with a hash are immutable, and a worker has a policy', async () => {
  const { origin } = await start()
  const file = await fetch(`${origin}/${script}`)
  expect([file.status, await file.text()]).toEqual([200, 'export {}'])
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
  expect(getPolicy(file)).toMatchObject({ 'frame-ancestors': "'none'", 'default-src': "'none'" })
  const worker = await fetch(`${origin}/${script}`, { headers: { 'sec-fetch-dest': 'worker' } })
  expect(worker.headers.get('cache-control')).toBe('public, max-age=300')
  expect(getPolicy(worker)['connect-src']).toContain('https://recovery.example.com')
  const unhashed = await fetch(`${origin}/assets/unhashed.js`)
  expect(unhashed.headers.get('cache-control')).toBe('no-store')
})

test.each([
  '/../secret.json',
  '/assets/../../secret.json',
  '/assets/..%2f..%2fsecret.json',
  '/assets/%2e%2e/%2e%2e/secret.json',
  '/assets/..%5c..%5csecret.json',
  '/assets/%252e%252e%252f%252e%252e%252fsecret.json',
  '/assets//../../secret.json',
  '/assets/link-AAAAAAAA.json',
  '/assets/index-BkbAUuBN.js.map',
  '/assets/index-BkbAUuBN.js%00.html',
  '/index.html',
  '/callback.html',
  '/assets/',
  '/',
])('error: %s is not served', async (path) => {
  const { origin } = await start()
  // fetch would normalise the path.
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.end(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
  const response = await text(socket)
  expect(response).toMatch(/^HTTP\/1\.1 40[04] /)
  expect(response).not.toContain('secret"')
})

test('default: the loading page has no script, and keeps its opener', async () => {
  const { origin } = await start()
  const page = await fetch(`${origin}/loading`)
  const html = await page.text()
  expect(html).toContain('Loading…')
  // For windows that the policy of the app cuts off.
  expect(html).toContain('close this window, and go back to the site')
  expect(html).not.toContain('<script')
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; frame-ancestors 'none'/,
  )
  expect(page.headers.has('cross-origin-opener-policy')).toBe(false)
})

test.each(['callback', 'redirect'])(
  'default: the page /%s keeps its opener and its address',
  async (name) => {
    const { origin } = await start()
    const page = await fetch(`${origin}/${name}?code=code&state=state`)
    expect([page.status, await page.text()]).toEqual([200, `<!doctype html><title>${name}</title>`])
    expect(getPolicy(page)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    })
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'access-control-allow-origin': '*',
    })
    expect(page.headers.has('cross-origin-opener-policy')).toBe(false)
  },
)

test('error: a folder without a built frame', async () => {
  const options = { projects, loginUrl, recoveryUrl, rpcUrls }
  await expect(startFrameServer({ ...options, dir: createTemporaryFolder() })).rejects.toThrow(
    'build the login frame first',
  )
  const old = createTemporaryFolder()
  writeFileSync(join(old, 'index.html'), '')
  await expect(startFrameServer({ ...options, dir: old })).rejects.toThrow('no callback.html')
  await expect(startFrameServer({ ...options, dir: '/nonexistent' })).rejects.toThrow('cannot be read')
})

test('behavior: without projects, the log says why no page can embed the frame', async () => {
  const lines: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  await start({ projects: [], logger })
  expect(lines.join('')).toContain('Set PROJECTS_FILE')
  lines.length = 0
  await start({ logger })
  expect(lines).toEqual([])
})

test('behavior: the frame reads prices and names of the gateway, for the app that embeds it', async () => {
  const { url, origin } = await start({ gatewayUrl: 'https://gateway.example.com/base/' })
  const readPricesUrl = async (query: string) =>
    (await (await fetch(`${origin}/config.json?projectId=demo${query}`)).json()).pricesUrl
  const prices = 'https://gateway.example.com/base/v1/fungible/price'
  expect(await readPricesUrl('')).toBe(prices)
  expect(await readPricesUrl('&origin=https://app.example.com')).toBe(
    `${prices}?origin=https%3A%2F%2Fapp.example.com`,
  )
  expect(await readPricesUrl('&origin=https://evil.example')).toBe(prices)
  const config = await fetch(`${origin}/config.json?projectId=demo&origin=https://app.example.com`)
  expect((await config.json()).identityUrl).toBe(
    'https://gateway.example.com/base/v1/identity?origin=https%3A%2F%2Fapp.example.com',
  )
  const page = await fetch(`${url}?projectId=demo`)
  expect(getPolicy(page)['connect-src']).toContain('https://gateway.example.com')
})

test('behavior: the operator names the app that embeds the frame, no other page', async () => {
  const icon = 'data:image/png;base64,iVBORw0KGgo='
  const brand = { name: 'Harbor', icon, accent: '#1f4bd8' }
  const { origin } = await start({
    projects: [{ id: 'demo', allowedOrigins: ['https://app.example.com'], brand }],
  })
  const readBrand = async (query: string) =>
    (await (await fetch(`${origin}/config.json?projectId=demo${query}`)).json()).brand
  expect(await readBrand('&origin=https://app.example.com')).toEqual({ name: 'Harbor', icon })
  for (const query of ['', '&origin=https://evil.example', '&origin=http://localhost:3000'])
    expect(await readBrand(query)).toBeUndefined()
})
