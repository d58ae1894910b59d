import { ConfigError, LatchkitError } from '@latchkit/core'
import { nextMacrotask } from '@latchkit/core/testing'
import { expect, onTestFinished, test } from 'vitest'
import type { FrameRequestName } from '../protocol/FrameRequests.js'
import { rowsOf } from '../protocol/messages.fixtures.js'
import { appOrigin, createFakeHostPage } from './createFakeHostPage.fixtures.js'
import { createFrameHost, type FrameHandlers, type FrameHostOptions } from './createFrameHost.js'
import { FrameHandlerError } from './FrameHandlerError.js'

function setUp(
  handlers: FrameHandlers = {},
  options: Partial<FrameHostOptions> = {},
  given?: Parameters<typeof createFakeHostPage>[0],
) {
  const page = createFakeHostPage(given)
  const host = createFrameHost({ allowedOrigins: [appOrigin], handlers, now: () => 0, page, ...options })
  onTestFinished(() => host.destroy())
  const announced = page.posted.splice(0)
  return { page, host, announced }
}

const rpc = (id: string, method = 'personal_sign') => ({
  type: '@w3m-app/RPC_REQUEST',
  id,
  payload: { method, params: ['0x', '0x'] },
})
const toApp = (type: string, id: string, payload?: unknown) => ({
  message: { type: `@w3m-frame/${type}`, id, ...(payload !== undefined && { payload }) },
  targetOrigin: appOrigin,
})

/** A handler that waits, and reports its abort. */
function createPendingHandler() {
  const aborted: string[] = []
  const resolvers: ((value: string) => void)[] = []
  const handler: FrameHandlers['RPC_REQUEST'] = ({ method }, { signal }) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => aborted.push(method))
      resolvers.push(resolve)
    })
  return { handler, aborted, resolvers }
}

test('default: reports READY once, to the origin of the parent', () => {
  const origins = ['https://a.example', appOrigin, appOrigin]
  expect(setUp({}, { allowedOrigins: origins }).announced).toEqual([
    {
      message: { type: '@w3m-frame/READY', payload: { version: '4', versions: [1] } },
      targetOrigin: appOrigin,
    },
  ])
})

test.each([
  [
    'each allowed origin if the browser states none',
    { parentOrigin: undefined },
    ['https://a.example', appOrigin],
  ],
  ['no origin that is not allowed', { parentOrigin: 'https://evil.example' }, []],
  ['no sandboxed document', { parentOrigin: 'null' }, []],
  ['nothing without a parent', { parent: null }, []],
])('behavior: reports READY to %s', (_, given, origins) => {
  const { announced } = setUp({}, { allowedOrigins: ['https://a.example', appOrigin] }, given)
  expect(announced.map(({ targetOrigin }) => targetOrigin)).toEqual(origins)
})

test.each(rowsOf('results'))('default: answers $name with $data', async ({ name, data }) => {
  const payload = rowsOf('payloads').find((row) => row.name === name)?.data
  const received: unknown[] = []
  const handler = (given: unknown, { origin }: { readonly origin: string }) => {
    received.push(given, origin)
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : data
  }
  // A row of the table has the result of its name.
  const { page } = setUp({ [name]: handler } as FrameHandlers)
  page.deliver({ type: `@w3m-app/${name}`, id: '1', payload })
  await nextMacrotask()
  expect(received).toEqual([payload, appOrigin])
  expect(page.posted).toEqual([toApp(`${name}_SUCCESS`, '1', data)])
})

test.each(rowsOf('badResults'))(
  'error: does not send the invalid result $data of $name',
  async ({ name, data }) => {
    const payload = rowsOf('payloads').find((row) => row.name === name)?.data
    // A result of the wrong type, as a handler with a bug returns it.
    const { page } = setUp({ [name]: () => data } as FrameHandlers)
    page.deliver({ type: `@w3m-app/${name}`, id: '1', payload })
    await nextMacrotask()
    expect(page.posted).toEqual([toApp(`${name}_ERROR`, '1', { message: 'An error occurred' })])
  },
)

