import type { SessionChange } from '@latchkit/blockchain-api/contract'
import { maxSessions, sessionsResponseSchema } from '@latchkit/blockchain-api/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  account,
  type ChangeOverrides,
  expiry,
  grant,
  otherAccount,
  owner,
  type PermissionsGateway,
  permission,
  signContext,
  startMs,
  startPermissionsGateway,
} from './permissions.fixtures.js'

const stops: (() => void | Promise<void>)[] = []
let gateway: PermissionsGateway
beforeAll(async () => {
  gateway = await startPermissionsGateway({}, (stop) => stops.unshift(stop))
}, 180_000)
beforeEach(() => {
  // Later, so that the limits of the account are free again.
  gateway.clock.ms += 3_600_000
  gateway.chain.answer = '0x'
})
afterAll(async () => {
  for (const stop of stops) await stop()
})

async function list(projectId = 'p', of = account) {
  const { body } = await gateway.call('GET', of, { projectId })
  return sessionsResponseSchema.parse(body).pcis
}
const find = async (pci: string) => (await list()).find((one) => one.pci === pci)
const nowSeconds = () => gateway.clock.ms / 1_000

test('default: an account adds, activates and revokes a permission', async () => {
  const pci = await gateway.create()
  const added = {
    ...{
      project: { id: 'p', name: 'App p', url: null, iconUrl: null },
      pci,
      expiry,
      createdAt: nowSeconds(),
    },
    ...{ permissions: grant.permissions, policies: [], context: null, revokedAt: null },
  }
  expect(await find(pci)).toEqual(added)
  expect((await gateway.call('GET', `${account}/getcontext?pci=${pci}`)).status).toBe(404)

  const context = await signContext()
  expect(await gateway.send({ type: 'activate', pci, context })).toMatchObject({ status: 200, body: {} })
  expect(await find(pci)).toEqual({ ...added, context })
  expect((await gateway.call('GET', `${account}/getcontext?pci=${pci}`)).body).toEqual({ context })

  expect(await gateway.send({ type: 'revoke', pci })).toMatchObject({ status: 200, body: {} })
  expect(await find(pci)).toEqual({ ...added, context, revokedAt: nowSeconds() })
  expect((await gateway.call('GET', `${account}/getcontext?pci=${pci}`)).status).toBe(404)
})

test('behavior: there are no keys of the gateway', async () => {
  const { body } = await gateway.send({ type: 'create', ...grant })
  expect(body).toEqual({ pci: expect.stringMatching(/^[\da-f-]{36}$/) })
  expect(await gateway.call('POST', `${account}/sign`, { body: {} })).toMatchObject({ status: 404 })
})

test('behavior: lists what the chain enforces, not what was requested', async () => {
  const pci = await gateway.create()
  const context = await signContext({
    permission: { ...permission, amount: 1n } as never,
    expiry: expiry - 5,
  })
  expect((await gateway.send({ type: 'activate', pci, context })).status).toBe(200)
  expect(await find(pci)).toMatchObject({
    permissions: [{ type: 'native-token-transfer', data: { allowanceAmount: '0x1' } }],
    expiry: expiry - 5,
  })
})

test('behavior: the wallet chooses the start of periods that the app did not request', async () => {
  const permissions = [{ type: 'native-token-periodic', data: { periodAmount: '0x10', periodDuration: 60 } }]
  const pci = await gateway.create({ permissions })
  const start = nowSeconds() + 7
  const context = await signContext({
    permission: { type: 'native-token-periodic', amount: 16n, period: 60, start },
  })
  expect((await gateway.send({ type: 'activate', pci, context })).status).toBe(200)
  expect(await find(pci)).toMatchObject({ permissions: [{ data: { startTime: start } }] })
})

