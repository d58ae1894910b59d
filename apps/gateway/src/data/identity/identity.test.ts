import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Gateway, startGateway } from '../../app/startGateway.js'
import { sendText } from '../../chain/rpcProxy/startNode.fixtures.js'
import { getImageSource } from '../../server/imageProxy/getImageSource.fixtures.js'
import { type FakeEvmState, startEvmNode } from '../accountData/startEvmNode.fixtures.js'
import {
  account,
  createContracts,
  createNames,
  ethereumRegistry,
  type FakeNames,
  fetchIdentity,
  getReverseName,
  projects,
  startIdentityGateway,
} from './identity.fixtures.js'

const failed = (field: string, description: unknown, code?: string) => ({
  status: 'FAILED',
  reasons: [{ field, description, ...(code && { code }) }],
})
const noName = { name: null, avatar: null }
const solanaAddress = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
const dayMs = 86_400_000
/** A resolver whose answers a test determines. */
const otherResolver = '0x00000000000000000000000000000000000e5002'
const otherAccount = '0x000000000000000000000000000000000000beef'

const state: FakeEvmState = { native: 0n, tokens: {}, hasMulticall3: true }
/** Time of the shared gateway. Each test is later than the cached answers of the one before. */
let now = Date.UTC(2026, 0, 31, 12)
let node: Awaited<ReturnType<typeof startEvmNode>>
let gateway: Gateway
let stopNode = () => {}

beforeAll(async () => {
  node = await startEvmNode(state, '0x1', (stop) => {
    stopNode = stop
  })
  gateway = await startGateway({ projects, chains: [{ id: 'eip155:1', http: [node.url] }], now: () => now })
}, 180_000)

beforeEach(() => {
  now += 2 * dayMs
  Object.assign(state, { tokens: {}, hasMulticall3: true })
  setNames(createNames())
  node.reset()
})

afterAll(async () => {
  await gateway?.stop()
  stopNode()
})

function setNames(names: FakeNames): void {
  state.contracts = createContracts(names)
}

const get = (request?: Parameters<typeof fetchIdentity>[1]) => fetchIdentity(gateway.url, request)

test('default: the name and the image of an account', async () => {
  expect(await get()).toMatchObject({
    status: 200,
    body: {
      name: 'alice.eth',
      avatar: expect.stringContaining(`${gateway.url}/v1/image/`),
      resolvedAt: new Date(now).toISOString(),
    },
    maxAge: 'max-age=86400',
  })
  expect(node.requests).toHaveLength(4)
})

test('behavior: the image is a URL of the gateway, so that its host does not see who looks at it', async () => {
  expect(getImageSource((await get()).identity?.avatar)).toBe('https://example.com/a.png')
})

test('default: the path below the account returns the same', async () => {
  const first = await get()
  expect((await get({ path: `/v1/account/${account}/identity` })).body).toEqual(first.body)
  expect(node.requests).toHaveLength(4)
})

test('behavior: an account without a name takes two calls: of the registry and of the universal resolver', async () => {
  setNames({})
  expect((await get()).identity).toEqual({ ...noName, resolvedAt: expect.any(String) })
  expect(node.requests).toHaveLength(2)
})

test('behavior: a name that resolves to another account is no name', async () => {
  setNames({ ...createNames(), 'alice.eth': { address: otherAccount } })
  expect((await get()).identity).toMatchObject(noName)
})

test('behavior: a name without a resolver is no name', async () => {
  setNames({ [getReverseName(account)]: { name: 'alice.eth' } })
  expect((await get()).identity).toMatchObject(noName)
})

test('behavior: the zero address does not verify a name without an address', async () => {
  const zero = `0x${'0'.repeat(40)}`
  setNames({
    [getReverseName(zero)]: { name: 'alice.eth' },
    'alice.eth': {},
  })
  expect((await get({ address: zero })).identity).toMatchObject(noName)
})

// Each of these names resolves to the account, so only its form is wrong.
test.each([
  ['upper case', 'Alice.eth'],
  ['an empty label', 'alice..eth'],
  ['a space', 'alice .eth'],
  ['a bidi control', 'alice\u202e.eth'],
  ['an invisible character', 'ali\u200dce.eth'],
  ['a mix of scripts', '\u0430lice.eth'],
  ['HTML', '<b>alice</b>.eth'],
  ['a hash instead of a label', `[${'ab'.repeat(32)}].eth`],
  ['256 characters', `${'a'.repeat(252)}.eth`],
  ['no characters', ''],
])('behavior: a name with %s is no name', async (_name, name) => {
  setNames(createNames(name))
  expect((await get()).identity).toMatchObject(noName)
})

