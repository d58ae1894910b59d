import { expect, test } from 'vitest'
import { rowsOf, samples } from './messages.fixtures.js'
import { parseAppMessage, readAppEnvelope } from './parseAppMessage.js'

const id = '5a1c1f62-9a2b-4f4e-9d3f-0c2a4a5b6c7d'

/** Parses a message as the host does. */
function parse(message: unknown): ReturnType<typeof parseAppMessage> | undefined {
  const envelope = readAppEnvelope(message)
  return envelope && parseAppMessage(message, envelope)
}

const post = (name: string, payload: unknown) => ({ type: `@w3m-app/${name}`, id, payload })

test.each(rowsOf('payloads'))('default: accepts $name with $data', ({ name, data }) => {
  expect(parse(post(name, data))).toEqual({
    message: { name, id, ...(data === undefined ? {} : { payload: data }) },
  })
})

test.each(rowsOf('badPayloads'))('error: refuses $name with $data', ({ name, data }) => {
  expect(parse(post(name, data))).toEqual({
    reason: expect.stringMatching(/^The payload of [A-Z_]+ is invalid|^Requested RPC call is not allowed$/),
  })
})

test.each([
  ['eth_sign', undefined, 'Requested RPC call is not allowed'],
  ['eth_call', {}, 'The payload of RPC_REQUEST is invalid at "params"'],
  ['latchkit_moveRecovery', ['new'], 'The payload of RPC_REQUEST is invalid at "params"'],
  ['latchkit_showSettings', ['export'], 'The payload of RPC_REQUEST is invalid at "params"'],
  ['wallet_sendCalls', [{ calls: [] }], 'The payload of RPC_REQUEST is invalid at "params.0.chainId"'],
  [
    'wallet_sendCalls',
    [{ calls: [{ to: 'f' }] }],
    'The payload of RPC_REQUEST is invalid at "params.0.calls.0.to"',
  ],
])('error: names what is wrong with %s %j', (method, params, reason) => {
  expect(parse(post('RPC_REQUEST', { method, ...(params && { params }) }))).toEqual({ reason })
})

test.each<[unknown]>([[{ permissionContext: '0x12' }], [[{ permissionContext: '0x12' }]]])(
  'behavior: a revocation has parameters by name, or in a list: %j',
  (params) => {
    const payload = { method: 'wallet_revokeExecutionPermission', params }
    expect(parse(post('RPC_REQUEST', payload))).toEqual({ message: { name: 'RPC_REQUEST', id, payload } })
    expect(parse(post('RPC_REQUEST', { ...payload, params: 'x' }))).toHaveProperty('reason')
  },
)

test('behavior: leaves out unknown fields, also nested ones', () => {
  const metadata = { name: 'App', description: '', url: '', icons: [] }
  const message = {
    ...post('SYNC_DAPP_DATA', {
      projectId: 'my-dapp',
      isAdmin: true,
      metadata: { ...metadata, html: '<b>' },
    }),
    origin: 'https://other.example',
  }
  expect(parse(message)).toEqual({
    message: { name: 'SYNC_DAPP_DATA', id, payload: { projectId: 'my-dapp', metadata } },
  })
})

test('behavior: ignores the payload of a request that has none', () => {
  expect(parse(post('SIGN_OUT', { everywhere: true }))).toEqual({ message: { name: 'SIGN_OUT', id } })
})

test('behavior: a bigint crosses as hex', () => {
  const params = [{ value: 10n ** 18n }]
  expect(parse(post('RPC_REQUEST', { method: 'eth_call', params }))).toEqual({
    message: {
      name: 'RPC_REQUEST',
      id,
      payload: { method: 'eth_call', params: [{ value: '0xde0b6b3a7640000' }] },
    },
  })
})

test('behavior: accepts the handshake and the abort', () => {
  expect(parse(post('HANDSHAKE', { version: 1 }))).toEqual({
    message: { name: 'HANDSHAKE', id, payload: { version: 1 } },
  })
  expect(parse(post('HANDSHAKE', {}))).toHaveProperty('reason')
  expect(parse({ type: '@w3m-app/RPC_ABORT' })).toEqual({ message: { name: 'RPC_ABORT', id: '' } })
  expect(parse({ type: '@w3m-app/RPC_ABORT', payload: { id } })).toEqual({
    message: { name: 'RPC_ABORT', id: '', payload: { id } },
  })
})

test.each([
  ['no object', 'text'],
  ['null', null],
  ['a list', [post('SIGN_OUT', undefined)]],
  ['no type', { id }],
  ['a type that is no text', { type: 1, id }],
  ['an unknown type', post('DELETE_WALLET', undefined)],
  ['a type of the frame', { type: '@w3m-frame/READY', id }],
  ['a type with a suffix', post('SIGN_OUT_SUCCESS', undefined)],
  ['a name of Object.prototype', post('constructor', undefined)],
  ['the name __proto__', post('__proto__', undefined)],
  ['no id', { type: '@w3m-app/SIGN_OUT' }],
  ['an empty id', { type: '@w3m-app/SIGN_OUT', id: '' }],
  ['an id that is no text', { type: '@w3m-app/SIGN_OUT', id: 1 }],
  ['an id that is too long', { type: '@w3m-app/SIGN_OUT', id: 'x'.repeat(65) }],
  ['an inherited type', Object.create(post('SIGN_OUT', undefined))],
])('error: has no envelope with %s', (_, message) => {
  expect(readAppEnvelope(message)).toBeUndefined()
})

test('param: id: accepts 64 characters', () => {
  expect(readAppEnvelope({ type: '@w3m-app/SIGN_OUT', id: 'x'.repeat(64) })).toBeDefined()
})

test('error: refuses messages that are too large, too deep, or no plain data', () => {
  let deep: unknown = []
  for (let level = 0; level < 40; level++) deep = [deep]
  const pollution: unknown = JSON.parse('{"__proto__":{"isAdmin":true}}')
  for (const params of ['x'.repeat(262_144), deep, pollution, new Map(), [Number.NaN]])
    expect(parse(post('RPC_REQUEST', { method: 'eth_call', params: [params] }))).toEqual({
      reason: 'RPC_REQUEST is too large, too deep, or not plain data',
    })
  expect({}).not.toHaveProperty('isAdmin')
})

test('default: the table contains every request', () => {
  expect(Object.keys(samples)).toHaveLength(24)
})
