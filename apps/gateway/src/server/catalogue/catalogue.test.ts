import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Gateway, startGateway } from '../../app/startGateway.js'
import { createTemporaryFolder } from '../../testing/program.fixtures.js'
import { walletSchema } from './CatalogueWallet.js'
import { createImageRenderer } from './createImageRenderer.js'
import { knownAssetIds } from './knownAssetIds.js'
import { openCatalogue } from './openCatalogue.js'
import { readImage } from './readImage.js'

const seed = fileURLToPath(new URL('../../../catalogue', import.meta.url))
const metamask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const projects = [{ id: 'p', allowedOrigins: ['https://app.example.com'] }]
let gateway: Gateway

beforeAll(async () => {
  gateway = await startGateway({ projects })
}, 180_000)

afterAll(() => gateway.stop())

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${gateway.url}${path}`, { headers })
const wallets = async (query = '') => {
  const response = await get(`/getWallets?projectId=p&st=appkit&sv=1${query}`)
  return (await response.json()) as { data: { name: string; id: string }[]; count: number }
}

test('default: returns the first forty wallets in order, and the total count', async () => {
  const { data, count } = await wallets()
  expect(data).toHaveLength(40)
  expect(count).toBe(readdirSync(join(seed, 'wallets')).length)
  expect(data[0]).toEqual({
    id: metamask,
    name: 'MetaMask',
    description: expect.any(String),
    homepage: 'https://metamask.io/',
    chains: expect.arrayContaining(['eip155:1']),
    image_id: 'metamask',
    order: 10,
    display_index: 10,
    badge_type: null,
    mobile_link: 'metamask://',
    desktop_link: null,
    webapp_link: null,
    link_mode: 'https://metamask.app.link',
    app_store: expect.stringContaining('https://apps.apple.com/'),
    play_store: expect.stringContaining('io.metamask'),
    chrome_store: expect.any(String),
    rdns: 'io.metamask',
    injected: [{ namespace: 'solana', injected_id: 'MetaMask' }],
    supports_wc: true,
    supports_wcpay: false,
  })
})

test('param: page and entries select a part of the list', async () => {
  const all = await wallets('&entries=100')
  const names = all.data.map(({ name }) => name)
  expect((await wallets('&page=2&entries=5')).data.map(({ name }) => name)).toEqual(names.slice(5, 10))
  expect(await wallets('&page=1000')).toEqual({ data: [], count: names.length })
})

test('param: filters reduce the list', async () => {
  expect(await wallets('&search=metam')).toMatchObject({ data: [{ id: metamask }], count: 1 })
  expect(await wallets(`&include=${metamask},unknown`)).toMatchObject({ data: [{ id: metamask }], count: 1 })
  expect((await wallets(`&exclude=${metamask}&search=metamask`)).count).toBe(0)
  expect(await wallets('&rdns=io.rabby')).toMatchObject({ data: [{ name: 'Rabby Wallet' }], count: 1 })
  expect((await wallets('&badge_type=certified')).count).toBe(0)
  expect((await wallets('&chains=')).count).toBe((await wallets()).count)
})

test.each([
  ['page=0', 'page', '"page" must be a whole number from 1 to 9007199254740991, got "0"'],
  ['entries=101', 'entries', '"entries" must be a whole number from 1 to 100, got "101"'],
  ['badge=gold', 'badge_type', '"badge_type" must be "certified" or "none", got "gold"'],
])('error: %s', async (query, field, description) => {
  const response = await get(`/getWallets?projectId=p&${query}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ status: 'FAILED', reasons: [{ field, description }] })
})

test('error: refuses an unknown project, and an origin that the project does not list', async () => {
  const unknown = await get('/getWallets?projectId=x')
  expect([unknown.status, (await unknown.json()).reasons[0].description]).toEqual([
    401,
    'Unauthorized: invalid key',
  ])
  const elsewhere = await get('/getWallets?projectId=p', { origin: 'https://evil.example.com' })
  expect([elsewhere.status, (await elsewhere.json()).reasons[0].description]).toEqual([
    403,
    'Unauthorized: origin not allowed',
  ])
  expect((await get('/getWallets?projectId=p', { origin: 'https://app.example.com' })).status).toBe(200)
  const origins = await get('/projects/v1/origins?projectId=p')
  expect(await origins.json()).toEqual({ allowedOrigins: ['https://app.example.com'] })
  expect((await get('/projects/v1/origins?projectId=x')).status).toBe(401)
})