test.each([
  ['255 characters', `${'a'.repeat(251)}.eth`],
  ['emoji', '🦊.eth'],
  ['another script', 'алиса.eth'],
  ['several labels', 'pay.alice.eth'],
])('behavior: accepts a name with %s', async (_name, name) => {
  setNames(createNames(name))
  expect((await get()).identity?.name).toBe(name)
})

test.each([
  'http://example.com/a.png',
  'data:text/html,<svg/>',
  'javascript:alert(1)',
  'eip155:1/erc721:0x0/1',
  'ipfs://x',
  '',
])('behavior: the image %j counts as none', async (avatar) => {
  setNames(createNames('alice.eth', avatar))
  expect((await get()).identity).toMatchObject({ name: 'alice.eth', avatar: null })
})

test('behavior: an image in a data URL is served by the gateway', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h300v150H0z"/></svg>'
  setNames(createNames('alice.eth', `data:image/svg+xml,${encodeURIComponent(svg)}`))
  const { avatar } = (await get()).identity ?? {}
  expect(getImageSource(avatar)).toMatch(/^sha256:/)
  const response = await fetch(avatar ?? '')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('error: an IPFS gateway with http: must be a private host that the operator names', async () => {
  const cid = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
  const { get } = await startIdentityGateway(createNames('alice.eth', `ipfs://${cid}/1.png`), {
    ipfsGatewayUrl: 'http://10.0.0.5:8080',
  })
  expect((await get()).identity?.avatar).toBeNull()
})

test('param: ipfsGatewayUrl serves ipfs: images', async () => {
  const cid = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
  const { get } = await startIdentityGateway(createNames('alice.eth', `ipfs://${cid}/1.png`), {
    ipfsGatewayUrl: 'https://ipfs.example.com',
  })
  expect(getImageSource((await get()).identity?.avatar)).toBe(`https://ipfs.example.com/ipfs/${cid}/1.png`)
})

test.each([
  ['reverts', 'revert'],
  ['returns nothing', '0x'],
  ['returns too little', '0x01'],
  ['returns no text', `0x${'ff'.repeat(96)}`],
] as const)('behavior: a resolver of the address that %s gives no name', async (_name, output) => {
  setNames({
    ...createNames(),
    [getReverseName(account)]: { name: 'alice.eth', resolver: otherResolver },
  })
  state.tokens = { [otherResolver]: output }
  expect((await get()).identity).toMatchObject(noName)
})

test('behavior: a resolver of the name that reverts, as for names outside the chain, gives no name', async () => {
  setNames({
    ...createNames(),
    'alice.eth': { address: account, resolver: otherResolver },
  })
  state.tokens = { [otherResolver]: 'revert' }
  expect((await get()).identity).toMatchObject(noName)
})

test('behavior: works without Multicall3', async () => {
  state.hasMulticall3 = false
  expect((await get()).identity).toMatchObject({ name: 'alice.eth', avatar: expect.any(String) })
})

test('behavior: answers from the cache for 24 h, with the rest as max-age', async () => {
  const first = await get()
  setNames(createNames('bob.eth'))
  now += dayMs - 1_500
  expect(await get()).toEqual({ ...first, maxAge: 'max-age=1' })
  expect(node.requests).toHaveLength(4)
  now += 1_500
  expect((await get()).identity).toMatchObject({ name: 'bob.eth', resolvedAt: new Date(now).toISOString() })
})

test('behavior: the cache ignores the letter case of an account, but not the account', async () => {
  await get()
  await get({ address: account.toUpperCase().replace('0X', '0x') })
  expect(node.requests).toHaveLength(4)
  expect((await get({ address: otherAccount })).identity).toMatchObject(noName)
})

test('behavior: concurrent requests share one read', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => get()))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(node.requests).toHaveLength(4)
})

test('error: no node answers, and the next request reads again', async () => {
  const { respond } = node
  node.respond = sendText('', 502)
  expect(await get()).toMatchObject({
    status: 503,
    body: failed('chainId', 'No source has the names of eip155:1: try again later', 'failed'),
  })
  node.respond = respond
  expect((await get()).identity?.name).toBe('alice.eth')
})

test('error: a node that fails during the read is not cached as an account without a name', async () => {
  const { respond } = node
  node.respond = (response, request) =>
    (node.requests.length > 3 ? sendText('', 502) : respond)(response, request)
  expect((await get()).status).toBe(503)
  node.respond = respond
  expect((await get()).identity?.name).toBe('alice.eth')
})

