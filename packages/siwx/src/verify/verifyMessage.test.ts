import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { createMessage } from '../message/createMessage.js'
import { cosmosFields } from '../message/message.fixtures.js'
import type { SiwxFields } from '../message/SiwxFields.js'
import { createMemoryNonceStore } from '../nonce/createMemoryNonceStore.js'
import type { NonceStore } from '../nonce/NonceStore.js'
import type { ExpectedFields } from './compareFields.js'
import { during, fakeReader, ownFields, signFields } from './signIn.fixtures.js'
import { verifyMessage } from './verifyMessage.js'

const { domain, uri, nonce } = ownFields
const expected = { domain, uri, nonce }

async function verifyFields(
  fields: SiwxFields,
  all: ExpectedFields & { nonce: string } = expected,
  now = during,
) {
  return verifyMessage({ ...(await signFields(fields)), expected: all, now })
}

test('default: returns the account and the fields', async () => {
  expect(await verifyFields(ownFields)).toEqual({
    ok: true,
    account: `eip155:1:${ownFields.address}`,
    fields: ownFields,
  })
})

describe('field equality', () => {
  const every = ownFields as ExpectedFields & { nonce: string }

  test('behavior: every field as expected', async () => {
    expect(await verifyFields(ownFields, every)).toMatchObject({ ok: true })
  })

  const changes: Partial<SiwxFields> = {
    scheme: 'http',
    domain: 'evil.example',
    address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    statement: 'Sign in to Example',
    uri: 'https://app.example.com:8443/login?next=%2Fhome',
    chainId: 'eip155:10',
    nonce: 'k3Vt8sQ2mz',
    issuedAt: '2026-03-01T12:00:00.001Z',
    expirationTime: '2026-03-01T12:10:00.001Z',
    notBefore: '2026-03-01T11:59:00Z',
    requestId: 'request-8',
    resources: [...(ownFields.resources ?? [])].reverse(),
  }

  test.each(Object.entries(changes))('error: another %s, signed by the account', async (field, value) => {
    expect(await verifyFields({ ...ownFields, [field]: value }, every)).toMatchObject({
      ok: false,
      reason: 'fieldMismatch',
      field,
      expected: ownFields[field as keyof SiwxFields],
      actual: value,
    })
  })

  test.each(Object.entries(changes))(
    'error: another %s, with the signature of the first',
    async (field, value) => {
      const { signature } = await signFields()
      const message = createMessage({ ...ownFields, [field]: value })
      const changed = { ...expected, [field]: value }
      const result = await verifyMessage({ message, signature, expected: changed, now: during })
      expect(result).toMatchObject({ ok: false, reason: 'invalidSignature' })
    },
  )

  test.each(['scheme', 'statement', 'expirationTime', 'notBefore', 'requestId', 'resources'] as const)(
    'behavior: %s must be absent, or must not be',
    async (field) => {
      const { [field]: _, ...without } = ownFields
      expect(await verifyFields(without, every)).toMatchObject({ reason: 'fieldMismatch', field })
      expect(await verifyFields(without, { ...every, [field]: null })).toMatchObject({ ok: true })
      expect(await verifyFields(ownFields, { ...every, [field]: null })).toMatchObject({ field })
    },
  )

  test('behavior: lists of domains, URIs and chains', async () => {
    const lists = { domain: ['a.example', domain], uri: [uri], chainId: ['eip155:10', 'eip155:1'] }
    expect(await verifyFields(ownFields, { ...lists, nonce })).toMatchObject({ ok: true })
    expect(await verifyFields({ ...ownFields, chainId: 'eip155:5' }, { ...lists, nonce })).toMatchObject({
      reason: 'fieldMismatch',
      field: 'chainId',
    })
    expect(await verifyFields(ownFields, { ...lists, domain: [], nonce })).toMatchObject({ field: 'domain' })
  })

  test('behavior: ignores the letter case of an expected eip155 address', async () => {
    const address = ownFields.address.toLowerCase()
    expect(await verifyFields(ownFields, { ...expected, address })).toMatchObject({ ok: true })
  })
})

describe('times', () => {
  const at = (time: string) => verifyFields(ownFields, expected, Date.parse(time))

  test('behavior: valid until just before the expiration time', async () => {
    expect(await at('2026-03-01T12:09:59.999Z')).toMatchObject({ ok: true })
    expect(await at('2026-03-01T12:10:00.000Z')).toMatchObject({ reason: 'expired' })
  })

  test('behavior: valid from "not before" on, with a tolerance of 1 minute', async () => {
    expect(await at('2026-03-01T11:58:00.000Z')).toMatchObject({ ok: true })
    expect(await at('2026-03-01T11:57:59.999Z')).toMatchObject({ reason: 'notYetValid' })
  })

  test('param: clockTolerance', async () => {
    const now = Date.parse('2026-03-01T11:58:59Z')
    const result = await verifyMessage({ ...(await signFields()), expected, now, clockTolerance: 0 })
    expect(result).toMatchObject({ reason: 'notYetValid' })
  })
})

