import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createNameNonces } from './createNameNonces.js'
import { createAccount, type NameGateway, startMs, startNameGateway, zone } from './names.fixtures.js'

const failed = (field: string, text: string) => ({
  status: 'FAILED',
  reasons: [{ field, description: expect.stringContaining(text) }],
})
const time = new Date(startMs).toISOString()

const stops: (() => void | Promise<void>)[] = []
/** A gateway for tests that leave no name behind, or one of their own. */
let shared: NameGateway

beforeAll(async () => {
  shared = await startNameGateway({ reservedNames: ['Shop'] }, (stop) => stops.push(stop))
}, 180_000)

afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

test('default: registers a name, which is found in both directions', async () => {
  const { register, get } = await startNameGateway()
  const account = createAccount()
  const answer = await register('Alice', account, { bio: 'hello' })
  const item = {
    name: `alice.${zone}`,
    registered_at: time,
    updated_at: null,
    attributes: { bio: 'hello' },
    addresses: { 60: { address: account.address, created_at: time } },
  }
  expect(answer).toMatchObject({ status: 200, body: item })
  expect(await get(`account/ALICE.${zone}`)).toEqual({ status: 200, body: item })
  expect(await get(`reverse/${account.address.toLowerCase()}`)).toEqual({ status: 200, body: [item] })
})

test('behavior: changes need no project, and no call to the chain if a key signed them', async () => {
  const { register, node } = await startNameGateway()
  expect((await register('alice')).status).toBe(200)
  expect(node.requests).toHaveLength(0)
})

test('behavior: a missing name has status 404, or is an empty list in version 2', async () => {
  const { get } = await startNameGateway()
  const { address } = createAccount()
  expect(await get(`account/alice.${zone}`)).toMatchObject({ status: 404, body: failed('name', 'alice') })
  expect(await get(`account/alice.${zone}`, '&apiVersion=2')).toEqual({ status: 200, body: [] })
  expect((await get(`reverse/${address}`)).status).toBe(404)
  expect(await get(`reverse/${address}`, '&apiVersion=2')).toEqual({ status: 200, body: [] })
})

test.each([
  ['a signature of another account', { address: createAccount().address }, 400, 'owner'],
  ['an address without its checksum', { address: createAccount().address.toLowerCase() }, 400, 'address'],
  ['a signature of another name', { fields: { name: `bobby.${zone}` } }, 401, 'signature'],
  ['a name without its zone', { fields: { zone: 'eth' } }, 400, 'zone'],
  ['another purpose', { fields: { purpose: 'Release this name' } }, 400, 'purpose'],
  ['another owner', { fields: { owner: createAccount().address } }, 400, 'owner'],
  ['another server', { gateway: 'https://other.example.com' }, 400, 'gateway'],
  ['the port of another server', { gateway: 'http://localhost:1' }, 400, 'gateway'],
  [
    'a server that was not signed',
    { gateway: 'https://other.example.com', fields: { gateway: 'http://localhost' } },
    400,
    'gateway',
  ],
  ['a nonce of another server', { nonce: createNameNonces('other', () => startMs).create() }, 400, 'nonce'],
  ['a nonce that was made up', { nonce: 'a'.repeat(43) }, 400, 'nonce'],
  ['a nonce that was not signed', { fields: { nonce: '' } }, 400, 'nonce'],
  ['a chain that is not served', { coin_type: 0x80_00_00_0a }, 400, 'coin_type'],
  ['a coin type of no EVM chain', { coin_type: 501 }, 400, 'coin_type'],
  ['a message that is not JSON', { message: 'hello' }, 400, 'message'],
  ['a signature without digits', { signature: '0x' }, 400, 'signature'],
] as const)('error: %s', async (_name, overrides, status, field) => {
  const { register, get } = shared
  const answer = await register('alice', createAccount(), overrides)
  expect([answer.status, answer.body]).toEqual([status, failed(field, '')])
  expect((await get(`account/alice.${zone}`)).status).toBe(404)
})

test.each([
  ['abc', 400, 'at least 4 characters'],
  ['a'.repeat(65), 400, '3 to 64'],
  ['ali_ce', 400, 'letters'],
  ['\u0430lice', 400, 'letters'],
  ['-alice', 400, 'hyphen'],
  ['alice-', 400, 'hyphen'],
  ['xn--abc', 400, 'hyphen'],
  ['admin', 400, 'reserved'],
  ['ADMIN', 400, 'reserved'],
  ['admin'.replace('m', 'rn'), 400, 'look like the reserved name "admin"'],
  ['shop', 400, 'reserved'],
  ['sh0p', 400, 'look like the reserved name "shop"'],
  ['pay.alice', 400, 'zone'],
])('error: refuses to register %s', async (label, status, text) => {
  const { register } = shared
  expect(await register(label)).toMatchObject({ status, body: failed('name', text) })
})