test('behavior: sends only fields of the protocol', async () => {
  const user = { address: '0x1', chainId: 1, seed: 'secret' }
  const { page } = setUp({ GET_USER: () => user })
  page.deliver({ type: '@w3m-app/GET_USER', id: '1' })
  await nextMacrotask()
  expect(page.posted).toEqual([toApp('GET_USER_SUCCESS', '1', { address: '0x1', chainId: 1 })])
})

test.each<[string, () => unknown, object]>([
  ['an error for the app', () => new FrameHandlerError({ message: 'Wrong code' }), { message: 'Wrong code' }],
  [
    'its code',
    () => new FrameHandlerError({ message: 'Declined', rpcCode: 4001 }),
    { message: 'Declined', code: 4001 },
  ],
  ['no other error', () => new Error('seed: secret'), { message: 'An error occurred' }],
  [
    'no error of Latchkit that is not for the app',
    () => new LatchkitError({ code: 'a', shortMessage: 'secret' }),
    { message: 'An error occurred' },
  ],
  ['nothing that is no error', () => 'secret', { message: 'An error occurred' }],
])('error: sends %s', async (_, create, payload) => {
  const throwing = () => {
    throw create()
  }
  const { page } = setUp({ SIGN_OUT: throwing, RELOAD: async () => throwing() })
  page.deliver({ type: '@w3m-app/SIGN_OUT', id: '1' })
  page.deliver({ type: '@w3m-app/RELOAD', id: '2' })
  await nextMacrotask()
  expect(page.posted).toEqual([toApp('SIGN_OUT_ERROR', '1', payload), toApp('RELOAD_ERROR', '2', payload)])
})

test.each<[string, unknown]>([
  ['too large', 'x'.repeat(262_145)],
  ['no plain data', new Map()],
])('error: does not send a result that is %s', async (_, result) => {
  const { page } = setUp({ RPC_REQUEST: () => result } as FrameHandlers)
  page.deliver(rpc('1'))
  await nextMacrotask()
  expect(page.posted).toEqual([toApp('RPC_REQUEST_ERROR', '1', { message: 'An error occurred' })])
})

test.each<[string, object, string, object]>([
  [
    'without a handler',
    { type: '@w3m-app/RELOAD', id: '1' },
    'RELOAD',
    { message: 'RELOAD is not supported', code: -32601 },
  ],
  [
    'with an invalid payload',
    { type: '@w3m-app/CONNECT_EMAIL', id: '1', payload: { email: 'user' } },
    'CONNECT_EMAIL',
    { message: 'The payload of CONNECT_EMAIL is invalid at "email"', code: -32602 },
  ],
  [
    'with a method that is not allowed',
    rpc('1', 'eth_sign'),
    'RPC_REQUEST',
    { message: 'Requested RPC call is not allowed', code: -32602 },
  ],
])('error: refuses a request %s', async (_, request, name, payload) => {
  const { page } = setUp()
  page.deliver(request)
  await nextMacrotask()
  expect(page.posted).toEqual([toApp(`${name}_ERROR`, '1', payload)])
})

test('error: answers a repeated id with an error, and runs the handler once', async () => {
  let calls = 0
  const { page } = setUp({ GET_CHAIN_ID: () => ({ chainId: ++calls }) })
  const request = { type: '@w3m-app/GET_CHAIN_ID', id: '1' }
  page.deliver(request)
  await nextMacrotask()
  page.deliver(request)
  await nextMacrotask()
  expect(calls).toBe(1)
  expect(page.posted).toEqual([
    toApp('GET_CHAIN_ID_SUCCESS', '1', { chainId: 1 }),
    toApp('GET_CHAIN_ID_ERROR', '1', { message: 'The id of the request is not new', code: -32600 }),
  ])
})

