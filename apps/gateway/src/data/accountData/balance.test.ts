import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Gateway, startGateway } from '../../app/startGateway.js'
import { hang, sendText } from '../../chain/rpcProxy/startNode.fixtures.js'
import { getImageSource } from '../../server/imageProxy/getImageSource.fixtures.js'
import {
  account,
  createEntry,
  fetchBalance,
  getAmounts,
  getTokenAddress,
  projects,
  startBalanceGateway,
  tokens,
} from './balance.fixtures.js'
import { type FakeEvmState, startEvmNode } from './startEvmNode.fixtures.js'

const mainnet = 'chainId=eip155:1&projectId=p'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const unused = ['http://127.0.0.1:1']
const state: FakeEvmState = { native: 0n, tokens: {}, hasMulticall3: true }

/** Time of the shared gateway. Each test is later than the cached answers of the one before. */
let now = 1_000_000
let shared: {
  readonly gateway: Gateway
  readonly node: Awaited<ReturnType<typeof startEvmNode>>
  readonly stop: () => void
}

beforeAll(async () => {
  let stop = () => {}
  const node = await startEvmNode(state, '0x1', (end) => {
    stop = end
  })
  const chains = [
    { id: 'eip155:1', http: [node.url] },
    { id: 'eip155:10', http: unused },
    { id: solana, http: unused },
  ]
  shared = { gateway: await startGateway({ projects, chains, tokens, now: () => now }), node, stop }
}, 180_000)

beforeEach(() => {
  now += 100_000
  Object.assign(state, { native: 1_500_000_000_000_000_000n, tokens: {}, hasMulticall3: true })
  shared.node.reset()
})

afterAll(async () => {
  await shared?.gateway.stop()
  shared?.stop()
})

const get = (query = mainnet, options: Parameters<typeof fetchBalance>[2] = {}) =>
  fetchBalance(shared.gateway.url, query, options)

const failed = (field: string, description: unknown, code?: string) => ({
  status: 'FAILED',
  reasons: [{ field, description, ...(code && { code }) }],
})

test('default: the native token and the tokens with a balance, in one call', async () => {
  state.tokens = { [getTokenAddress(1)]: 1_234_567n, [getTokenAddress(2)]: 0n, [getTokenAddress(4)]: 7n }
  const { status, headers, body } = await get(mainnet, { headers: { origin: 'https://app.example.com' } })
  expect(status).toBe(200)
  expect(body).toEqual({
    balances: [
      {
        name: 'Ether',
        symbol: 'ETH',
        chainId: 'eip155:1',
        price: 0,
        quantity: { decimals: '18', numeric: '1.5' },
        iconUrl: '',
      },
      {
        name: 'Token 1',
        symbol: 'T1',
        chainId: 'eip155:1',
        address: `eip155:1:${getTokenAddress(1)}`,
        price: 0,
        quantity: { decimals: '6', numeric: '1.234567' },
        iconUrl: '',
      },
      {
        name: 'Token 4',
        symbol: 'T4',
        chainId: 'eip155:1',
        address: `eip155:1:${getTokenAddress(4)}`,
        price: 0,
        quantity: { decimals: '0', numeric: '7' },
        iconUrl: '',
      },
    ],
    unavailable: [{ chainId: 'eip155:1', code: 'unpriced' }],
  })
  expect(Object.fromEntries(headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect(shared.node.requests).toHaveLength(1)
})

test('behavior: an account without anything has a native balance of 0', async () => {
  state.native = 0n
  expect(getAmounts((await get()).balances)).toEqual([['ETH', '0']])
})

test('behavior: without Multicall3, reads each token at the same block', async () => {
  state.hasMulticall3 = false
  state.tokens = { [getTokenAddress(1)]: 1n, [getTokenAddress(2)]: 'revert', [getTokenAddress(3)]: 3n }
  expect(getAmounts((await get()).balances)).toEqual([
    ['ETH', '1.5'],
    ['T1', '0.000001'],
    ['T3', '0.000000000000000003'],
  ])
  const blocks = shared.node.requests.slice(2).map(({ body }) => (body.params as readonly unknown[])[1])
  expect(blocks).toEqual(['0x10', '0x10', '0x10', '0x10', '0x10'])
})

test.each<[string, FakeEvmState['tokens'][string]]>([
  ['reverts', 'revert'],
  ['has no code', '0x'],
  ['returns too little', '0x01'],
  ['uses all gas', 'useAllGas'],
])('behavior: a token that %s is left out', async (_name, token) => {
  state.tokens = { [getTokenAddress(1)]: 1n, [getTokenAddress(2)]: token, [getTokenAddress(3)]: 3n }
  expect((await get()).balances.map(({ symbol }) => symbol)).toEqual(['ETH', 'T1', 'T3'])
})

test('behavior: answers from the cache for 10 s', async () => {
  await get()
  now += 9_999
  state.native = 1n
  expect(getAmounts((await get()).balances)).toEqual([['ETH', '1.5']])
  expect(shared.node.requests).toHaveLength(1)
  now += 1
  expect(getAmounts((await get()).balances)).toEqual([['ETH', '0.000000000000000001']])
})

test('behavior: the cache distinguishes accounts and currencies, but not the letter case of an account', async () => {
  await get()
  await get(mainnet, { address: account.replace('0a11ce', '0A11CE').toUpperCase().replace('0X', '0x') })
  expect(shared.node.requests).toHaveLength(1)
  await get(`${mainnet}&currency=eur`)
  expect(shared.node.requests).toHaveLength(2)
  await get(mainnet, { address: getTokenAddress(9) })
  expect(shared.node.requests).toHaveLength(3)
})

test('behavior: concurrent requests share one read', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => get()))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(shared.node.requests).toHaveLength(1)
})

