import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createEsploraClient } from './createEsploraClient.js'
import { mainnet, startEsplora } from './esplora.fixtures.js'

function create(urls: readonly string[], deadlineMs = 2_000) {
  const lines: { readonly msg: string; readonly server?: number }[] = []
  const logger = pino({}, { write: (line) => lines.push(JSON.parse(line)) })
  const client = createEsploraClient({ chain: mainnet, urls, deadlineMs, logger })
  const read = () => client.use(AbortSignal.timeout(10_000), (get) => get('/a'))
  return { client, read, lines }
}

const startServer = () => startEsplora(() => 'true')
const testnetBlock = () => '000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943'

test('default: reads a path, and the network of the server once', async () => {
  const server = await startServer()
  const { read } = create([server.url])
  expect([await read(), await read()]).toEqual([true, true])
  expect(server.paths).toEqual(['/api/a', '/api/a'])
  expect(server.getNetworkReads()).toBe(1)
})

test('error: a server of another network is not used, and is logged once', async () => {
  const other = await startEsplora(() => 'true', { firstBlock: testnetBlock })
  const server = await startServer()
  const { read, lines } = create([other.url, server.url])
  expect([await read(), await read()]).toEqual([true, true])
  expect(other.paths).toEqual([])
  expect(other.getNetworkReads()).toBe(1)
  expect(lines).toMatchObject([{ server: 0 }])
})

test.each([500, 'Block not found'])('error: a server without its first block: %s', async (answer) => {
  let first: string | number = answer
  const server = await startEsplora(() => 'true', { firstBlock: () => first })
  const { read } = create([server.url])
  await expect(read()).rejects.toThrow(/service|first block/)
  expect(server.paths).toEqual([])
  // It is asked again.
  first = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'
  expect(await read()).toBe(true)
})

test('error: the servers share the time', async () => {
  const silent = await Promise.all([1, 2, 3].map(() => startEsplora(() => undefined)))
  const server = await startServer()
  const { read } = create([...silent.map(({ url }) => url), server.url], 1_000)
  expect(await read()).toBe(true)
})

test('behavior: one call reads from one server', async () => {
  const broken = await startEsplora((path) => (path.endsWith('/a') ? '"first"' : 500))
  const server = await startEsplora(() => '"second"')
  const { client } = create([broken.url, server.url])
  const both = client.use(AbortSignal.timeout(10_000), async (get) => [await get('/a'), await get('/b')])
  expect(await both).toEqual(['second', 'second'])
})

test('error: an error of the caller is not one of the server', async () => {
  const server = await startServer()
  const { client } = create([server.url, server.url])
  const call = client.use(AbortSignal.timeout(10_000), () => Promise.reject(new TypeError('bug')))
  await expect(call).rejects.toThrow(TypeError)
})
