import { createCanvas, loadImage } from '@napi-rs/canvas'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { HttpError } from '../http/HttpError.js'
import { type ImageProxyOptions, openImageProxy } from './openImageProxy.js'
import { startServer } from './startServer.fixtures.js'
import { readColor } from './svg/renderer.fixtures.js'

const png = createCanvas(20, 20).encode('png')

/** Creates a proxy that ends with the test. */
function createProxy(given: Partial<ImageProxyOptions> = {}) {
  const options = {
    ...{ baseUrl: 'https://gateway.example.com', privateHosts: [] },
    ...{ logger: pino({ level: 'silent' }), now: Date.now, ...given },
  }
  const proxy = openImageProxy(options)
  onTestFinished(proxy.close)
  const get = async (address: string, accept = 'image/webp,*/*', client = { ip: '', isLocal: true }) => {
    const { pathname, searchParams } = new URL(address)
    const [route] = proxy.routes
    const id = route?.pattern.exec(pathname)?.[1] ?? ''
    const raw = { headers: { accept } } as Parameters<NonNullable<typeof route>['handle']>[0]['raw']
    const response = await route?.handle({
      id,
      raw,
      query: searchParams,
      address: client,
      text: async () => '',
    })
    return { headers: response?.headers ?? {}, body: response?.body as Uint8Array }
  }
  return { options, proxy, get, request: (url: string) => get(proxy.toUrl(url) ?? '') }
}

/** Creates a proxy and a server of images, whose requests are counted. */
async function setUp({
  body = png,
  status = 200,
}: {
  body?: Promise<Uint8Array> | string
  status?: number
} = {}) {
  const requests: string[] = []
  const state = { status, now: 1_000 }
  const content = await body
  const { host, url } = await startServer((request, response) => {
    requests.push(request.url ?? '')
    response.writeHead(state.status, { 'content-type': 'text/html' }).end(content)
  })
  const { options, proxy, get } = createProxy({ privateHosts: [host], now: () => state.now })
  return { options, proxy, get, url, requests, state, signed: proxy.toUrl(url) ?? '' }
}

const rejection = (result: Promise<unknown>) =>
  result.then(
    () => undefined,
    (error: unknown) => error,
  )

test('default: serves an image of a URL that the gateway signed', async () => {
  const { get, signed, requests } = await setUp()
  expect(signed).toMatch(/^https:\/\/gateway\.example\.com\/v1\/image\/[\w-]{22}\.[\w-]+$/)
  const { headers, body } = await get(signed)
  expect(headers).toEqual({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=86400, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'accept',
  })
  expect((await loadImage(Buffer.from(body))).width).toBe(128)
  expect(requests).toEqual(['/a.png'])
})

test('behavior: PNG for clients without WebP', async () => {
  const { get, signed } = await setUp()
  expect((await get(signed, '*/*')).headers).toMatchObject({ 'content-type': 'image/png' })
})

test.each([
  ['1', 64],
  ['64', 64],
  ['65', 128],
  ['512', 512],
  ['9999', 512],
])('param: size %s is %s px', async (size, width) => {
  const { get, signed } = await setUp()
  expect((await loadImage(Buffer.from((await get(`${signed}?size=${size}`)).body))).width).toBe(width)
})

test.each(['0', '-1', '1.5', '', '10000', '1e2'])('error: the size %j', async (size) => {
  const { get, signed } = await setUp()
  expect(await rejection(get(`${signed}?size=${size}`))).toMatchObject({ status: 400, field: 'size' })
})

test('behavior: concurrent and later requests share one fetch', async () => {
  const { get, signed, requests, state } = await setUp()
  await Promise.all([get(signed), get(signed)])
  state.now += 86_399_000
  await get(signed)
  expect(requests).toHaveLength(1)
  state.now += 2_000
  await get(signed)
  expect(requests).toHaveLength(2)
})

test('error: fetches nothing that it did not sign', async () => {
  const { get, signed, url, requests, options } = await setUp()
  const other = openImageProxy(options).toUrl(url) ?? ''
  const changed = `${signed.split('.').slice(0, -1).join('.')}.${Buffer.from(`${url}?b`).toString('base64url')}`
  for (const one of [other, changed, `${signed}x`, 'https://gateway.example.com/v1/image/a'])
    expect(await rejection(get(one))).toMatchObject({ status: 403 })
  expect(requests).toEqual([])
})