test('param: forceUpdate reads the chain, and replaces the cached answer', async () => {
  await get()
  state.native = 1n
  expect(getAmounts((await get(`${mainnet}&forceUpdate=false`)).balances)).toEqual([['ETH', '1.5']])
  const forced = await get(`${mainnet}&forceUpdate=eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`)
  expect(getAmounts(forced.balances)).toEqual([['ETH', '0.000000000000000001']])
  expect(getAmounts((await get()).balances)).toEqual([['ETH', '0.000000000000000001']])
  expect(shared.node.requests).toHaveLength(2)
})

test('behavior: without chainId, a chain whose nodes fail is left out', async () => {
  const { balances, body } = await get('projectId=p')
  expect(balances.map(({ chainId }) => chainId)).toEqual(['eip155:1'])
  expect(body.unavailable).toEqual([
    { chainId: 'eip155:1', code: 'unpriced' },
    { chainId: 'eip155:10', code: 'failed' },
  ])
})

test('error: without chainId, all chains of the namespace fail', async () => {
  shared.node.respond = sendText('', 502)
  expect(await get('projectId=p')).toMatchObject({
    status: 503,
    body: failed('chainId', 'No source has the balances of eip155:1, eip155:10: try again later', 'failed'),
  })
})

test('error: no node answers', async () => {
  expect(await get('chainId=eip155:10&projectId=p')).toMatchObject({
    status: 503,
    body: failed('chainId', 'No source has the balances of eip155:10: try again later', 'failed'),
  })
})

test('error: a node answers with errors only', async () => {
  shared.node.respond = (response, { body }) =>
    response.end(JSON.stringify({ jsonrpc: '2.0', id: body.id, error: { code: -32_005, message: 'limit' } }))
  expect((await get()).status).toBe(503)
  expect(shared.node.requests).toHaveLength(1)
})

test('error: without Multicall3, a node that limits its callers does not hide tokens', async () => {
  state.hasMulticall3 = false
  state.tokens = { [getTokenAddress(1)]: 1n, [getTokenAddress(2)]: 2n }
  const { respond } = shared.node
  shared.node.respond = (response, request) => {
    const isOnlyToken2 = !request.text.includes(getTokenAddress(1).slice(2))
    if (!isOnlyToken2 || !request.text.includes(getTokenAddress(2).slice(2)))
      return respond(response, request)
    const error = { code: -32_005, message: 'limit' }
    response.end(JSON.stringify({ jsonrpc: '2.0', id: request.body.id, error }))
  }
  expect((await get()).status).toBe(503)
})

test('behavior: a node that hangs gets a 503 in time, and works again afterwards', async () => {
  const own = await startBalanceGateway({ rpcTimeoutMs: 2_000 })
  const respond = own.node.respond
  own.node.respond = hang
  expect((await own.get()).status).toBe(503)
  own.node.respond = respond
  expect(await own.get()).toMatchObject({ status: 200 })
})

test.each<[string, string, string, number, object]>([
  ['no project', 'chainId=eip155:1', account, 401, failed('projectId', 'Unauthorized: invalid key')],
  [
    'an unknown project',
    'chainId=eip155:1&projectId=x',
    account,
    401,
    failed('projectId', 'Unauthorized: invalid key'),
  ],
  [
    'an unsupported chain',
    'chainId=eip155:5&projectId=p',
    account,
    400,
    failed('chainId', '"chainId" must be a supported chain, got "eip155:5"', 'unsupported'),
  ],
  ['an empty chain', 'chainId=&projectId=p', account, 400, failed('chainId', expect.any(String))],
  ['a short address', mainnet, '0x12', 400, failed('address', expect.stringContaining('got "0x12"'))],
  [
    'a wrong checksum',
    mainnet,
    '0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    400,
    failed('address', expect.stringContaining('checksum')),
  ],
  [
    'an address of another namespace',
    mainnet,
    'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
    400,
    failed('address', '"address" must be of the namespace of eip155:1, got an address of solana'),
  ],
  [
    'an unknown currency',
    `${mainnet}&currency=doge`,
    account,
    400,
    failed('currency', '"currency" must be one of usd, eur, gbp, aud, cad, inr, jpy, btc, eth, got "doge"'),
  ],
])('error: %s', async (_name, query, address, status, body) => {
  const answer = await get(query, { address })
  expect([answer.status, answer.body]).toEqual([status, body])
  expect(shared.node.requests).toHaveLength(0)
})

