import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createForwarder } from './createForwarder.js'

const call = { bundler: 'other', chainId: 'eip155:1', method: 'eth_chainId', params: [] } as const

async function startServer(handle: RequestListener): Promise<string> {
  const server: Server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function forwardTo(handle: RequestListener, timeoutMs = 20_000) {
  const url = await startServer(handle)
  return createForwarder([{ id: 'other', urls: { 'eip155:1': url } }], timeoutMs)(call)
}

const answer =
  (body: unknown): RequestListener =>
  (_request, response) =>
    response.end(typeof body === 'string' ? body : JSON.stringify(body))

test('default: forwards the call, with an id of its own, and returns the result', async () => {
  let sent = ''
  const result = await forwardTo(async (request, response) => {
    for await (const chunk of request) sent += chunk
    answer({ jsonrpc: '2.0', id: JSON.parse(sent).id, result: '0x1' })(request, response)
  })
  expect(result).toBe('0x1')
  expect(JSON.parse(sent)).toEqual({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
})

test('behavior: a result of null is a result', async () => {
  expect(await forwardTo(answer({ jsonrpc: '2.0', id: 1, result: null }))).toBeNull()
})

test('error: the error of the other bundler, with a message that is not too long', async () => {
  const error = { code: -32_502, message: 'x'.repeat(10_000), data: '0x12' }
  const refused = forwardTo(answer({ jsonrpc: '2.0', id: 1, error }))
  await expect(refused).rejects.toMatchObject({
    code: -32_502,
    message: 'x'.repeat(500),
    data: '0x12',
    status: 200,
  })
})

const hugeText = JSON.stringify({ jsonrpc: '2.0', id: 1, result: 'x'.repeat(1024 * 1024) })
/** Sends without end. */
const endless: RequestListener = (_request, response) => {
  const send = () => {
    while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
    response.once('drain', send)
  }
  send()
}

test.each<[string, RequestListener]>([
  ['another id', answer({ jsonrpc: '2.0', id: 2, result: '0x1' })],
  ['an id of another type', answer({ jsonrpc: '2.0', id: '1', result: '0x1' })],
  ['no id', answer({ jsonrpc: '2.0', result: '0x1' })],
  ['neither a result nor an error', answer({ jsonrpc: '2.0', id: 1 })],
  ['a result and an error', answer({ jsonrpc: '2.0', id: 1, result: 1, error: { code: 1, message: '' } })],
  ['another version', answer({ jsonrpc: '1.0', id: 1, result: '0x1' })],
  ['a batch', answer([{ jsonrpc: '2.0', id: 1, result: '0x1' }])],
  ['an error without a code', answer({ jsonrpc: '2.0', id: 1, error: { message: 'no' } })],
  [
    'an error with a code that is text',
    answer({ jsonrpc: '2.0', id: 1, error: { code: '1', message: 'no' } }),
  ],
  ['a page', answer('<html>502 Bad Gateway</html>')],
  ['nothing', answer('')],
  ['too much', answer(hugeText)],
  ['without end', endless],
  ['a redirect', (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1' }).end()],
  ['a closed connection', (request) => void request.socket.destroy()],
])('error: an answer that is %s is not forwarded', async (_name, handle) => {
  await expect(forwardTo(handle)).rejects.toMatchObject({
    code: -32_603,
    status: 503,
    message: 'The other bundler does not answer: try again later',
  })
})

test('error: an answer that does not come in time', async () => {
  await expect(forwardTo(() => {}, 50)).rejects.toMatchObject({ status: 503 })
  const headersOnly: RequestListener = (_request, response) => void response.writeHead(200).write('{')
  await expect(forwardTo(headersOnly, 50)).rejects.toMatchObject({ status: 503 })
})

test.each([
  [{ ...call, bundler: 'https://evil.example' }, /"bundler" must be the id/],
  [{ ...call, bundler: '__proto__' }, /"bundler" must be the id/],
  [{ ...call, chainId: 'eip155:2' }, /"chainId" must be a chain/],
  [{ ...call, chainId: 'constructor' }, /"chainId" must be a chain/],
])('error: a call that no bundler is listed for: %o', async (given, message) => {
  const forward = createForwarder([{ id: 'other', urls: { 'eip155:1': 'http://127.0.0.1:1' } }], 1_000)
  await expect(forward(given)).rejects.toThrow(message)
})