describe('nonce store', () => {
  async function createSignIn() {
    const nonceStore = createMemoryNonceStore({ now: () => during })
    const fields = { ...ownFields, nonce: await nonceStore.issue() }
    const verify = async (overrides: object = {}) =>
      verifyMessage({
        ...(await signFields(fields)),
        expected: { domain, uri },
        nonceStore,
        now: during,
        ...overrides,
      })
    return { nonceStore, fields, verify }
  }

  test('behavior: a message is valid once', async () => {
    const { verify } = await createSignIn()
    expect(await verify()).toMatchObject({ ok: true })
    expect(await verify()).toMatchObject({ ok: false, reason: 'invalidNonce' })
  })

  test('behavior: of concurrent verifications one succeeds', async () => {
    const { verify } = await createSignIn()
    const results = await Promise.all(Array.from({ length: 20 }, () => verify()))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.filter((result) => !result.ok && result.reason === 'invalidNonce')).toHaveLength(19)
  })

  test('behavior: a refused message does not use up the nonce', async () => {
    const { verify, fields } = await createSignIn()
    const other = privateKeyToAccount(`0x${'22'.repeat(32)}`)
    const signature = await other.signMessage({ message: createMessage(fields) })
    expect(await verify({ signature })).toMatchObject({ reason: 'invalidSignature' })
    expect(await verify({ expected: { domain: 'evil.example', uri } })).toMatchObject({ ok: false })
    expect(await verify()).toMatchObject({ ok: true })
  })

  test('error: an unknown nonce causes no request to a chain', async () => {
    const { verify } = await createSignIn()
    const { reader, calls } = fakeReader('0x')
    const { message } = await signFields()
    expect(await verify({ message, signature: '0x1234', reader })).toMatchObject({ reason: 'invalidNonce' })
    expect(calls).toEqual([])
  })

  test('error: the nonce of another server', async () => {
    const { verify } = await createSignIn()
    const nonceStore = createMemoryNonceStore()
    expect(await verify({ nonceStore })).toMatchObject({ reason: 'invalidNonce' })
  })

  test.each(['has', 'consume'] as const)('error: the store fails in "%s"', async (method) => {
    const { verify, nonceStore } = await createSignIn()
    const cause = new Error('The database is not available.')
    const failing: NonceStore = { ...nonceStore, [method]: () => Promise.reject(cause) }
    expect(await verify({ nonceStore: failing })).toMatchObject({ reason: 'nonceStoreUnavailable', cause })
  })

  test('error: neither a store nor an expected nonce', async () => {
    const parameters = { ...(await signFields()), expected: { domain, uri } } as never
    await expect(verifyMessage(parameters)).rejects.toThrow('"nonceStore" or "expected.nonce" must be set')
  })
})

describe('malformed input', () => {
  test.each([
    ['text', 'Hello', 'layout'],
    ['nothing', '', 'layout'],
    ['a number', 7, 'layout'],
    ['an object', { toString: () => 'x' }, 'layout'],
    ['another version', createMessage(ownFields).replace('Version: 1', 'Version: 2'), 'version'],
  ])('error: the message is %s', async (_, message, part) => {
    const parameters = { message, signature: '0x', expected, now: during } as never
    expect(await verifyMessage(parameters)).toMatchObject({ ok: false, reason: 'malformedMessage', part })
  })

  test.each([
    ['text', 'signature'],
    ['an odd number of digits', '0x123'],
    ['nothing', ''],
    ['a number', 7],
    ['undefined', undefined],
    ['too long', `0x${'00'.repeat(100_000)}`],
  ])('error: the signature is %s', async (_, signature) => {
    const parameters = { ...(await signFields()), signature, expected, now: during } as never
    expect(await verifyMessage(parameters)).toMatchObject({ ok: false, reason: 'malformedSignature' })
  })
})

describe('other namespaces', () => {
  const message = createMessage(cosmosFields)
  const parameters = { message, signature: 'any', expected, now: during }

  test('error: no verifier', async () => {
    expect(await verifyMessage(parameters)).toMatchObject({ reason: 'unsupportedChain' })
  })

  test('param: verifiers', async () => {
    const verify = (status: 'valid' | 'invalid') =>
      verifyMessage({ ...parameters, verifiers: { cosmos: async () => ({ status }) } })
    expect(await verify('valid')).toMatchObject({
      ok: true,
      account: 'cosmos:cosmoshub-4:cosmos1depk54cuajgkzea6zpgkq36tnjwdzv4afc3d27',
    })
    expect(await verify('invalid')).toMatchObject({ reason: 'invalidSignature' })
  })

  test('error: a verifier rejects', async () => {
    const cause = new Error('The node is not available.')
    const verifiers = { cosmos: () => Promise.reject(cause) }
    expect(await verifyMessage({ ...parameters, verifiers })).toMatchObject({
      reason: 'chainUnavailable',
      cause,
    })
  })
})
