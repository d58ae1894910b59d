import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Gateway, type GatewayOptions, startGateway } from '../../app/startGateway.js'
import { type FakeNode, hang, sendResult, sendText, startNode } from './startNode.fixtures.js'

const projects = [
  { id: 'p', allowedOrigins: ['https://app.example.com'] },
  { id: 'q', allowedOrigins: [] },
]
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const unused = ['http://127.0.0.1:1']
/** A gateway with one node, which most tests share. */
let shared: { readonly gateway: Gateway; readonly node: FakeNode; readonly stop: () => void }

beforeAll(async () => {
  let stop = () => {}
  const node = await startNode(undefined, (end) => {
    stop = end
  })
  node.chainId = '0x2105'
  shared = { gateway: await startGateway({ projects, chains: getChains(node) }), node, stop }
}, 180_000)

beforeEach(() => shared.node.reset())

afterAll(async () => {
  await shared?.gateway.stop()
  shared?.stop()
})

const getChains = ({ url }: FakeNode) => [
  { id: 'eip155:8453', http: [url] },
  { id: solana, http: [url] },
]
const call = (method: string, id?: unknown, params?: unknown) => ({ jsonrpc: '2.0', id, method, params })

/** Starts another gateway with a node of its own. */
async function start(options: GatewayOptions) {
  const node = await startNode()
  node.chainId = '0x2105'
  const { url, stop } = await startGateway({ projects, chains: getChains(node), ...options })
  onTestFinished(stop)
  return { url, node, ...createClient(url) }
}

/** Returns the shared gateway. */
const useShared = () => ({
  url: shared.gateway.url,
  node: shared.node,
  ...createClient(shared.gateway.url),
})