const changes: readonly [string, (pci: string) => SessionChange][] = [
  ['create', () => ({ type: 'create', ...grant })],
  ['revoke', (pci) => ({ type: 'revoke', pci })],
]
const later = new Date(startMs + 10 * 86_400_000).toISOString()
const refusals: readonly [string, ChangeOverrides | (() => ChangeOverrides), number, string][] = [
  ['the signature of another account', { by: otherAccount }, 401, 'invalidSignature'],
  ['no signature of an account', { signature: `0x${'11'.repeat(65)}` }, 401, 'invalidSignature'],
  ['a malformed signature', { signature: 'abc' }, 400, 'malformedSignature'],
  ['a malformed message', { body: { message: 'Revoke all' } }, 400, 'malformedMessage'],
  ['another statement', { fields: { statement: 'Sign in' } }, 401, 'fieldMismatch'],
  ['another domain', { fields: { domain: 'evil.example.net' } }, 401, 'fieldMismatch'],
  ['another chain', { fields: { chainId: 'eip155:10' } }, 401, 'fieldMismatch'],
  ['another address', { fields: { address: otherAccount.address } }, 401, 'fieldMismatch'],
  [
    'the URL of another gateway',
    { fields: { uri: `https://evil.example.net/v1/sessions/${account}` } },
    401,
    'fieldMismatch',
  ],
  [
    'the digest of another change',
    { fields: { resources: [`urn:latchkit:session:sha256:${'0'.repeat(64)}`] } },
    401,
    'fieldMismatch',
  ],
  ['no digest', { fields: { resources: [] } }, 401, 'fieldMismatch'],
  ['no end', { fields: { expirationTime: undefined } }, 401, 'expirationTime'],
  ['a late end', { fields: { expirationTime: later } }, 401, 'expirationTime'],
  ['a start in the future', () => ({ fields: toTimes(120_000) }), 401, 'expirationTime'],
  ['an end in the past', () => ({ fields: toTimes(-300_000) }), 401, 'expired'],
  ['a short nonce', { fields: { nonce: '12345678' } }, 401, 'nonce'],
  ['an origin of no project', { origin: 'https://evil.example.net' }, 403, 'origin'],
  ['no origin', { origin: null }, 403, 'origin'],
  ['another account in the URL', { account: `eip155:1:${otherAccount.address}` }, 401, 'fieldMismatch'],
  ['an unknown project', { projectId: 'unknown' }, 401, 'projectId'],
]
const toTimes = (delay: number) => ({
  issuedAt: new Date(gateway.clock.ms + delay).toISOString(),
  expirationTime: new Date(gateway.clock.ms + delay + 300_000).toISOString(),
})

describe.each(changes)('%s', (type, toChange) => {
  test.each(refusals)('error: %s', async (name, overrides, status, field) => {
    const pci = await gateway.create()
    const count = (await list()).length
    const answer = await gateway.send(
      toChange(pci),
      typeof overrides === 'function' ? overrides() : overrides,
    )
    // The session of another account is not found at all.
    const isHidden = type === 'revoke' && name === 'another account in the URL'
    expect(answer).toMatchObject(isHidden ? { status: 404, field: 'pci' } : { status, field })
    expect((await list()).length).toBe(count)
    expect((await find(pci))?.revokedAt).toBeNull()
  })

  test('error: a message that was used before', async () => {
    const change = toChange(await gateway.create())
    const body = await gateway.sign(change)
    const path = type === 'create' ? account : `${account}/${type}`
    expect((await gateway.call('POST', path, { body })).status).toBe(200)
    const again = await gateway.call('POST', path, { body })
    expect(again).toMatchObject(type === 'create' ? { status: 401, field: 'invalidNonce' } : { status: 404 })
  })

  test('error: the message of another project', async () => {
    const change = toChange(await gateway.create())
    const body = await gateway.sign(change, { projectId: 'q' })
    const answer = await gateway.call('POST', type === 'create' ? account : `${account}/${type}`, { body })
    expect(answer).toMatchObject({ status: 401, field: 'fieldMismatch' })
  })
})

test('error: of concurrent requests with one message one succeeds', async () => {
  const body = await gateway.sign({ type: 'create', ...grant })
  const count = (await list()).length
  const answers = await Promise.all(Array.from({ length: 6 }, () => gateway.call('POST', account, { body })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(5).fill(401)])
  expect((await list()).length).toBe(count + 1)
})

test('error: a body that was changed after it was signed', async () => {
  const changed = { expiry: expiry + 1 }
  const answer = await gateway.send({ type: 'create', ...grant }, { body: changed })
  expect(answer).toMatchObject({ status: 401, field: 'fieldMismatch' })
})

