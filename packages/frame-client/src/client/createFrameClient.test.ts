import { getEventListeners } from 'node:events'
import { AbortedError, ConfigError } from '@latchkit/core'
import { fakeClock, nextMacrotask } from '@latchkit/core/testing'
import { expect, onTestFinished, test } from 'vitest'
import { createFakePage, frameOrigin } from './createFakePage.fixtures.js'
import { createFrameClient, type FrameClient, type FrameClientOptions } from './createFrameClient.js'
import {
  FrameLoadError,
  FrameRequestError,
  FrameResponseError,
  FrameTimeoutError,
  InvalidFrameRequestError,
} from './errors.js'

function setUp(options: Partial<FrameClientOptions> = {}) {
  const page = createFakePage()
  const clock = fakeClock()
  const problems: string[] = []
  const client = createFrameClient({
    url: `${frameOrigin}/sdk`,
    projectId: 'my-dapp',
    title: 'Log in',
    onProblem: (problem) => problems.push(problem),
    page,
    clock,
    ...options,
  })
  onTestFinished(() => client.destroy())
  return { page, clock, client, problems }
}

/** A ready client of a frame without message ports, as other frames are. */
async function setUpReady(options?: Partial<FrameClientOptions>) {
  const all = setUp(options)
  const synced = all.client.request('SYNC_DAPP_DATA', { projectId: 'my-dapp' })
  all.page.deliver({ type: '@w3m-frame/READY', payload: { version: '4' } })
  await all.clock.advance(500)
  all.page.deliver({ type: '@w3m-frame/SYNC_DAPP_DATA_SUCCESS', id: all.page.idOf('SYNC_DAPP_DATA') })
  await synced
  return all
}

/** Collects how a promise settles. */
function watch(promise: Promise<unknown>): unknown[] {
  const settled: unknown[] = []
  promise.then(
    (value) => settled.push(value),
    (error: unknown) => settled.push(error),
  )
  return settled
}

test('default: loads the frame with the first request, and sends it after READY and 500 ms', async () => {
  const { page, clock, client } = setUp({ chainId: 'eip155:8453' })
  expect(client.status).toBe('notLoaded')
  expect(page.urls).toEqual([])
  const email = client.request('CONNECT_EMAIL', { email: 'user@my-dapp.example' })
  expect(client.status).toBe('loading')
  expect(page.urls).toEqual([
    `${frameOrigin}/sdk?projectId=my-dapp&chainId=eip155%3A8453&version=4&enableLogger=false`,
  ])
  page.deliver({ type: '@w3m-frame/READY' })
  await clock.advance(499)
  expect(page.posted).toEqual([])
  await clock.advance(1)
  expect(client.status).toBe('ready')
  const id = page.idOf('CONNECT_EMAIL')
  expect(page.posted).toEqual([
    { type: '@w3m-app/CONNECT_EMAIL', id, payload: { email: 'user@my-dapp.example' } },
  ])
  page.deliver({ type: '@w3m-frame/CONNECT_EMAIL_SUCCESS', id, payload: { action: 'VERIFY_OTP', extra: 1 } })
  expect(await email).toEqual({ action: 'VERIFY_OTP' })
  expect(clock.pending).toBe(0)
})

test('behavior: moves to a message port that the frame offers', async () => {
  const { page, clock, client } = setUp()
  const user = client.request('GET_USER')
  page.deliver({ type: '@w3m-frame/READY', payload: { version: '4', versions: [7, 1] } })
  expect(page.posted).toEqual([
    { type: '@w3m-app/HANDSHAKE', id: page.idOf('HANDSHAKE'), payload: { version: 1 } },
  ])
  const [port] = page.ports
  const received: { id: string; type: string }[] = []
  if (port) port.onmessage = ({ data }) => received.push(data)
  await clock.advance(500)
  expect(client.status).toBe('loading')
  port?.postMessage({
    type: '@w3m-frame/HANDSHAKE_SUCCESS',
    id: page.idOf('HANDSHAKE'),
    payload: { version: 1 },
  })
  await expect.poll(() => received).toEqual([{ type: '@w3m-app/GET_USER', id: expect.any(String) }])
  expect(page.posted).toHaveLength(1)
  const success = { type: '@w3m-frame/GET_USER_SUCCESS', id: received[0]?.id }
  // The window of the frame can no longer answer.
  page.deliver({ ...success, payload: { address: 'forged', chainId: 1 } })
  port?.postMessage({ ...success, payload: { address: '0x1', chainId: 1 } })
  expect(await user).toEqual({ address: '0x1', chainId: 1 })
  port?.close()
})

