import { expect, test } from 'vitest'
import { addFrame, appOrigin, attackers, collectMessages, frameOrigin, frameUrl } from './frames.fixtures.js'

/** Adds a login frame, and plays the app with messages of the window. */
async function setUp(allowedOrigins?: readonly string[]) {
  const collected = collectMessages()
  const frame = await addFrame({ src: frameUrl(allowedOrigins) })
  const frameIndex = Array.from({ length: frames.length }, (_, index) => frames[index]).indexOf(frame)
  let probes = 0
  /** Returns what has reached the handlers, after all messages before it. */
  async function probe(): Promise<unknown> {
    const id = ++probes
    frame.postMessage({ probe: id }, frameOrigin)
    const find = () => collected.messages.find(({ data }) => data?.probed === id)?.data
    await expect.poll(find).toBeDefined()
    const { probed: _, ...state } = find()
    return state
  }
  await probe()
  return {
    ...collected,
    frame,
    frameIndex,
    probe,
    post: (data: unknown) => frame.postMessage(data, frameOrigin),
  }
}

const getUser = (id: string) => ({ type: '@w3m-app/GET_USER', id })
const rpc = (id: string, params: unknown) => ({
  type: '@w3m-app/RPC_REQUEST',
  id,
  payload: { method: 'eth_call', params },
})
const untouched = { calls: [], origin: undefined, isPolluted: false }

test('default: reports READY once, and answers its parent only', async () => {
  const { messages, protocol, post, probe } = await setUp()
  post(getUser('1'))
  expect(await probe()).toEqual({ calls: ['GET_USER'], origin: appOrigin, isPolluted: false })
  await expect.poll(protocol).toEqual([
    { type: '@w3m-frame/READY', payload: { version: '4', versions: [1] } },
    {
      type: '@w3m-frame/GET_USER_SUCCESS',
      id: '1',
      payload: { address: '0x1', chainId: 1, email: appOrigin },
    },
  ])
  expect(new Set(messages.map(({ origin }) => origin))).toEqual(new Set([frameOrigin]))
})

test('error: a frame in a parent that is not allowed stays silent', async () => {
  const { protocol, post, probe } = await setUp(['https://my-dapp.example'])
  post(getUser('1'))
  post({ type: '@w3m-app/RPC_ABORT' })
  expect(await probe()).toEqual(untouched)
  expect(protocol()).toEqual([])
})

test('error: a frame in a document with the origin null stays silent', async () => {
  const { messages, dataWith, protocol } = collectMessages()
  const page = `<iframe src="${frameUrl()}"></iframe><script>
    addEventListener('message', ({ data, source }) => {
      if (source === parent) frames[0].postMessage(data, '*')
      else parent.postMessage(data, '*')
    })
  </script>`
  const parentWindow = await addFrame({ src: `data:text/html,${encodeURIComponent(page)}` })
  parentWindow.postMessage(getUser('1'), '*')
  await expect
    .poll(() => {
      parentWindow.postMessage({ probe: 1 }, '*')
      return dataWith('probed')[0]
    })
    .toEqual({ probed: 1, ...untouched })
  parentWindow.postMessage(getUser('2'), '*')
  parentWindow.postMessage({ probe: 2 }, '*')
  await expect.poll(() => dataWith('probed').at(-1)).toEqual({ probed: 2, ...untouched })
  expect(protocol()).toEqual([])
  expect(new Set(messages.map(({ origin }) => origin))).toEqual(new Set(['null']))
})

test.each(attackers)('error: drops a request of %s', async (_, attributes) => {
  const { dataWith, protocol, frameIndex, post, probe } = await setUp()
  const attacker = await addFrame(attributes)
  await expect.poll(() => dataWith('attackerReady')).toHaveLength(1)
  attacker.postMessage({ attack: { message: getUser('1'), frameIndex } }, '*')
  await expect.poll(() => dataWith('attacked')).toHaveLength(1)
  expect(await probe()).toEqual(untouched)
  post(getUser('1'))
  attacker.postMessage({ attack: { message: getUser('2'), frameIndex } }, '*')
  await expect.poll(() => dataWith('attacked')).toHaveLength(2)
  expect(await probe()).toEqual({ calls: ['GET_USER'], origin: appOrigin, isPolluted: false })
  expect(protocol()).toHaveLength(2)
  // The attacker has received no answer.
  expect(dataWith('relayed')).toEqual([])
})

test('error: answers a replayed request with an error, in any order', async () => {
  const { protocol, post, probe } = await setUp()
  for (const id of ['2', '1', '2', '1']) post(getUser(id))
  expect(await probe()).toMatchObject({ calls: ['GET_USER', 'GET_USER'] })
  await expect.poll(protocol).toHaveLength(5)
  const refused = { type: '@w3m-frame/GET_USER_ERROR', payload: { code: -32600 } }
  expect(protocol().filter((message) => JSON.stringify(message).includes('ERROR'))).toMatchObject([
    { id: '2', ...refused },
    { id: '1', ...refused },
  ])
})

test.each<[string, () => unknown]>([
  ['too large', () => 'x'.repeat(300_000)],
  ['too deep', () => Array.from({ length: 40 }).reduce((inner) => [inner], [])],
  ['cyclic', cycle],
  ['a sparse array', () => new Array(2 ** 32 - 1)],
  ['a map', () => new Map([['a', 1]])],
  ['bytes', () => new Uint8Array(8)],
  ['a key __proto__', () => JSON.parse('{"__proto__":{"isAdmin":true}}')],
  ['a nested key __proto__', () => [{ a: JSON.parse('{"__proto__":{"isAdmin":true}}') }]],
])('error: refuses parameters that are %s', async (_, create) => {
  const { protocol, post, probe } = await setUp()
  post(rpc('1', [create()]))
  expect(await probe()).toEqual({ calls: [], origin: appOrigin, isPolluted: false })
  await expect.poll(protocol).toHaveLength(2)
  expect(protocol()[1]).toEqual({
    type: '@w3m-frame/RPC_REQUEST_ERROR',
    id: '1',
    payload: { message: 'RPC_REQUEST is too large, too deep, or not plain data', code: -32602 },
  })
})

function cycle(): unknown {
  const list: unknown[] = []
  list.push(list)
  return list
}

test('error: keys of constructors pollute no prototype', async () => {
  const { protocol, post, probe } = await setUp()
  post(rpc('1', [{ constructor: { prototype: { isAdmin: true } } }]))
  expect(await probe()).toEqual({ calls: ['eth_call'], origin: appOrigin, isPolluted: false })
  await expect.poll(protocol).toHaveLength(2)
})

test('error: refuses the 51st message of a second', async () => {
  const { protocol, post, probe } = await setUp()
  for (let id = 1; id <= 51; id++) post(getUser(`${id}`))
  expect(await probe()).toMatchObject({ calls: Array.from({ length: 50 }, () => 'GET_USER') })
  await expect.poll(protocol).toHaveLength(52)
  expect(protocol().filter((message) => JSON.stringify(message).includes('ERROR'))).toEqual([
    { type: '@w3m-frame/GET_USER_ERROR', id: '51', payload: { message: 'Too many requests', code: -32005 } },
  ])
})