test('error: an image that cannot be served is not fetched again for a minute', async () => {
  const { get, signed, requests, state } = await setUp({ status: 404 })
  for (let index = 0; index < 3; index++)
    expect(await rejection(get(signed))).toEqual(
      new HttpError(502, 'url', 'The image cannot be served: status 404'),
    )
  expect(requests).toHaveLength(1)
  state.now += 60_001
  state.status = 200
  expect((await get(signed)).body.length).toBeGreaterThan(10)
})

test('error: a page instead of an image', async () => {
  const { get, signed } = await setUp({ body: '<svg onload="alert(1)"/>' })
  expect(await rejection(get(signed))).toMatchObject({ status: 502 })
})

test('behavior: a host has at most four requests at a time, and the others wait', async () => {
  const content = await png
  const waiting: (() => void)[] = []
  let most = 0
  const { url: slow, host } = await startServer((_request, response) => {
    waiting.push(() => response.end(content))
    most = Math.max(most, waiting.length)
    if (waiting.length === 4) for (const respond of waiting.splice(0)) respond()
  })
  const { request } = createProxy({ privateHosts: [host] })
  const images = await Promise.all(Array.from({ length: 12 }, (_, index) => request(`${slow}?${index}`)))
  expect(images.every(({ body }) => body.length > 10)).toBe(true)
  expect(most).toBe(4)
})

test('default: draws SVG, with PNG for clients without WebP', async () => {
  const { get, signed } = await setUp({
    body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="red" d="M0 0h1v1H0z"/></svg>',
  })
  const { headers, body } = await get(signed, '*/*')
  expect(headers).toMatchObject({ 'content-type': 'image/png' })
  expect(await readColor(body)).toEqual([255, 0, 0, 255])
})

test('behavior: serves a stored image by its id', async () => {
  const id = `sha256:${'a'.repeat(64)}`
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="red" d="M0 0h300v150H0z"/></svg>'
  const read = async (given: string) => (given === id ? Buffer.from(drawing) : undefined)
  const { get, proxy, request } = createProxy({ dataImages: { read } })
  expect(await readColor((await get(proxy.toUrl(id) ?? '', '*/*')).body)).toEqual([255, 0, 0, 255])
  expect(await rejection(request(`sha256:${'b'.repeat(64)}`))).toEqual(
    new HttpError(502, 'url', 'The image cannot be served: no longer stored'),
  )
})

test('error: an SVG that refers to another file', async () => {
  const { get, signed, requests, url } = await setUp({
    body: '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://example.com/a.png"/></svg>',
  })
  expect(await rejection(get(signed))).toEqual(
    new HttpError(502, 'url', 'The image cannot be served: the SVG refers to other files'),
  )
  expect(requests).toEqual([new URL(url).pathname])
})

test.each([
  'http://example.com/a.png',
  'data:image/png;base64,AA',
  'javascript:alert(1)',
  'sha256:a',
  `https://example.com/${'a'.repeat(1_000)}`,
])('error: signs no URL such as %.30s', async (url) => {
  const { proxy } = await setUp()
  expect(proxy.toUrl(url)).toBeUndefined()
})

test('param: key makes URLs of several gateways the same', () => {
  const create = (key: string) =>
    openImageProxy({
      baseUrl: '',
      key,
      privateHosts: [],
      logger: pino({ level: 'silent' }),
      now: () => 0,
    }).toUrl('https://example.com/a.png')
  expect(create('a')).toBe(create('a'))
  expect(create('a')).not.toBe(create('b'))
})

test('behavior: a client with 64 slow images of 16 hosts does not hold the places of another client', async () => {
  let waiting = 0
  const slow = await Promise.all(Array.from({ length: 16 }, () => startServer(() => (waiting += 1))))
  const content = await png
  const fast = await startServer((_request, response) => response.end(content))
  const { proxy, get } = createProxy({ privateHosts: [...slow, fast].map(({ host }) => host) })
  const getAs = (ip: string, url: string) => get(proxy.toUrl(url) ?? '', undefined, { ip, isLocal: false })
  const requests = slow.flatMap(({ url }) =>
    [1, 2, 3, 4].map((index) => getAs('192.0.2.1', `${url}?${index}`)),
  )
  for (const request of requests) request.catch(() => {})
  await expect.poll(() => waiting).toBe(16)
  const { body } = await getAs('192.0.2.2', fast.url)
  expect((await loadImage(Buffer.from(body))).width).toBe(128)
})