test.each([
  ['has no code', '0x'],
  ['reverts', 'revert'],
  ['returns no address', `0x${'ff'.repeat(32)}`],
] as const)('error: a registry that %s', async (_name, output) => {
  state.contracts = {}
  state.tokens = { [ethereumRegistry]: output }
  expect((await get()).status).toBe(503)
})

test('error: a node that does not execute the call of a resolver', async () => {
  setNames({
    [getReverseName(account)]: { name: 'alice.eth', resolver: otherResolver },
  })
  state.tokens = { [otherResolver]: 'useAllGas' }
  expect((await get()).status).toBe(503)
})

test('behavior: uses the next node if one fails', async () => {
  const second = await startEvmNode({
    native: 0n,
    tokens: {},
    hasMulticall3: true,
    contracts: createContracts(createNames()),
  })
  const first = await startEvmNode({ native: 0n, tokens: {}, hasMulticall3: true })
  first.respond = sendText('', 502)
  const { get } = await startIdentityGateway(
    {},
    { chains: [{ id: 'eip155:1', http: [first.url, second.url] }] },
  )
  expect((await get()).identity?.name).toBe('alice.eth')
  expect(first.requests.length).toBeGreaterThan(0)
})

test('behavior: a Solana account has no name, for an hour', async () => {
  expect(await get({ address: solanaAddress })).toMatchObject({
    body: { ...noName, resolvedAt: null },
    maxAge: 'max-age=3600',
  })
  expect(node.requests).toHaveLength(0)
})

test.each([
  ['no chain has ENS', [{ id: 'eip155:10', http: ['http://127.0.0.1:1'] }]],
  ['there are no chains', undefined],
])('behavior: accounts have no names if %s', async (_name, chains) => {
  const { get } = await startIdentityGateway({}, { chains })
  expect(await get()).toMatchObject({ body: { ...noName, resolvedAt: null }, maxAge: 'max-age=3600' })
})

test('param: ensRegistry, which takes precedence over Ethereum', async () => {
  const registry = '0x000000000000000000000000000000000000E001'
  const contracts = createContracts(createNames('carol.test'), registry.toLowerCase())
  const node = await startEvmNode({ native: 0n, tokens: {}, hasMulticall3: true, contracts }, '0xa')
  const { get } = await startIdentityGateway(undefined, {
    chains: [
      { id: 'eip155:1', http: ['http://127.0.0.1:1'] },
      { id: 'eip155:10', http: [node.url], ensRegistry: registry, sources: { identities: ['ens'] } },
    ],
  })
  expect((await get()).identity?.name).toBe('carol.test')
})

test.each([
  ['a short address', '0x12', 'projectId=p', 400, 'address'],
  ['a wrong checksum', '0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'projectId=p', 400, 'address'],
  ['a name', 'alice.eth', 'projectId=p', 400, 'address'],
  ['no project', account, '', 401, 'projectId'],
  ['an unknown project', account, 'projectId=x', 401, 'projectId'],
])('error: %s', async (_name, address, query, status, field) => {
  const answer = await get({ address, query })
  expect([answer.status, answer.body]).toEqual([status, failed(field, expect.any(String))])
  expect(node.requests).toHaveLength(0)
})

test('error: an origin that the project does not allow', async () => {
  expect((await get({ headers: { origin: 'https://evil.example.com' } })).status).toBe(403)
})

test('param: quotas are those of the JSON-RPC proxy; a cached answer takes one token', async () => {
  const { url } = await startIdentityGateway(undefined, {
    publicUrl: ['https://gateway.example.com'],
    trustProxy: ['loopback'],
    rpcAddressBurst: 6,
    rpcAddressPerSecond: 1,
    now: () => 1_000_000,
  })
  const statuses = []
  for (let count = 0; count < 4; count += 1)
    statuses.push((await fetchIdentity(url, { headers: { 'x-forwarded-for': '192.0.2.1' } })).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('behavior: counts answers and failures, and logs no address', async () => {
  const lines: string[] = []
  const { get, url } = await startIdentityGateway(undefined, {
    projects,
    logger: pino({ level: 'trace' }, { write: (line) => void lines.push(line) }),
    chains: [{ id: 'eip155:1', http: ['http://127.0.0.1:1'] }],
  })
  await get()
  const metrics = await (await fetch(`${url}/metrics`)).text()
  expect(metrics).toContain('latchkit_identities_total{chain="eip155:1",outcome="unavailable"} 1\n')
  expect(metrics).toContain('latchkit_identity_source_failures_total{chain="eip155:1",source="ens"} 1\n')
  expect(lines.join('')).toContain('"reason":"no node answers"')
  expect(lines.join('')).not.toContain(account.slice(-6))
})
