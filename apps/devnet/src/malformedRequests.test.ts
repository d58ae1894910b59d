import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { createEsploraServer } from './bitcoin/createEsploraServer.js'
import { startSolanaChain } from './parts/solanaChain.js'
import { startWalletServer } from './parts/walletServer.js'
import type { Phone } from './phone/Phone.js'
import { startPhonePage } from './phone/page/startPhonePage.js'

const servers = {
  async walletScript() {
    const { url, stop } = await startWalletServer({
      port: 0,
      files: { '/a': { type: 'text/plain', text: '' } },
    })
    onTestFinished(stop)
    return url
  },
  async esplora() {
    const server = createEsploraServer({
      rpc: () => Promise.reject(new Error('the node is offline')),
      read: () => Promise.reject(new Error('the node is offline')),
      mine: () => Promise.reject(new Error('the node is offline')),
      balanceOverrides: new Map(),
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  },
  async solanaHttp() {
    const solana = await startSolanaChain()
    onTestFinished(solana.stop)
    return solana.rpcUrl
  },
  async solanaWebSocket() {
    const solana = await startSolanaChain()
    onTestFinished(solana.stop)
    return solana.wsUrl.replace('ws:', 'http:')
  },
  async phone() {
    // No request reaches the phone: the page rejects them first.
    const page = await startPhonePage({} as unknown as Phone)
    onTestFinished(page.stop)
    return page.url
  },
} as const

const host = 'Host: 127.0.0.1'
const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']

/** Collects errors that would end the devnet's process. */
function collectUncaught(): readonly unknown[] {
  const errors: unknown[] = []
  const add = (error: unknown) => errors.push(error)
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, add)
    onTestFinished(() => void process.off(event, add))
  }
  return errors
}

/** Raw requests. */
const requests: readonly (readonly string[])[] = [
  ['GET // HTTP/1.1', host],
  ['GET /// HTTP/1.1', host],
  ['POST // HTTP/1.1', host, 'Content-Length: 0'],
  ['GET http://[/ HTTP/1.1', host],
  ['GET /% HTTP/1.1', host],
  ['GET /address/% HTTP/1.1', host],
  ['GET /address/%E0%A4%A/utxo HTTP/1.1', host],
  ['POST /devnet/rpc HTTP/1.1', host, 'Content-Length: 1', '', '{'],
  ['POST / HTTP/1.1', host, 'Content-Length: 5', '', '{"id"'],
  ['POST / HTTP/1.1', host, 'Content-Length: 4', '', 'null'],
  ['POST / HTTP/1.1', host, 'Content-Length: 100', '', 'cut off'],
  ['POST / HTTP/1.1', host, 'Transfer-Encoding: chunked', '', 'zz'],
  ['GET // HTTP/1.1', host, ...upgrade, 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='],
  ['GET / HTTP/1.1', host, ...upgrade, 'Sec-WebSocket-Key: short'],
  ['GET / HTTP/1.1', host, ...upgrade],
  ['GET / HTTP/1.1', host, 'Connection: Upgrade', 'Upgrade: other'],
  ['not HTTP'],
  ['GET / HTTP/9.9', host],
]

test.each(Object.keys(servers) as (keyof typeof servers)[])(
  'behavior: the server %s survives malformed requests',
  async (name) => {
    const uncaught = collectUncaught()
    const url = await servers[name]()
    const port = Number(new URL(url).port)
    for (const lines of requests) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.end(`${lines.join('\r\n')}\r\n\r\n`)
      await text(socket).catch(() => '')
    }
    await fetch(`${url}/`)
    expect(uncaught).toEqual([])
  },
)

test('behavior: an invalid URL receives status 400', async () => {
  const port = Number(new URL(await servers.walletScript()).port)
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET // HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`)
  expect((await text(socket)).split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request')
})

test('behavior: the Solana WebSocket survives malformed messages', async () => {
  const uncaught = collectUncaught()
  const url = await servers.solanaWebSocket()
  const socket = new WebSocket(url.replace('http:', 'ws:'))
  await once(socket, 'open')
  for (const message of [
    '',
    '{',
    'null',
    '[]',
    '[null]',
    '{"jsonrpc":"2.0","id":1,"method":"toString"}',
    '[['.repeat(50_000),
  ]) {
    socket.send(message)
    await once(socket, 'message')
  }
  socket.close()
  expect(uncaught).toEqual([])
})