test.each<[string, Parameters<typeof signContext>[0] | `0x${string}`]>([
  ['of another owner', { owner: '0x90F79bf6EB2c4f870365E785982E1f101E93b906' }],
  ['of another session key', { sessionKey: '0x90F79bf6EB2c4f870365E785982E1f101E93b906' }],
  ['with a later end', { expiry: expiry + 1 }],
  ['with a higher amount', { permission: { type: 'native-token-transfer', amount: 17n } }],
  ['of another type', { permission: { type: 'native-token-periodic', amount: 1n, period: 60, start: 1 } }],
  ['that is malformed', '0x1234'],
])('error: a context %s', async (_name, change) => {
  const pci = await gateway.create()
  const context = typeof change === 'string' ? change : await signContext(change)
  const answer = await gateway.send({ type: 'activate', pci, context })
  expect(answer).toMatchObject({ status: 400, field: 'context' })
  expect((await find(pci))?.context).toBeNull()
})

test('error: activates once, with the signature of the owner', async () => {
  const pci = await gateway.create()
  const context = await signContext()
  const change = { type: 'activate', pci, context } as const
  expect(await gateway.send(change, { by: otherAccount })).toMatchObject({ status: 401 })
  const other = await signContext({ salt: 2n })
  expect(await gateway.send(change, { body: { context: other } })).toMatchObject({ field: 'fieldMismatch' })
  expect(await gateway.send(change)).toMatchObject({ status: 200 })
  expect(await gateway.send(change)).toMatchObject({ status: 404, field: 'pci' })
})

test.each<[string, object, string]>([
  ['an end in the past', { expiry: startMs / 1_000 }, 'expiry'],
  ['a signer with a key', { signer: { type: 'keys', data: { keys: [] } } }, 'signer'],
  ['no permission', { permissions: [] }, 'permissions'],
  ['two permissions', { permissions: [...grant.permissions, ...grant.permissions] }, 'permissions'],
  [
    'a permission that cannot be enforced',
    { permissions: [{ type: 'native-token-stream', data: {} }] },
    'permissions',
  ],
  ['policies', { policies: [{ type: 'gas-limit', data: {} }] }, 'policies'],
])('error: %s', async (_name, change, field) => {
  expect(await gateway.send({ type: 'create', ...grant, ...change })).toMatchObject({ status: 400, field })
})

test.each(['eip155:1', 'eip155:1:0x12', 'solana:x:y', `eip155:01:${owner.address}`, owner.address])(
  'error: the account %s',
  async (text) => {
    expect(await gateway.call('GET', text)).toMatchObject({ status: 400, field: 'account' })
  },
)

test('behavior: a project and another chain have lists of their own', async () => {
  await gateway.create()
  expect(await list('q')).toEqual([])
  expect(await list('p', `eip155:10:${owner.address}`)).toEqual([])
  expect((await list('p', account.toLowerCase())).length).toBe((await list()).length)
})

test('behavior: the account is a contract (ERC-1271)', async () => {
  gateway.chain.answer = `0x1626ba7e${'0'.repeat(56)}`
  const signature = `0x${'ab'.repeat(70)}`
  expect(await gateway.send({ type: 'create', ...grant }, { signature })).toMatchObject({ status: 200 })
})

test('error: too many changes of one account', async () => {
  const answers: number[] = []
  for (let index = 0; index < 22; index += 1)
    answers.push((await gateway.send({ type: 'create', ...grant })).status)
  expect(answers.slice(0, 20)).toEqual(Array(20).fill(200))
  expect(answers.at(-1)).toBe(429)
})

test('error: more than 255 permissions', async () => {
  const other = await startPermissionsGateway()
  for (let index = 0; index < maxSessions; index += 1) {
    other.clock.ms += 30_000
    expect((await other.send({ type: 'create', ...grant })).status).toBe(200)
  }
  other.clock.ms += 30_000
  expect(await other.send({ type: 'create', ...grant })).toMatchObject({ status: 409, field: 'account' })
  const { body } = await other.call('GET', account)
  expect(body.pcis).toHaveLength(maxSessions)
}, 180_000)
