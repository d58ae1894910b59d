import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createBrowser, createHandler } from './handler.fixtures.js'
import { toExpress } from './toExpress.js'
import { toHono } from './toHono.js'
import { toNextHandlers } from './toNextHandlers.js'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
})

/** Serves a listener, and returns a browser of it. */
async function serve(listener: Parameters<typeof createServer>[1]) {
  const server = createServer(listener ?? (() => {}))
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return createBrowser((request) => {
    const { pathname } = new URL(request.url)
    return fetch(`http://127.0.0.1:${port}${pathname}`, {
      method: request.method,
      headers: request.headers,
      ...(request.body && { body: request.body, duplex: 'half' }),
    })
  })
}

async function signInAndOut(browser: ReturnType<typeof createBrowser>) {
  const signedIn = await browser.signIn()
  const session = await browser.request('session')
  const signedOut = await browser.post('sign-out', {})
  return [signedIn, session, signedOut].map(({ status, body }) => [
    status,
    (body as { session: { address: string } | null }).session === null,
  ])
}

const expected = [
  [200, false],
  [200, false],
  [200, true],
]

describe('toExpress', () => {
  test('default: node:http', async () => {
    const browser = await serve(toExpress(createHandler().handler))
    expect(await signInAndOut(browser)).toEqual(expected)
    expect(browser.setCookies).toHaveLength(4)
  })

  test.each([
    ['an object', (text: string): unknown => (text === '' ? undefined : JSON.parse(text))],
    ['text', (text: string): unknown => text],
  ])('behavior: a body that a parser read as %s', async (_, parse) => {
    const listener = toExpress(createHandler().handler)
    const browser = await serve(async (request, response) => {
      let text = ''
      for await (const chunk of request) text += String(chunk)
      const parsed: IncomingMessage & { body?: unknown } = request
      parsed.body = parse(text)
      await listener(parsed, response)
    })
    expect(await signInAndOut(browser)).toEqual(expected)
  })

  test('error: a body over the limit', async () => {
    const browser = await serve(toExpress(createHandler().handler))
    const result = await browser.post('verify', { message: '', signature: 'x'.repeat(300_000) })
    expect(result).toMatchObject({ status: 413 })
  })

  test('error: a request that is malformed', async () => {
    const errors: unknown[] = []
    const listener = toExpress(createHandler().handler)
    const response = { statusCode: 200, setHeader: () => {}, end: () => {} }
    const request = Object.assign(empty(), { method: 'GET', url: '/nonce', headers: { 'in valid': 'x' } })
    await listener(request, response, (error) => errors.push(error))
    expect(errors).toEqual([expect.any(TypeError)])
    await listener(request, response)
    expect(response.statusCode).toBe(400)
  })
})

async function* empty(): AsyncGenerator<unknown> {}

test('default: toHono', async () => {
  const handle = toHono(createHandler().handler)
  expect(await signInAndOut(createBrowser((raw) => handle({ req: { raw } })))).toEqual(expected)
})

test('default: toNextHandlers', async () => {
  const { GET, POST } = toNextHandlers(createHandler().handler)
  const browser = createBrowser((request) => (request.method === 'GET' ? GET : POST)(request))
  expect(await signInAndOut(browser)).toEqual(expected)
})