test.each([
  ['another version', 'HANDSHAKE_SUCCESS', { version: 2 }],
  ['an error', 'HANDSHAKE_ERROR', { message: 'no' }],
])('error: a handshake that is answered with %s is a failed load', async (_, type, payload) => {
  const { page, client, problems } = setUp()
  const settled = watch(client.request('GET_USER'))
  page.deliver({ type: '@w3m-frame/READY', payload: { versions: [1] } })
  page.deliver({ type: `@w3m-frame/${type}`, id: 'another', payload })
  await nextMacrotask()
  expect(settled).toEqual([])
  page.deliver({ type: `@w3m-frame/${type}`, id: page.idOf('HANDSHAKE'), payload })
  await nextMacrotask()
  expect(settled).toEqual([expect.any(FrameLoadError)])
  expect(problems).toEqual(['iframe_load_failed'])
})

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['a sandboxed document', { origin: 'null' }],
  ['the origin of the page', { origin: 'https://my-dapp.example' }],
  ['another scheme', { origin: 'http://login.my-dapp.example' }],
  ['another window of the right origin', { source: {} }],
  ['no window', { source: null }],
  ['a script that dispatches the event', { isTrusted: false }],
])('error: ignores messages of %s', async (_, forged) => {
  const { page, client } = await setUpReady()
  const settled = watch(client.request('GET_USER'))
  const message = {
    type: '@w3m-frame/GET_USER_SUCCESS',
    id: page.idOf('GET_USER'),
    payload: { address: '0x1', chainId: 1 },
  }
  page.deliver(message, forged)
  page.deliver({ type: '@w3m-frame/READY' }, forged)
  await nextMacrotask()
  expect(settled).toEqual([])
  expect(client.status).toBe('ready')
  page.deliver(message)
  await nextMacrotask()
  expect(settled).toEqual([{ address: '0x1', chainId: 1 }])
})