test('error: answers nothing to messages that are dropped', async () => {
  const { page, host } = setUp({ GET_CHAIN_ID: () => ({ chainId: 1 }) })
  const request = { type: '@w3m-app/GET_CHAIN_ID', id: '1' }
  page.deliver(request, { origin: 'https://evil.example' })
  page.deliver(request, { source: {} })
  page.deliver({ ...request, type: '@w3m-app/WIPE' })
  await nextMacrotask()
  expect(page.posted).toEqual([])
  expect(host.origin).toBeUndefined()
})

test('behavior: RPC_ABORT with an id aborts that request, and answers it once', async () => {
  const { handler, aborted, resolvers } = createPendingHandler()
  const { page } = setUp({ RPC_REQUEST: handler })
  page.deliver(rpc('1'))
  page.deliver(rpc('2', 'eth_sendTransaction'))
  page.deliver({ type: '@w3m-app/RPC_ABORT', payload: { id: '1' } })
  expect(aborted).toEqual(['personal_sign'])
  for (const resolve of resolvers) resolve('0x12')
  await nextMacrotask()
  expect(page.posted).toEqual([
    toApp('RPC_REQUEST_ERROR', '1', { message: 'Request was aborted' }),
    toApp('RPC_REQUEST_SUCCESS', '2', '0x12'),
  ])
})

test('behavior: RPC_ABORT without an id aborts all JSON-RPC requests, and no others', async () => {
  const { handler, aborted } = createPendingHandler()
  const { page } = setUp({ RPC_REQUEST: handler, CONNECT_DEVICE: () => new Promise(() => {}) })
  page.deliver(rpc('1'))
  page.deliver({ type: '@w3m-app/CONNECT_DEVICE', id: '2' })
  page.deliver(rpc('3', 'eth_sendTransaction'))
  page.deliver({ type: '@w3m-app/RPC_ABORT' })
  expect(aborted).toEqual(['personal_sign', 'eth_sendTransaction'])
  expect(page.posted.map(({ message }) => message.id)).toEqual(['1', '3'])
})

test('behavior: RPC_ABORT ends the login with a passkey, which is displayed too', async () => {
  const aborted: string[] = []
  const { page } = setUp({
    CONNECT_PASSKEY: (_, { signal }) =>
      new Promise(() => signal.addEventListener('abort', () => aborted.push('passkey'))),
  })
  page.deliver({ type: '@w3m-app/CONNECT_PASSKEY', id: '1' })
  page.deliver({ type: '@w3m-app/RPC_ABORT', payload: { id: '1' } })
  expect(aborted).toEqual(['passkey'])
  await nextMacrotask()
  expect(page.posted).toEqual([toApp('CONNECT_PASSKEY_ERROR', '1', { message: 'Request was aborted' })])
})

test('behavior: RPC_ABORT with its id ends the wait for Farcaster, which is not displayed', async () => {
  const aborted: string[] = []
  const { page } = setUp({
    CONNECT_FARCASTER: (_, { signal }) =>
      new Promise(() => signal.addEventListener('abort', () => aborted.push('farcaster'))),
  })
  page.deliver({ type: '@w3m-app/CONNECT_FARCASTER', id: '1' })
  page.deliver({ type: '@w3m-app/RPC_ABORT' })
  expect(aborted).toEqual([])
  page.deliver({ type: '@w3m-app/RPC_ABORT', payload: { id: '1' } })
  expect(aborted).toEqual(['farcaster'])
  await nextMacrotask()
  expect(page.posted).toEqual([toApp('CONNECT_FARCASTER_ERROR', '1', { message: 'Request was aborted' })])
})