test('behavior: images are immutable, readable from every origin, and cannot run scripts', async () => {
  const response = await get('/getWalletImage/metamask')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(await response.text()).toBe(readFileSync(join(seed, 'images/metamask.svg'), 'utf8'))
  expect((await get('/public/getAssetImage/eip155-1')).status).toBe(200)
})

test('behavior: finds an asset by the id that existing kits request', async () => {
  const named = await (await get('/public/getAssetImage/eip155-8453')).text()
  const byId = await get('/public/getAssetImage/7289c336-3981-4081-c5f4-efc26ac64a00')
  expect([byId.status, await byId.text()]).toEqual([200, named])
  expect((await get('/public/getAssetImage/00000000-0000-0000-0000-000000000000')).status).toBe(404)
  expect((await get('/public/getAssetImage/constructor')).status).toBe(404)
})

test.each([
  ['/public/getCurrencyImage/USD', 'USD'],
  ['/public/getTokenImage/usdc', 'USDC'],
  ['/public/getTokenImage/W.BTC-e', 'WBTC'],
])('behavior: %s is an image with the letters %s', async (path, letters) => {
  const response = await get(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await response.text()).toContain(`>${letters}</text>`)
})

test('error: an image of a code that no currency has', async () => {
  for (const code of ['%3Cscript%3E', 'a%2Fb', 'x'.repeat(41)])
    expect((await get(`/public/getTokenImage/${code}`)).status).toBe(404)
})

test('behavior: each known asset id has an image', () => {
  for (const path of Object.values(knownAssetIds)) expect(existsSync(join(seed, `${path}.svg`))).toBe(true)
})

test('behavior: a wallet found by custom_chains lists the requested chain', async () => {
  const chain = 'eip155:31337'
  const response = await get(`/getWallets?projectId=p&chains=${chain},solana:unknown&entries=100`)
  const { data, count } = (await response.json()) as { data: { chains: string[] }[]; count: number }
  expect(count).toBeGreaterThan(4)
  expect(data.filter(({ chains }) => !chains.includes(chain))).toEqual([])
  expect(data.filter(({ chains }) => chains.includes('solana:unknown'))).toEqual([])
  expect(data.filter(({ chains }) => new Set(chains).size < chains.length)).toEqual([])
})

/** Returns width and height from the header chunk of a PNG. */
const sizeOfPng = (bytes: Buffer) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]

test.each([
  ['?size=80', 'image/png', 80],
  ['?size=41', 'image/png', 56],
  ['?size=4000', '*/*', 160],
  ['', 'image/png', 160],
])('param: an image as PNG, %s', async (query, accept, size) => {
  const response = await get(`/getWalletImage/metamask${query}`, { accept })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(response.headers.get('vary')).toBe('accept')
  expect(sizeOfPng(Buffer.from(await response.arrayBuffer()))).toEqual([size, size])
})

test('param: an image as WebP', async () => {
  const accept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
  const response = await get('/public/getAssetImage/eip155-1?size=112', { accept })
  expect(response.headers.get('content-type')).toBe('image/webp')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.toString('latin1', 8, 12)).toBe('WEBP')
  expect(bytes.length).toBeLessThan(8_000)
})

test('error: no acceptable format, a malformed size', async () => {
  expect((await get('/getWalletImage/metamask', { accept: 'text/html' })).status).toBe(406)
  for (const size of ['0', '-1', '1e3', '4097', 'large', ''])
    expect((await get(`/getWalletImage/metamask?size=${size}`)).status).toBe(400)
})

test('behavior: every icon of the catalogue can be rendered, without fonts', async () => {
  const renderer = createImageRenderer(pino({ level: 'silent' }))
  for (const folder of ['images', 'assets'])
    for (const name of readdirSync(join(seed, folder)).filter((one) => one.endsWith('.svg'))) {
      const path = `${folder}/${name.slice(0, -4)}`
      const source = await readImage(seed, path)
      expect(String(Buffer.from(source?.bytes ?? [])), path).not.toMatch(/<text|<image|<script|href=/)
      const rendered = source && (await renderer.render(path, source, 'image/png', 56))
      // An image of one colour is smaller.
      expect(rendered?.bytes.length, path).toBeGreaterThan(200)
    }
}, 180_000)

