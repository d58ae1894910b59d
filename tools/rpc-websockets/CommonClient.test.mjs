import { once } from 'node:events'
import { Connection, Keypair } from '@solana/web3.js'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { WebSocketServer } from 'ws'

/** @typedef {{ id: number, method: string, params: unknown }} Request */

// What web3.js does with it is what counts, so that is what is tested; the class itself only where web3.js hides it.
import { CommonClient, WebSocket } from './node.cjs'

const { rpcUrl } = inject('solana')

/** A cluster whose WebSocket we hold. `heard` are the requests that came. */
async function startServer(port = 0) {
  const server = new WebSocketServer({ host: '127.0.0.1', port })
  await once(server, 'listening')
  onTestFinished(() => stopServer(server))
  /** @type {Request[]} */
  const heard = []
  server.on('connection', (socket) => {
    socket.on('message', (data) => {
      const request = JSON.parse(String(data))
      heard.push(request)
      if (request.method === 'fail') socket.send(JSON.stringify({ id: request.id, error: { code: -1 } }))
      else if (request.id !== undefined && request.method !== 'hang')
        socket.send(JSON.stringify({ id: request.id, result: 7 }))
    })
  })
  const given = /** @type {import('node:net').AddressInfo} */ (server.address()).port
  const url = `ws://127.0.0.1:${given}`
  return { server, heard, url, port: given }
}

/** @param {WebSocketServer} server */
async function stopServer(server) {
  const closed = new Promise((resolve) => server.close(resolve))
  for (const client of server.clients) client.terminate()
  await closed
}

/** @param {string} url @param {import('./CommonClient.cjs').ClientOptions} [options] */
async function connected(url, options) {
  const client = new CommonClient(WebSocket, url, { reconnect_interval: 10, ...options })
  onTestFinished(() => client.close())
  /** @type {unknown[]} */
  const errors = []
  client.on('error', (error) => errors.push(error))
  await new Promise((resolve) => client.on('open', () => resolve(undefined)))
  return { client, errors }
}

test('default', async () => {
  const connection = new Connection(rpcUrl, 'confirmed')
  const { publicKey } = Keypair.generate()
  /** @type {number[]} */
  const lamports = []
  const id = connection.onAccountChange(publicKey, (account) => lamports.push(account.lamports))
  // web3.js does not say from when on it is subscribed.
  const heard = async () => {
    await connection.requestAirdrop(publicKey, 1_000_000)
    return lamports.length > 0
  }
  await expect.poll(heard).toBe(true)
  expect((lamports[0] ?? 0) % 1_000_000).toBe(0)
  await connection.removeAccountChangeListener(id)
})

test('behavior: web3.js confirms a transaction by its signature', async () => {
  const connection = new Connection(rpcUrl, 'confirmed')
  const lifetime = await connection.getLatestBlockhash()
  const signature = await connection.requestAirdrop(Keypair.generate().publicKey, 1_000_000)
  const { value } = await connection.confirmTransaction({ signature, ...lifetime })
  expect(value.err).toBeNull()
})

test('behavior: what web3.js listens to is asked for again after a lost connection', async () => {
  const { server, heard, url, port } = await startServer()
  // Each attempt that fails is said there by web3.js.
  const said = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => said.mockRestore())
  const connection = new Connection(rpcUrl, { wsEndpoint: url })
  /** @type {Promise<number>} */
  const slot = new Promise((resolve) => {
    const id = connection.onSlotChange((change) => resolve(change.slot))
    onTestFinished(() => connection.removeSlotChangeListener(id))
  })
  await expect.poll(() => heard.map(({ method }) => method)).toEqual(['slotSubscribe'])
  await stopServer(server)

  const again = await startServer(port)
  await expect
    .poll(() => again.heard.map(({ method }) => method), { timeout: 4_000 })
    .toEqual(['slotSubscribe'])
  const params = { subscription: 7, result: { slot: 42, parent: 41, root: 10 } }
  for (const client of again.server.clients)
    client.send(JSON.stringify({ jsonrpc: '2.0', method: 'slotNotification', params }))
  expect(await slot).toBe(42)
})

test('behavior: calls and notifications, as JSON-RPC 2.0 writes them', async () => {
  const { url, heard } = await startServer()
  const { client } = await connected(url)
  await client.notify('ping')
  expect(await client.call('add', [1, 2])).toBe(7)
  expect(heard).toEqual([
    { jsonrpc: '2.0', method: 'ping' },
    { jsonrpc: '2.0', id: 1, method: 'add', params: [1, 2] },
  ])
})

test('error: the server refuses a call', async () => {
  const { url } = await startServer()
  const { client } = await connected(url)
  await expect(client.call('fail')).rejects.toEqual({ code: -1 })
})

test('error: the connection is lost during a call', async () => {
  const { url, server } = await startServer()
  const { client } = await connected(url, { reconnect: false })
  const call = client.call('hang')
  call.catch(() => {})
  for (const socket of server.clients) socket.terminate()
  await expect(call).rejects.toThrow(`The connection to ${url} was closed (1006).`)
  await expect(client.call('late')).rejects.toThrow(`No connection to ${url}.`)
})

test('error: no server responds', async () => {
  const { url, server } = await startServer()
  await stopServer(server)
  const client = new CommonClient(WebSocket, url, { max_reconnects: 2, reconnect_interval: 1 })
  /** @type {Error[]} */
  const errors = []
  client.on('error', (error) => errors.push(error))
  await expect.poll(() => errors.length).toBe(3)
  expect(errors[0]?.message).toContain('ECONNREFUSED')
})

test('behavior: who closes does not come back', async () => {
  const { url, server } = await startServer()
  const { client } = await connected(url)
  const code = new Promise((resolve) => client.on('close', resolve))
  client.close()
  expect(await code).toBe(1000)
  let connections = 0
  server.on('connection', () => connections++)
  // Another one that is lost and comes back, later than the first would have.
  const other = await connected(url)
  const back = new Promise((resolve) => other.client.on('open', () => resolve(undefined)))
  for (const socket of server.clients) socket.terminate()
  await back
  expect(connections).toBe(2)
})

test('param: max_reconnects, in a row', async () => {
  const { url, server } = await startServer()
  const { client } = await connected(url, { max_reconnects: 1 })
  for (const _ of [1, 2, 3]) {
    const back = new Promise((resolve) => client.on('open', () => resolve(true)))
    for (const socket of server.clients) socket.terminate()
    expect(await back).toBe(true)
  }
})

test('param: autoconnect', async () => {
  const { url, server } = await startServer()
  const client = new CommonClient(WebSocket, url, { autoconnect: false })
  onTestFinished(() => client.close())
  const connection = once(server, 'connection')
  client.connect()
  client.connect()
  await connection
  expect(server.clients.size).toBe(1)
})