test('behavior: moves to a port, and drops requests of the window from then on', async () => {
  const { page } = setUp({ GET_CHAIN_ID: () => ({ chainId: 1 }) })
  const { port1, port2 } = new MessageChannel()
  const received: unknown[] = []
  port1.onmessage = ({ data }) => received.push(data)
  page.deliver({ type: '@w3m-app/HANDSHAKE', id: 'h', payload: { version: 1 } }, { ports: [port2] })
  await expect
    .poll(() => received)
    .toEqual([{ type: '@w3m-frame/HANDSHAKE_SUCCESS', id: 'h', payload: { version: 1 } }])
  page.deliver({ type: '@w3m-app/GET_CHAIN_ID', id: '1' })
  port1.postMessage({ type: '@w3m-app/GET_CHAIN_ID', id: '2' })
  port1.postMessage({ type: '@w3m-app/GET_CHAIN_ID', id: '1' })
  await expect.poll(() => received).toHaveLength(3)
  expect(received.slice(1)).toEqual([
    { type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', id: '2', payload: { chainId: 1 } },
    {
      type: '@w3m-frame/GET_CHAIN_ID_ERROR',
      id: '1',
      payload: { message: expect.any(String), code: -32600 },
    },
  ])
  expect(page.posted).toEqual([])
  port1.close()
})

test('behavior: a second handshake replaces the port', async () => {
  const { page } = setUp({ GET_CHAIN_ID: () => ({ chainId: 1 }) })
  const [first, second] = [new MessageChannel(), new MessageChannel()]
  const received: [port: string, id: string][] = []
  first.port1.onmessage = ({ data }) => received.push(['first', data.id])
  second.port1.onmessage = ({ data }) => received.push(['second', data.id])
  const handshake = (id: string, port: MessagePort) =>
    page.deliver({ type: '@w3m-app/HANDSHAKE', id, payload: { version: 1 } }, { ports: [port] })
  handshake('1', first.port2)
  handshake('2', second.port2)
  first.port1.postMessage({ type: '@w3m-app/GET_CHAIN_ID', id: '3' })
  second.port1.postMessage({ type: '@w3m-app/GET_CHAIN_ID', id: '4' })
  await expect
    .poll(() => received.filter(([port]) => port === 'second'))
    .toEqual([
      ['second', '2'],
      ['second', '4'],
    ])
  expect(received.filter(([, id]) => id === '3')).toEqual([])
  first.port1.close()
  second.port1.close()
})

test.each([
  ['an unknown version', 2, 1],
  ['no port', 1, 0],
  ['two ports', 1, 2],
])('error: refuses a handshake with %s', (_, version, count) => {
  const { page } = setUp()
  const ports = Array.from({ length: count }, () => new MessageChannel().port2)
  page.deliver({ type: '@w3m-app/HANDSHAKE', id: 'h', payload: { version } }, { ports })
  expect(page.posted).toEqual([
    toApp('HANDSHAKE_ERROR', 'h', { message: 'The version of the handshake is not supported', code: -32602 }),
  ])
  for (const port of ports) port.close()
})

test('behavior: destroy stops listening, and aborts the handlers without an answer', async () => {
  const { handler, aborted, resolvers } = createPendingHandler()
  const { page, host } = setUp({ RPC_REQUEST: handler })
  page.deliver(rpc('1'))
  host.destroy()
  for (const resolve of resolvers) resolve('0x12')
  await nextMacrotask()
  expect(aborted).toEqual(['personal_sign'])
  expect(page.listeners).toBe(0)
  expect(page.posted).toEqual([])
})

test.each([
  '*',
  'null',
  'https://my-dapp.example/',
  'https://*.example',
  'http://my-dapp.example',
  'my-dapp.example',
])('error: refuses the allowed origin %s', (origin) => {
  expect(() => setUp({}, { allowedOrigins: [appOrigin, origin] })).toThrow(ConfigError)
  expect(() => setUp({}, { allowedOrigins: [appOrigin, origin] })).toThrow(
    /^allowedOrigins\[1\]: must be an origin/,
  )
})

test('behavior: never posts to every origin', async () => {
  const names = rowsOf('payloads')
  const { page, announced } = setUp()
  for (const [index, { name, data }] of names.entries())
    page.deliver({ type: `@w3m-app/${name satisfies FrameRequestName}`, id: `${index}`, payload: data })
  await nextMacrotask()
  expect(page.posted).toHaveLength(names.length)
  expect(new Set([...announced, ...page.posted].map(({ targetOrigin }) => targetOrigin))).toEqual(
    new Set([appOrigin]),
  )
})