test('behavior: only the files of the operator can mark a wallet as certified', async () => {
  const folder = createTemporaryFolder()
  cpSync(seed, folder, { recursive: true })
  const file = join(folder, 'wallets/rainbow.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), badge_type: 'certified' }))
  const catalogue = openCatalogue(folder, pino({ level: 'silent' }))
  const certified = catalogue.list().filter(({ badge_type }) => badge_type === 'certified')
  expect(certified.map(({ name }) => name)).toEqual(['Rainbow'])
  catalogue.close()
})

test.each(['nothing', '..%2Fassets%2Feip155-1', '%2e%2e', 'metamask.svg', '%E0%A4%A'])(
  'error: there is no image %s',
  async (id) => {
    expect((await get(`/getWalletImage/${id}`)).status).toBeGreaterThanOrEqual(400)
    expect((await get(`/getWalletImage/${id}`)).status).toBeLessThan(500)
  },
)

test('behavior: handles preflight requests, HEAD requests and unknown paths', async () => {
  const preflight = await fetch(`${gateway.url}/getWallets`, { method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  const head = await fetch(`${gateway.url}/getWalletImage/metamask`, { method: 'HEAD' })
  expect([head.status, await head.text(), Number(head.headers.get('content-length')) > 0]).toEqual([
    200,
    '',
    true,
  ])
  const unknown = await get('/nowhere')
  expect(unknown.status).toBe(404)
  expect(unknown.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('behavior: every wallet of the catalogue is valid, and has an image', () => {
  const images = readdirSync(join(seed, 'images'))
  const files = readdirSync(join(seed, 'wallets'))
  const list = files.map((name) =>
    walletSchema.parse(JSON.parse(readFileSync(join(seed, 'wallets', name), 'utf8'))),
  )
  expect(list.filter(({ image_id }) => !images.includes(`${image_id}.svg`))).toEqual([])
  expect(new Set(list.map(({ id }) => id)).size).toBe(files.length)
})

test('behavior: reads a changed folder again, and logs and leaves out an invalid file', async () => {
  const folder = createTemporaryFolder()
  cpSync(join(seed, 'wallets/metamask.json'), join(folder, 'wallets/metamask.json'), { recursive: true })
  const lines: string[] = []
  const logger = pino({ level: 'error' }, { write: (line) => void lines.push(JSON.parse(line).msg) })
  const catalogue = openCatalogue(folder, logger)
  const names = () => catalogue.list().map(({ name }) => name)
  expect(names()).toEqual(['MetaMask'])
  const own = { id: 'own', name: 'Own', homepage: 'https://own.example', chains: ['eip155:1'], order: 1 }
  writeFileSync(
    join(folder, 'wallets/wrong.json'),
    JSON.stringify({ ...own, mobile_link: 'javascript:alert(1)' }),
  )
  writeFileSync(join(folder, 'wallets/twin.json'), JSON.stringify({ ...own, id: metamask }))
  writeFileSync(join(folder, 'wallets/own.json'), JSON.stringify(own))
  await vi.waitUntil(() => names().length === 2, { timeout: 60_000 })
  expect(names()).toEqual(['Own', 'MetaMask'])
  expect(lines.join('\n')).toContain(
    `${join(folder, 'wallets/wrong.json')} is invalid: mobile_link: must be an address that opens a page or an app. It is left out.`,
  )
  expect(lines.join('\n')).toContain('twin.json has the same id as MetaMask. It is left out.')
  rmSync(join(folder, 'wallets/own.json'))
  await vi.waitUntil(() => names().length === 1, { timeout: 60_000 })
  catalogue.close()
})

test('error: throws if the folder does not exist', () => {
  const folder = join(createTemporaryFolder(), 'absent')
  mkdirSync(folder)
  expect(() => openCatalogue(folder, pino({ level: 'silent' }))).toThrow(
    `There is no folder ${folder}/wallets: point CATALOGUE_DIR at a folder`,
  )
})