test('error: an origin that the project does not allow', async () => {
  expect((await get(mainnet, { headers: { origin: 'https://evil.example.com' } })).status).toBe(403)
})

test('error: an address of a namespace without chains', async () => {
  const own = await startBalanceGateway({})
  const solanaAccount = { address: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96' }
  expect(await fetchBalance(own.url, 'projectId=p', solanaAccount)).toMatchObject({
    status: 400,
    body: failed(
      'address',
      '"address" must be of a namespace with a supported chain, got an address of solana',
    ),
  })
})

test('default: there is no endpoint without chains', async () => {
  const { get: getOwn } = await startBalanceGateway({ chains: undefined })
  expect((await getOwn()).status).toBe(404)
})

test('param: quotas are those of the JSON-RPC proxy; a cached answer takes one token', async () => {
  const own = await startBalanceGateway({
    publicUrl: ['https://gateway.example.com'],
    trustProxy: ['loopback'],
    rpcAddressBurst: 3,
    rpcAddressPerSecond: 1,
    tokens: [{ name: 'Long', tokens: Array.from({ length: 600 }, (_, index) => createEntry(index)) }],
    now: () => 1_000_000,
  })
  const from = (ip: string) => fetchBalance(own.url, mainnet, { headers: { 'x-forwarded-for': ip } })
  // The block, the native balance and two chunks take more tokens than the address has: a full bucket allows it.
  expect((await from('192.0.2.1')).status).toBe(200)
  expect(own.node.requests).toHaveLength(4)
  expect(await from('192.0.2.1')).toMatchObject({
    status: 429,
    body: failed('rate_limited', 'Too many calls from this address: wait a second'),
  })
  const cached = []
  for (let count = 0; count < 4; count += 1) cached.push((await from('192.0.2.2')).status)
  expect(cached).toEqual([200, 200, 200, 429])
})

test('param: quotas on a chain without Multicall3: the calls of the last read', async () => {
  const own = await startBalanceGateway({
    publicUrl: ['https://gateway.example.com'],
    trustProxy: ['loopback'],
    rpcAddressBurst: 14,
    rpcAddressPerSecond: 1,
    now: () => 1_000_000,
  })
  own.state.hasMulticall3 = false
  const statuses = []
  for (const index of [1, 2, 3, 4]) {
    const options = { address: getTokenAddress(index), headers: { 'x-forwarded-for': '192.0.2.1' } }
    statuses.push((await fetchBalance(own.url, mainnet, options)).status)
  }
  // One token, then seven: Multicall3, the block, the native balance and four tokens.
  expect(statuses).toEqual([200, 200, 429, 429])
  expect(own.node.requests).toHaveLength(14)
})

test('behavior: counts answers and failures, and logs no address', async () => {
  const lines: string[] = []
  const own = await startBalanceGateway({
    logger: pino({ level: 'trace' }, { write: (line) => void lines.push(line) }),
    chains: [{ id: 'eip155:10', http: unused }],
  })
  await own.get('chainId=eip155:10&projectId=p')
  const metrics = await (await fetch(`${own.url}/metrics`)).text()
  expect(metrics).toContain('latchkit_account_balances_total{chain="eip155:10",outcome="unavailable"} 1\n')
  expect(metrics).toContain('latchkit_account_source_failures_total{chain="eip155:10",source="node"} 1\n')
  expect(lines.join('')).toContain('"reason":"no node answers"')
  expect(lines.join('')).not.toContain(account.slice(-6))
})

test('behavior: icons have URLs of the image proxy, and no others', async () => {
  const cid = 'Q'.repeat(46)
  const icons = {
    1: 'https://example.com/1.svg',
    2: `ipfs://${cid}/2.svg`,
    3: 'http://example.com/3.png',
    4: 'javascript:alert(1)',
  }
  const list = Object.entries(icons).map(([index, logoURI]) => ({ ...createEntry(Number(index)), logoURI }))
  const own = await startBalanceGateway({
    tokens: [{ name: 'Icons', tokens: list }],
    ipfsGatewayUrl: 'https://ipfs.example.com',
  })
  own.state.tokens = Object.fromEntries([1, 2, 3, 4].map((index) => [getTokenAddress(index), 1n]))
  const shown = (await own.get()).balances.slice(1).map(({ iconUrl }) => iconUrl)
  expect(shown.map((url) => url.startsWith(`${own.url}/v1/image/`))).toEqual([true, true, false, false])
  expect(shown.map(getImageSource)).toEqual([icons[1], `https://ipfs.example.com/ipfs/${cid}/2.svg`, '', ''])
  expect(shown.slice(2)).toEqual(['', ''])
})