test('behavior: answers can arrive in any order, and a replayed one has no effect', async () => {
  const { page, client } = await setUpReady()
  const first = client.request('GET_CHAIN_ID')
  const firstId = page.idOf('GET_CHAIN_ID')
  const second = client.request('GET_CHAIN_ID')
  const answer = (id: string, chainId: number) =>
    page.deliver({ type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', id, payload: { chainId } })
  answer(page.idOf('GET_CHAIN_ID'), 2)
  answer(firstId, 1)
  answer(firstId, 3)
  expect(await Promise.all([first, second])).toEqual([{ chainId: 1 }, { chainId: 2 }])
  const third = watch(client.request('GET_CHAIN_ID'))
  answer(firstId, 3)
  await nextMacrotask()
  expect(third).toEqual([])
})

test.each([
  [{ message: 'The code has expired', code: 4001 }, 'The code has expired', 4001],
  [undefined, 'An error occurred', undefined],
])('error: rejects with the error of the frame (%j)', async (payload, message, rpcCode) => {
  const { page, client } = await setUpReady()
  const settled = watch(client.request('CONNECT_OTP', { otp: '123456' }))
  page.deliver({ type: '@w3m-frame/CONNECT_OTP_ERROR', id: page.idOf('CONNECT_OTP'), payload })
  await nextMacrotask()
  expect(settled).toEqual([expect.any(FrameRequestError)])
  expect(settled).toMatchObject([{ message, rpcCode }])
})

test('error: rejects an invalid result at once', async () => {
  const { page, client } = await setUpReady()
  const settled = watch(client.request('GET_USER'))
  page.deliver({ type: '@w3m-frame/GET_USER_SUCCESS', id: page.idOf('GET_USER'), payload: { address: 1 } })
  await nextMacrotask()
  expect(settled).toEqual([expect.any(FrameResponseError)])
})

test('error: a frame that is not ready after 20 s is removed, reported, and loaded again by the next request', async () => {
  const { page, clock, client, problems } = setUp()
  const user = watch(client.request('GET_USER'))
  const call = watch(client.request('RPC_REQUEST', { method: 'eth_blockNumber' }))
  await clock.advance(19_999)
  expect([user, call]).toEqual([[], []])
  await clock.advance(1)
  expect(problems).toEqual(['iframe_load_failed'])
  expect(user).toEqual([expect.any(AbortedError)])
  expect(user).toMatchObject([{ message: 'Something went wrong', cause: { details: 'iframe_load_failed' } }])
  expect(call).toMatchObject([{ message: 'Request was aborted', cause: expect.any(FrameTimeoutError) }])
  expect(client.status).toBe('notLoaded')
  expect(page.frameWindow).toBeNull()
  expect(page.listeners).toBe(0)
  watch(client.request('GET_USER'))
  expect(page.urls).toHaveLength(2)
})

test('behavior: SYNC_THEME alone waits longer than 20 s', async () => {
  const { page, clock, client, problems } = setUp()
  const settled = watch(client.request('SYNC_THEME', { themeMode: 'dark' }))
  await clock.advance(60_000)
  page.deliver({ type: '@w3m-frame/READY' })
  await clock.advance(500)
  page.deliver({ type: '@w3m-frame/SYNC_THEME_SUCCESS', id: page.idOf('SYNC_THEME') })
  await nextMacrotask()
  expect(settled).toEqual([undefined])
  expect(problems).toEqual([])
})

test('error: a login request without an answer for 30 s aborts all requests', async () => {
  const { page, clock, client, problems } = await setUpReady()
  const code = watch(client.request('CONNECT_OTP', { otp: '123456' }))
  const call = watch(client.request('RPC_REQUEST', { method: 'personal_sign', params: ['0x', '0x'] }))
  await clock.advance(30_000)
  expect(problems).toEqual(['iframe_request_timeout'])
  expect(code).toMatchObject([{ message: 'Something went wrong', cause: expect.any(FrameTimeoutError) }])
  expect(call).toMatchObject([{ message: 'Request was aborted', cause: expect.any(FrameTimeoutError) }])
  expect(page.posted.at(-1)).toEqual({
    type: '@w3m-app/RPC_ABORT',
    payload: { id: page.idOf('RPC_REQUEST') },
  })
  expect(client.status).toBe('ready')
})

test('behavior: SIGN_OUT succeeds after 3 s without an answer', async () => {
  const { clock, client, problems } = await setUpReady()
  const settled = watch(client.request('SIGN_OUT'))
  await clock.advance(2_999)
  expect(settled).toEqual([])
  await clock.advance(1)
  expect(settled).toEqual([undefined])
  expect(problems).toEqual([])
})

test('error: rejects with the cause that the browser reports', async () => {
  const { page, client } = setUp()
  const settled = watch(client.request('GET_USER'))
  const cause = new Error('blocked')
  page.fail(cause)
  await nextMacrotask()
  expect(settled).toEqual([expect.any(FrameLoadError)])
  expect(settled).toMatchObject([{ shortMessage: 'Unable to load email login dependency', cause }])
})

test('error: an abort rejects with its reason, and closes the approval', async () => {
  const { page, client } = await setUpReady()
  const controller = new AbortController()
  const call = { method: 'personal_sign', params: ['0x', '0x'] }
  const settled = watch(client.request('RPC_REQUEST', call, { signal: controller.signal }))
  const id = page.idOf('RPC_REQUEST')
  controller.abort('the modal was closed')
  page.deliver({ type: '@w3m-frame/RPC_REQUEST_SUCCESS', id, payload: '0x12' })
  await nextMacrotask()
  expect(settled).toEqual([expect.any(AbortedError)])
  expect(settled).toMatchObject([{ message: 'Request was aborted', cause: 'the modal was closed' }])
  expect(page.posted.at(-1)).toEqual({ type: '@w3m-app/RPC_ABORT', payload: { id } })
})

test('behavior: a request that has settled no longer listens to its signal', async () => {
  const { page, client } = await setUpReady()
  const { signal } = new AbortController()
  const chain = client.request('GET_CHAIN_ID', undefined, { signal })
  expect(getEventListeners(signal, 'abort')).toHaveLength(1)
  page.deliver({
    type: '@w3m-frame/GET_CHAIN_ID_SUCCESS',
    id: page.idOf('GET_CHAIN_ID'),
    payload: { chainId: 1 },
  })
  await chain
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('error: an aborted signal sends nothing, and loads nothing', async () => {
  const { page, client } = setUp()
  const settled = watch(client.request('GET_USER', {}, { signal: AbortSignal.abort('late') }))
  await nextMacrotask()
  expect(settled).toMatchObject([{ message: 'Something went wrong', cause: 'late' }])
  expect(page.urls).toEqual([])
})

test('error: destroy rejects all requests, removes the frame, and rejects later requests', async () => {
  const { page, clock, client } = await setUpReady()
  const settled = watch(client.request('CONNECT_DEVICE'))
  const call = watch(client.request('RPC_REQUEST', { method: 'eth_accounts' }))
  client.destroy()
  client.destroy()
  const later = watch(client.request('GET_USER'))
  await nextMacrotask()
  expect(settled).toMatchObject([{ message: 'Something went wrong' }])
  expect(call).toMatchObject([{ message: 'Request was aborted' }])
  expect(later).toMatchObject([{ message: 'Something went wrong' }])
  expect(page.frameWindow).toBeNull()
  expect(page.listeners).toBe(0)
  expect(clock.pending).toBe(0)
  expect(client.status).toBe('closed')
})

test('error: an error of `onProblem` does not keep requests pending', async () => {
  const errors: unknown[] = []
  const onError = (error: unknown) => errors.push(error)
  process.once('uncaughtException', onError)
  onTestFinished(() => void process.off('uncaughtException', onError))
  const { clock, client } = setUp({
    onProblem() {
      throw new Error('of the app')
    },
  })
  const settled = watch(client.request('GET_USER'))
  await clock.advance(20_000)
  expect(settled).toEqual([expect.any(AbortedError)])
  expect(errors).toMatchObject([{ message: 'of the app' }])
})

test.each<[string, (client: FrameClient) => Promise<unknown>]>([
  ['too large', (client) => client.request('CONNECT_OTP', { otp: 'x'.repeat(262_145) })],
  ['not plain data', (client) => client.request('RPC_REQUEST', { method: 'eth_call', params: [Number.NaN] })],
])('error: rejects a payload that is %s', async (_, send) => {
  const { page, client } = setUp()
  await expect(send(client)).rejects.toThrow(InvalidFrameRequestError)
  expect(page.urls).toEqual([])
})

test('behavior: shows and hides the frame', async () => {
  const { page, client } = await setUpReady()
  expect(page.isVisible).toBe(false)
  client.show()
  expect(page.isVisible).toBe(true)
  client.hide()
  expect(page.isVisible).toBe(false)
})

test.each([
  ['http://login.my-dapp.example/sdk', 'must be an https: URL'],
  ['javascript:alert(1)', 'must be an https: URL'],
  ['https://user:password@login.my-dapp.example', 'must be an https: URL'],
  ['https://my-dapp.example/login', 'must be on another origin than the page (https://my-dapp.example)'],
])('error: refuses the URL %s', (url, reason) => {
  const create = () => setUp({ url })
  expect(create).toThrow(ConfigError)
  expect(create).toThrow(reason)
})

test('error: a server that refuses the app is reported at once, without the time limit of the load', async () => {
  const { page, client, problems } = setUp()
  const email = client.request('CONNECT_EMAIL', { email: 'user@my-dapp.example' })
  page.deliver({ type: '@w3m-frame/REFUSED' })
  await expect(email).rejects.toThrow(FrameLoadError)
  await expect(email).rejects.toMatchObject({
    shortMessage: 'Unable to load email login dependency',
    cause: 'unverified_domain',
  })
  expect([problems, client.status]).toEqual([['unverified_domain'], 'notLoaded'])
})

test('behavior: only the frame can refuse', async () => {
  const { page, client, problems } = setUp()
  watch(client.request('CONNECT_EMAIL', { email: 'user@my-dapp.example' }))
  page.deliver({ type: '@w3m-frame/REFUSED' }, { origin: 'https://evil.example' })
  await nextMacrotask()
  expect([problems, client.status]).toEqual([[], 'loading'])
})