function createClient(url: string) {
  const post = (body: unknown, query = 'chainId=eip155:8453&projectId=p', init: RequestInit = {}) =>
    fetch(`${url}/v1?${query}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
    })
  const send = async (...args: Parameters<typeof post>) => {
    const response = await post(...args)
    return { status: response.status, body: await response.json() }
  }
  return { post, send }
}

const failed = (field: string, description: string) => ({
  status: 'FAILED',
  reasons: [{ field, description }],
})

test('default: there is no proxy without chains', async () => {
  const { url, post } = await start({ chains: undefined })
  expect((await post('{}')).status).toBe(404)
  expect((await fetch(`${url}/v1/supported-chains`)).status).toBe(404)
})

test('default: sends a call to the node, whatever the content type, and every origin may read the response', async () => {
  const { url, node, post } = useShared()
  const headers = { 'content-type': 'text/plain', origin: 'https://app.example.com' }
  const response = await post(call('eth_getBalance', 7, ['0x0', 'latest']), undefined, { headers })
  expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 7, result: '0x1' })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect(node.requests[0]?.body).toMatchObject({ method: 'eth_getBalance', params: ['0x0', 'latest'] })
  // Requests of clients contain their project id, address and origin: the node receives none of them.
  expect(JSON.stringify(node.requests[0]?.headers)).not.toMatch(/example|forwarded|project/)
  const slash = await fetch(`${url}/v1/?chainId=${solana}&projectId=p&st=appkit&sv=1`, {
    method: 'POST',
    body: JSON.stringify(call('getSlot', 1)),
  })
  expect(await slash.json()).toMatchObject({ result: '0x1' })
  const preflight = await fetch(`${url}/v1`, { method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toContain('solana-client')
})

test('behavior: a result about a final block is read once, also in a batch', async () => {
  const { node, send } = useShared()
  node.respond = (response, request) =>
    sendResult(request.body.method === 'eth_getBlockByNumber' ? { number: '0x64' } : '0x7')(response, request)
  const old = call('eth_getBalance', 1, ['0x0', '0x1'])
  await send(old)
  await node.waitForRequests(2)
  await node.requests[1]?.finished
  await send(old)
  expect(await send(old)).toEqual({ status: 200, body: { jsonrpc: '2.0', id: 1, result: '0x7' } })
  expect(node.requests).toHaveLength(3)
  const { body } = await send([call('eth_blockNumber', 3), { ...old, id: 2 }])
  expect(body).toEqual([3, 2].map((id) => ({ jsonrpc: '2.0', id, result: '0x7' })))
  expect(node.requests.map((one) => one.body.method)).toEqual([
    ...['eth_getBalance', 'eth_getBlockByNumber', 'eth_getBalance', 'eth_blockNumber'],
  ])
})

test('behavior: an error about a final block is not kept', async () => {
  const { node, send } = useShared()
  const error = { code: -32_000, message: 'missing trie node' }
  node.respond = (response, request) =>
    request.body.method === 'eth_getBlockByNumber'
      ? sendResult({ number: '0x64' })(response, request)
      : response.end(JSON.stringify({ jsonrpc: '2.0', id: request.body.id, error }))
  const old = call('eth_getCode', 1, ['0x0', '0x1'])
  for (const _ of [1, 2, 3]) expect((await send(old)).body).toMatchObject({ error })
  expect(node.requests.filter(({ body }) => body.method === 'eth_getCode')).toHaveLength(3)
})

test('default: GET /v1/supported-chains lists the chains', async () => {
  const { url } = useShared()
  const response = await fetch(`${url}/v1/supported-chains`)
  expect(await response.json()).toEqual({ http: ['eip155:8453', solana], ws: [] })
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
})

test('behavior: answers a batch in order, with every id as it was sent', async () => {
  const { node, post } = useShared()
  node.respond = (response, request) =>
    response.end(JSON.stringify({ jsonrpc: '2.0', id: request.body.id, result: request.body.params }))
  const body = `[
    {"jsonrpc":"2.0","id":12345678901234567890,"method":"eth_call","params":[18446744073709551615]},
    {"jsonrpc":"2.0","method":"eth_call","params":[]},
    {"jsonrpc":"2.0","id":"a","method":"eth_accounts"},
    {"jsonrpc":"1.0","id":null,"method":"eth_call"}
  ]`
  const response = await post(body)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(
    `[${[
      '{"jsonrpc":"2.0","id":12345678901234567890,"result":[18446744073709552000]}',
      '{"jsonrpc":"2.0","id":"a","error":{"code":-32601,"message":"The method must be one that this gateway allows for eip155:8453, got \\"eth_accounts\\""}}',
      '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"\\"jsonrpc\\" must be \\"2.0\\""}}',
    ].join(',')}]`,
  )
  expect(node.requests).toHaveLength(1)
  expect(node.requests[0]?.text).toContain('"params":[18446744073709551615]')
})

test('behavior: a notification gets no response, and only a transaction is sent', async () => {
  const { node, post } = useShared()
  const write = call('eth_sendRawTransaction', undefined, ['0x02'])
  expect((await post(write)).status).toBe(204)
  const batch = await post([write, call('eth_blockNumber'), call('debug_traceCall')])
  expect([batch.status, await batch.text()]).toEqual([204, ''])
  expect(node.requests.map(({ body }) => body.method)).toEqual([write.method, write.method])
})

test('behavior: answers the id of the chain without a node', async () => {
  const { node, send } = useShared()
  const calls = [call('eth_chainId', 1), call('net_version', 2), call('net_listening', 3)]
  expect((await send(calls)).body).toEqual([
    { jsonrpc: '2.0', id: 1, result: '0x2105' },
    { jsonrpc: '2.0', id: 2, result: '8453' },
    { jsonrpc: '2.0', id: 3, result: true },
  ])
  expect(node.requests).toHaveLength(0)
})

test('error: invalid requests', async () => {
  const { node, send, post } = useShared()
  const body = call('eth_blockNumber', 1)
  expect(await send(body, 'chainId=eip155:1&projectId=p')).toEqual({
    status: 400,
    body: failed('chainId', '"chainId" must be a supported chain, got "eip155:1"'),
  })
  expect((await send(body, 'projectId=p')).status).toBe(400)
  expect((await send(body, 'chainId=eip155:8453')).status).toBe(401)
  expect((await send(body, 'chainId=eip155:8453&projectId=x')).status).toBe(401)
  const headers = { origin: 'https://evil.example.com' }
  expect((await send(body, undefined, { headers })).status).toBe(403)
  expect(await send('{')).toEqual({
    status: 400,
    body: { jsonrpc: '2.0', id: null, error: { code: -32_700, message: 'The body must be JSON' } },
  })
  expect(await send([])).toMatchObject({ status: 400, body: { error: { code: -32_600 } } })
  expect((await post('x'.repeat(1024 * 1024 + 1))).status).toBe(413)
  expect(node.requests).toHaveLength(0)
})

test('error: no node answers', async () => {
  const { send } = await start({ chains: [{ id: 'eip155:1', http: unused }] })
  const description = 'No node of eip155:1 answers: try again later'
  const query = 'chainId=eip155:1&projectId=p'
  expect(await send(call('eth_blockNumber', 1), query)).toEqual({
    status: 503,
    body: failed('chainId', description),
  })
  expect(await send([call('eth_blockNumber', 1), call('eth_chainId', 2)], query)).toEqual({
    status: 200,
    body: [
      { jsonrpc: '2.0', id: 1, error: { code: -32_603, message: description } },
      { jsonrpc: '2.0', id: 2, result: '0x1' },
    ],
  })
})

test('error: a transaction that a node may have sent is not sent again', async () => {
  const { node, send } = useShared()
  node.respond = sendText('', 502)
  expect(await send(call('eth_sendRawTransaction', 1, ['0x02']))).toEqual({
    status: 200,
    body: {
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32_000, message: expect.stringContaining('may have sent') },
    },
  })
  expect(node.requests).toHaveLength(1)
})

test('behavior: a client that disconnects aborts its reads, but not its transaction', async () => {
  const { node, post } = useShared()
  node.respond = hang
  const controller = new AbortController()
  const calls = [call('eth_blockNumber', 1), call('eth_sendRawTransaction', 2, ['0x02'])]
  const sending = post(calls, undefined, { signal: controller.signal })
  await node.waitForRequests(2)
  const read = node.requests.find(({ body }) => body.method === 'eth_blockNumber')
  const write = node.requests.find(({ body }) => body.method !== 'eth_blockNumber')
  controller.abort()
  await expect(sending).rejects.toThrow()
  await read?.aborted
  // A connection that the gateway has closed cannot complete a response.
  write?.finish('0x1')
  await write?.finished
})

test('param: quotas per address and per project', async () => {
  const { url, node, send } = await start({
    publicUrl: ['https://gateway.example.com'],
    trustProxy: ['loopback'],
    rpcAddressBurst: 3,
    rpcAddressPerSecond: 1,
    rpcProjectBurst: 5,
    rpcProjectPerSecond: 1,
    metricsToken: 'a-token-of-this-test',
    now: () => 1_000_000,
  })
  const from = (address: string, count: number, projectId = 'p') =>
    send(
      Array.from({ length: count }, (_, id) => call('eth_blockNumber', id)),
      `chainId=eip155:8453&projectId=${projectId}`,
      { headers: { 'x-forwarded-for': address } },
    )
  expect((await from('192.0.2.1', 3)).status).toBe(200)
  expect(await from('192.0.2.1', 1)).toEqual({
    status: 429,
    body: failed('rate_limited', 'Too many calls from this address: wait a second'),
  })
  expect((await from('192.0.2.2', 2)).status).toBe(200)
  expect(await from('192.0.2.3', 1)).toMatchObject({
    status: 429,
    body: failed('rate_limited', 'Too many calls of this project: wait a second'),
  })
  expect((await from('192.0.2.3', 1, 'q')).status).toBe(200)
  // Six calls, and one batch that the node refuses.
  expect(node.requests).toHaveLength(7)
  const headers = { authorization: 'Bearer a-token-of-this-test' }
  const metrics = await (await fetch(`${url}/metrics`, { headers })).text()
  for (const line of [
    'latchkit_throttled_total{limit="rpc_address"} 1',
    'latchkit_throttled_total{limit="rpc_project"} 1',
    'latchkit_rpc_calls_total{chain="eip155:8453",method="eth_blockNumber",outcome="result"} 6',
    'latchkit_rpc_node_seconds_count{chain="eip155:8453",node="1"} 7',
  ])
    expect(metrics).toContain(`${line}\n`)
})

test('behavior: a long request takes more of the quota', async () => {
  const { send } = await start({ rpcProjectBurst: 4, rpcProjectPerSecond: 1, now: () => 1_000_000 })
  const long = call('eth_call', 1, ['x'.repeat(40 * 1024)])
  expect([(await send(long)).status, (await send(long)).status]).toEqual([200, 429])
})

test('behavior: the bytes of an answer, its time, and the weight of its method take more of the quota', async () => {
  const clock = { now: 1_000_000 }
  const { node, send } = await start({ rpcProjectBurst: 100, rpcProjectPerSecond: 1, now: () => clock.now })
  const logs = call('eth_getLogs', 1, [{}])
  node.respond = sendResult('x'.repeat(75 * 16 * 1024))
  // 10 for the method, 75 for the bytes.
  expect((await send(logs)).status).toBe(200)
  node.respond = (response, request) => {
    clock.now += 2_000
    sendResult('0x1')(response, request)
  }
  // 1 for the call, 8 for the time, and 2 tokens are new.
  expect((await send(call('eth_call', 1))).status).toBe(200)
  node.respond = sendResult('0x1')
  expect((await send(logs)).status).toBe(429)
  expect((await send(call('eth_call', 1))).status).toBe(200)
})

test('error: an answer that an address cannot pay for ends, and the next call waits', async () => {
  const { node, post } = await start({
    publicUrl: ['https://gateway.example.com'],
    trustProxy: ['loopback'],
    rpcAddressBurst: 3,
    now: () => 1_000_000,
  })
  const headers = { 'x-forwarded-for': '192.0.2.1' }
  node.respond = sendResult('x'.repeat(8_000_000))
  const send = async () => (await post(call('eth_call', 1), undefined, { headers })).status
  // The address may owe two answers of 10 MiB: of three, at least the last to be complete ends.
  expect(await Promise.all([send(), send(), send()])).toContain(429)
  expect(await send()).toBe(429)
})

test('behavior: the gateway stops while a node does not answer', async () => {
  const node = await startNode(hang)
  const chains = [{ id: 'eip155:1', http: [node.url] }]
  const gateway = await startGateway({ projects, chains, drainMs: 50, closeSpreadMs: 0 })
  const sending = fetch(`${gateway.url}/v1?chainId=eip155:1&projectId=p`, {
    method: 'POST',
    body: JSON.stringify(call('eth_blockNumber', 1)),
  })
  const refused = expect(sending).rejects.toThrow()
  await node.waitForRequests(1)
  await gateway.stop()
  await refused
  await node.requests[0]?.aborted
})
