import { nextMacrotask } from '@latchkit/core/testing'
import { expect, onTestFinished, test } from 'vitest'
import { appKitRequests } from './appKitRequests.fixtures.js'
import { appOrigin, createFakeHostPage } from './createFakeHostPage.fixtures.js'
import { createFrameHost, type FrameHandlers } from './createFrameHost.js'
import type { HostMessage } from './HostPage.js'

/** Creates a host whose handlers return the results of the table. Plays an app that ignores the handshake. */
function setUp() {
  const received: { readonly name: string; readonly payload: unknown }[] = []
  const results = appKitRequests.map(({ name, result }) => ({ name, result }))
  const names = [...new Set(appKitRequests.map(({ name }) => name))]
  const handlers = names.map((name) => {
    const mine = results.filter((row) => row.name === name).map(({ result }) => result)
    const handler = (payload: unknown) => {
      received.push({ name, payload })
      return mine.shift()
    }
    return [name, handler]
  })
  const page = createFakeHostPage()
  const host = createFrameHost({
    allowedOrigins: [appOrigin],
    // A row of the table has the result of its name.
    handlers: Object.fromEntries(handlers) as FrameHandlers,
    now: () => 0,
    page,
  })
  onTestFinished(() => host.destroy())
  page.posted.splice(0)
  return { page, received }
}

const typeOf = (name: string) => `@w3m-app/${name}`
const toMessage = ({ name, id, payload }: (typeof appKitRequests)[number]) => ({
  type: typeOf(name),
  // AppKit adds no field for a request without a payload.
  ...(payload !== undefined && { payload }),
  id,
})

test('behavior: answers each request of AppKit by a message of the window, with its id', async () => {
  const { page, received } = setUp()
  for (const request of appKitRequests) {
    page.deliver(toMessage(request))
    await nextMacrotask()
  }
  expect(received).toEqual(appKitRequests.map(({ name, payload }) => ({ name, payload })))
  expect(page.posted).toEqual(
    appKitRequests.map(({ name, id, result }) => ({
      message: {
        type: `@w3m-frame/${name}_SUCCESS`,
        id,
        ...(result !== undefined && { payload: result }),
      },
      targetOrigin: appOrigin,
    })),
  )
})

test('behavior: the abort of AppKit, which has an id of its own, ends the request that waits', async () => {
  const { page } = setUp()
  const request = appKitRequests.find(({ name }) => name === 'RPC_REQUEST')
  if (!request) throw new Error('The table has no such request.')
  page.deliver(toMessage(request))
  page.deliver({ type: typeOf('RPC_ABORT'), id: '6uey99' })
  await nextMacrotask()
  expect(page.posted).toEqual([
    {
      message: {
        type: '@w3m-frame/RPC_REQUEST_ERROR',
        id: request.id,
        payload: { message: 'Request was aborted' },
      },
      targetOrigin: appOrigin,
    },
  ])
})

test.each<[string, Partial<HostMessage>]>([
  ['another origin', { origin: 'https://evil.example' }],
  ['a sandboxed document', { origin: 'null' }],
  ['another window of the origin', { source: {} }],
  ['a script of the frame itself', { isTrusted: false }],
])('error: none of these requests is accepted from %s', async (_, forged) => {
  const { page, received } = setUp()
  for (const request of appKitRequests) page.deliver(toMessage(request), forged)
  await nextMacrotask()
  expect({ received, posted: page.posted }).toEqual({ received: [], posted: [] })
  // The app is not locked out.
  const [first] = appKitRequests
  if (first) page.deliver(toMessage(first))
  await nextMacrotask()
  expect(page.posted).toHaveLength(1)
})

test.each([
  '@w3m-app/EXPORT_KEY',
  '@w3m-app/AWAIT_UPDATE_EMAIL',
  '@w3m-app/constructor',
  '@w3m-app/get_user',
  '@w3m-frame/READY',
  '@w3m-frame/SESSION_UPDATE',
  '@w3m-frame/GET_USER_SUCCESS',
  '@w4m-app/GET_USER',
])('error: drops a message of the type %s, without an answer', async (type) => {
  const { page, received } = setUp()
  page.deliver({ type, id: 'abc12', payload: { token: 'a' } })
  await nextMacrotask()
  expect({ received, posted: page.posted }).toEqual({ received: [], posted: [] })
})

test('error: an app that has handed over a port is not answered by messages of the window', async () => {
  const { page, received } = setUp()
  const { port1, port2 } = new MessageChannel()
  onTestFinished(() => port1.close())
  page.deliver({ type: typeOf('HANDSHAKE'), id: 'h', payload: { version: 1 } }, { ports: [port2] })
  for (const request of appKitRequests) page.deliver(toMessage(request))
  await nextMacrotask()
  expect({ received, posted: page.posted }).toEqual({ received: [], posted: [] })
})
