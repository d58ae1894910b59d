import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startServer } from '../../../server/imageProxy/startServer.fixtures.js'
import { createMetadataReader, type MetadataOptions } from './createMetadataReader.js'

const logger = pino({ level: 'silent' })
const createReader = (options: Partial<MetadataOptions> = {}) =>
  createMetadataReader({
    ...{ ipfsGatewayUrl: undefined, privateHosts: [], patienceMs: 5_000, logger, now: () => 0 },
    ...options,
  })
const json = '{"name":"Ape"}'
const encoded = Buffer.from(json).toString('base64')

/** Starts a server of metadata, and counts its requests. */
async function startMetadata(answer: (count: number) => string | undefined) {
  let count = 0
  const { host, url } = await startServer((_request, response) => {
    count += 1
    const body = answer(count)
    if (body === undefined) response.writeHead(500).end()
    else response.end(body)
  })
  return { host, url, getCount: () => count }
}

test.each([
  [`data:application/json;base64,${encoded}`],
  [`data:application/json;charset=utf-8;base64,${encoded}`],
  [`data:application/json,${json}`],
  [`data:application/json;utf8,${json}`],
  [`data:application/json,${encodeURIComponent(json)}`],
])('default: metadata on the chain (%s)', async (url) => {
  expect(await createReader().read(url)).toMatchObject({ name: 'Ape' })
})

test('default: metadata of a server, once', async () => {
  const { host, url, getCount } = await startMetadata(() => json)
  const { read } = createReader({ privateHosts: [host] })
  expect(await Promise.all([read(url), read(url)])).toMatchObject([{ name: 'Ape' }, { name: 'Ape' }])
  expect(await read(url)).toMatchObject({ name: 'Ape' })
  expect(getCount()).toBe(1)
})

test('param: ipfsGatewayUrl', async () => {
  const { host } = await startMetadata(() => json)
  const { read } = createReader({ privateHosts: [host], ipfsGatewayUrl: `http://${host}` })
  expect(await read(`ipfs://${'Q'.repeat(46)}/1`)).toMatchObject({ name: 'Ape' })
})

const image = 'data:image/svg+xml,<svg/>'

test('param: storeImage replaces images of data URLs by their ids', async () => {
  const { host, url } = await startMetadata(() => JSON.stringify({ name: 'Ape', image }))
  const { read } = createReader({
    privateHosts: [host],
    storeImage: async (text) => `sha256:${text.length}`,
  })
  const expected = { name: 'Ape', image: `sha256:${image.length}` }
  expect(await read(url)).toMatchObject(expected)
  expect(await read(`data:application/json,${JSON.stringify({ name: 'Ape', image })}`)).toMatchObject(
    expected,
  )
})

test('behavior: leaves out an image of a data URL that cannot be stored', async () => {
  const url = `data:application/json,${JSON.stringify({ name: 'Ape', image })}`
  for (const storeImage of [undefined, async () => undefined])
    expect(await createReader({ storeImage }).read(url)).toEqual({
      name: 'Ape',
      description: undefined,
      image: undefined,
    })
})

test('behavior: a failure is kept for a minute', async () => {
  const { host, url, getCount } = await startMetadata((count) => (count === 1 ? undefined : json))
  let now = 0
  const { read } = createReader({ privateHosts: [host], now: () => now })
  expect(await read(url)).toBeUndefined()
  now = 59_999
  expect(await read(url)).toBeUndefined()
  expect(getCount()).toBe(1)
  now = 60_001
  expect(await read(url)).toMatchObject({ name: 'Ape' })
})

test('behavior: metadata that is late is there for a later request', async () => {
  let respond = () => {}
  const { host, url } = await startServer((_request, response) => {
    respond = () => response.end(json)
  })
  const { read } = createReader({ privateHosts: [host], patienceMs: 50 })
  expect(await read(url)).toBeUndefined()
  respond()
  // The answer can take longer than the patience of the first requests after it.
  let metadata: Awaited<ReturnType<typeof read>>
  do metadata = await read(url)
  while (!metadata)
  expect(metadata).toMatchObject({ name: 'Ape' })
})

test('behavior: at most 16 reads at a time', async () => {
  const waiting: (() => void)[] = []
  let most = 0
  const { host, url } = await startServer((_request, response) => {
    waiting.push(() => response.end(json))
    most = Math.max(most, waiting.length)
    if (waiting.length === 16) for (const respond of waiting.splice(0)) respond()
  })
  const { read } = createReader({ privateHosts: [host] })
  const all = await Promise.all(Array.from({ length: 32 }, (_, index) => read(`${url}?${index}`)))
  expect(all.every((metadata) => metadata?.name === 'Ape')).toBe(true)
  expect(most).toBe(16)
})

test.each([
  'http://127.0.0.1:1/1.json',
  'https://10.0.0.1/1.json',
  'https://[::1]/1.json',
  'file:///etc/passwd',
  'ar://abc',
  'data:text/html,<b>',
  'data:application/json;base64,AAAA',
  'data:application/json,%E0%A4%A',
  '',
])('error: the URL %s', async (url) => {
  expect(await createReader().read(url)).toBeUndefined()
})

test('error: a file larger than 256 KiB', async () => {
  const { host, url } = await startMetadata(() => JSON.stringify({ name: 'x'.repeat(300_000) }))
  expect(await createReader({ privateHosts: [host] }).read(url)).toBeUndefined()
})

test('error: a page instead of metadata', async () => {
  const { host, url } = await startMetadata(() => '<html>')
  expect(await createReader({ privateHosts: [host] }).read(url)).toBeUndefined()
})