test.each([
  { attributes: [{ key: 'url', value: 'https://example.com' }] },
  { attributes: { bio: 'hello' } },
  {
    attributes: [
      { key: 'bio', value: 'a' },
      { key: 'bio', value: 'b' },
    ],
  },
  { attributes: [{ key: 'bio', value: '<b>' }] },
  { attributes: [{ key: 'bio', value: 'x'.repeat(256) }] },
  { attributes: [{ key: 'bio', value: '' }] },
  { coinType: 60 },
  { name: 7 },
])('error: the message with %j', async (fields) => {
  const { register } = shared
  expect((await register('alice', createAccount(), { fields })).status).toBe(400)
})

test('error: a registered name, and one that looks like it', async () => {
  const { register } = shared
  expect((await register('hello')).status).toBe(200)
  expect(await register('hello')).toMatchObject({ status: 409, body: failed('name', 'registered') })
  expect((await register('he1l0')).status).toBe(409)
  expect((await register('c00l')).status).toBe(200)
  expect((await register('cool')).status).toBe(409)
})

test('behavior: one of several concurrent registrations wins', async () => {
  const { register, get } = await startNameGateway()
  const answers = await Promise.all(Array.from({ length: 8 }, () => register('alice')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  const winner = answers.find(({ status }) => status === 200)
  expect((await get(`account/alice.${zone}`)).body).toEqual(winner?.body)
})

test('behavior: the owner sets attributes and addresses', async () => {
  const { register, post, get, clock } = await startNameGateway()
  const account = createAccount()
  const other = createAccount()
  await register('alice', account)
  clock.ms += 5_000
  const later = new Date(clock.ms).toISOString()
  const attributes = { bio: 'hello' }
  const name = `alice.${zone}`
  expect(
    await post(`account/${name}/attributes`, account, { type: 'setAttributes', name, attributes }),
  ).toMatchObject({ status: 200, body: attributes })
  const change = { type: 'setAddress', name, coinType: 60, address: other.address } as const
  const addresses = { 60: { address: other.address, created_at: later } }
  expect((await post(`account/alice.${zone}/address`, account, change)).body).toEqual(addresses)
  expect((await get(`account/alice.${zone}`)).body).toMatchObject({
    updated_at: later,
    attributes,
    addresses,
  })
  // A name is shown only for the account that registered it, and not for every account it resolves to.
  expect((await get(`reverse/${other.address}`)).status).toBe(404)
})

test.each([
  ['attributes', { type: 'setAttributes', attributes: {} }],
  ['address', { type: 'setAddress', coinType: 60, address: createAccount().address }],
] as const)('error: another account sets the %s, or there is no such name', async (path, change) => {
  const { register, post } = shared
  await register(`owned-${path}`)
  for (const [label, status] of [
    [`owned-${path}`, 403],
    ['bobby', 404],
  ] as const) {
    const name = `${label}.${zone}`
    expect((await post(`account/${name}/${path}`, createAccount(), { ...change, name })).status).toBe(status)
  }
})

test.each([
  { coinType: 501, address: createAccount().address },
  { coinType: 0x80_00_00_0a, address: createAccount().address },
  { coinType: 60, address: createAccount().address.toLowerCase() },
])('error: the address %j', async (fields) => {
  const { register, post } = shared
  const account = createAccount()
  const name = `addressed${fields.coinType % 100}.${zone}`
  await register(`addressed${fields.coinType % 100}`, account)
  const change = { type: 'setAddress', name, ...fields } as const
  expect((await post(`account/${name}/address`, account, change)).status).toBe(400)
})

test('behavior: suggests the label, and free names that start with it', async () => {
  const { register, get } = await startNameGateway()
  await register('alice')
  await register('alice-eth')
  const { status, body } = await get('suggestions/Alice', `&zone=${zone}`)
  expect(status).toBe(200)
  expect(body.suggestions).toHaveLength(5)
  expect(body.suggestions[0]).toEqual({ name: `alice.${zone}`, registered: true })
  expect(body.suggestions.slice(1)).toEqual(
    ['wallet', 'web3', 'dao', 'pay'].map((one) => ({ name: `alice-${one}.${zone}`, registered: false })),
  )
  expect((await get(`suggestions/bobby.${zone}`)).body.suggestions[0]).toEqual({
    name: `bobby.${zone}`,
    registered: false,
  })
})

const dayMs = 86_400_000

test('behavior: the owner releases a name, which is free after 30 days', async () => {
  const { register, post, get, clock } = await startNameGateway()
  const account = createAccount()
  await register('alice', account, { bio: 'hello' })
  const name = `alice.${zone}`
  const path = `account/${name}/release`
  const release = { type: 'release', name } as const
  expect((await post(path, createAccount(), release)).status).toBe(403)
  expect(await post(path, account, release)).toMatchObject({
    status: 200,
    body: { name: `alice.${zone}`, attributes: null, addresses: {} },
  })
  expect((await get(`account/alice.${zone}`)).status).toBe(404)
  expect((await get(`reverse/${account.address}`)).status).toBe(404)
  const change = { type: 'setAddress', name, coinType: 60, address: account.address } as const
  expect((await post(`account/${name}/address`, account, change)).status).toBe(404)
  clock.ms += 30 * dayMs - 1_000
  expect((await register('alice')).status).toBe(409)
  expect((await get('suggestions/alice')).body.suggestions[0].registered).toBe(true)
  clock.ms += 1_000
  expect((await get('suggestions/alice')).body.suggestions[0].registered).toBe(false)
  expect((await register('al1ce')).status).toBe(200)
})

test('param: nameLifetimeDays: a name expires after its last change, and is free 30 days later', async () => {
  const { register, post, get, clock } = await startNameGateway({ nameLifetimeDays: 365 })
  const account = createAccount()
  await register('alice', account)
  const isFound = async () => (await get(`account/alice.${zone}`)).status === 200
  clock.ms += 365 * dayMs - 1_000
  expect(await isFound()).toBe(true)
  clock.ms += 1_000
  expect(await isFound()).toBe(false)
  expect((await register('alice')).status).toBe(409)
  const change = { type: 'setAttributes', name: `alice.${zone}`, attributes: {} } as const
  await post(`account/alice.${zone}/attributes`, account, change)
  expect(await isFound()).toBe(true)
  clock.ms += 395 * dayMs
  expect((await post(`account/alice.${zone}/attributes`, account, change)).status).toBe(404)
  const other = createAccount()
  expect((await register('alice', other)).body).toMatchObject({
    addresses: { 60: { address: other.address } },
  })
})

test('param: revokedNames do not resolve, and cannot be changed or registered', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'names-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const account = createAccount()
  const first = await startNameGateway({ dataDir }, (stop) => stops.push(stop))
  await first.register('alice', account)
  await first.stop()
  const { get, post, register } = await startNameGateway({ dataDir, revokedNames: [`Alice.${zone}`] })
  expect((await get(`account/alice.${zone}`)).status).toBe(404)
  expect((await get(`reverse/${account.address}`)).status).toBe(404)
  const change = { type: 'setAttributes', name: `alice.${zone}`, attributes: {} } as const
  expect(await post(`account/alice.${zone}/attributes`, account, change)).toMatchObject({
    status: 403,
    body: failed('name', 'revoked'),
  })
  expect((await register('alice', account)).status).toBe(409)
})

test('behavior: a registered name is that of its account, if it resolves to it', async () => {
  const { url, register, post } = await startNameGateway()
  const account = createAccount()
  const getIdentity = async () => {
    const response = await fetch(`${url}/v1/identity/${account.address}?projectId=p`)
    return [(await response.json()).name, response.headers.get('cache-control')]
  }
  expect(await getIdentity()).toEqual([null, 'max-age=0'])
  await register('alice', account)
  expect(await getIdentity()).toEqual([`alice.${zone}`, 'max-age=0'])
  const { address } = createAccount()
  const change = { type: 'setAddress', name: `alice.${zone}`, coinType: 60, address } as const
  await post(`account/alice.${zone}/address`, account, change)
  expect(await getIdentity()).toEqual([null, 'max-age=0'])
})

test('behavior: lists the zones', async () => {
  const { get } = shared
  expect(await get('zones')).toEqual({ status: 200, body: { zones: [zone] } })
})

test.each([
  ['suggestions/ab', '', 'name'],
  ['suggestions/alice', '&zone=other.eth', 'zone'],
  ['account/alice.other.eth', '', 'name'],
  ['reverse/alice', '', 'address'],
])('error: %s%s', async (path, query, field) => {
  const { get } = shared
  expect(await get(path, query)).toMatchObject({ status: 400, body: failed(field, '') })
})

test('error: lookups need a project', async () => {
  const { url } = shared
  expect((await fetch(`${url}/v1/profile/account/alice.${zone}`)).status).toBe(401)
})

test('param: without nameZones there are no names', async () => {
  const { register, get } = await startNameGateway({ nameZones: [] })
  expect(await register('alice')).toMatchObject({ status: 404, body: failed('name', 'NAME_ZONES') })
  expect(await get(`account/alice.${zone}`, '&apiVersion=2')).toMatchObject({ status: 404 })
})

test('error: an account changes its names too often', async () => {
  const { register } = await startNameGateway()
  const account = createAccount()
  const statuses = []
  for (let count = 0; count < 11; count += 1)
    statuses.push((await register(`alice-${count}a`, account)).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})

test('error: an address sends too many signed requests', async () => {
  const { url } = await startNameGateway({ trustProxy: ['loopback'] })
  const statuses = []
  for (let count = 0; count < 21; count += 1)
    statuses.push((await fetch(`${url}/v1/profile/account`, { method: 'POST', body: '{}' })).status)
  expect(statuses).toEqual([...Array(20).fill(400), 429])
})

test('error: no node answers for the signature of a contract', async () => {
  const { register, node } = await startNameGateway()
  node.respond = (response) => response.writeHead(502).end()
  expect(await register('alice', createAccount(), { signature: '0x01' })).toMatchObject({
    status: 503,
    body: failed('signature', 'try again'),
  })
})
