import { expect, test } from 'vitest'
import { createChainRpc } from './createChainRpc.js'

const chainId = 'eip155:1'
const { signal } = new AbortController()

function setUp(answer: () => Response | Promise<Response>) {
  const calls: { readonly url: string; readonly init: RequestInit | undefined }[] = []
  const rpc = createChainRpc([{ chainId, rpcUrl: 'https://rpc.example' }], async (url, init) => {
    calls.push({ url: String(url), init })
    return answer()
  })
  return { rpc, calls }
}

test('default', async () => {
  const { rpc, calls } = setUp(() => Response.json({ jsonrpc: '2.0', id: 1, result: '0x10' }))
  expect(await rpc({ chainId, method: 'eth_getBalance', params: ['0x1'], signal })).toBe('0x10')
  const [call] = calls
  expect(call?.url).toBe('https://rpc.example')
  expect(call?.init).toMatchObject({ credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' })
  expect(JSON.parse(String(call?.init?.body))).toEqual({
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_getBalance',
    params: ['0x1'],
  })
})

test('error: the node refuses', async () => {
  const { rpc } = setUp(() =>
    Response.json({ error: { code: 3, message: 'execution reverted', data: '0x01' } }),
  )
  await expect(rpc({ chainId, method: 'eth_call', params: [], signal })).rejects.toMatchObject({
    shortMessage: 'execution reverted',
    rpcCode: 3,
    data: '0x01',
  })
})

test.each([
  [
    'error: a node that is away',
    () => Promise.reject(new TypeError('failed')),
    'The network is not reachable',
  ],
  ['error: an answer that is not JSON', () => new Response('<html>'), 'The network is not reachable'],
  [
    'error: an answer of another form',
    () => Response.json([]),
    'The network has returned an invalid response',
  ],
])('%s', async (_title, answer, message) => {
  const error = setUp(answer).rpc({ chainId, method: 'eth_call', params: [], signal })
  await expect(error).rejects.toMatchObject({ shortMessage: message, rpcCode: undefined })
})

test('error: a chain that the frame does not have', async () => {
  const { rpc, calls } = setUp(() => Response.json({ result: 1 }))
  await expect(rpc({ chainId: 'eip155:10', method: 'eth_call', params: [], signal })).rejects.toThrow(
    'eip155:10',
  )
  expect(calls).toEqual([])
})

test('behavior: an aborted request rejects with the reason', async () => {
  const controller = new AbortController()
  const { rpc } = setUp(() => {
    controller.abort(new Error('stopped'))
    return Promise.reject(new TypeError('failed'))
  })
  await expect(rpc({ chainId, method: 'eth_call', params: [], signal: controller.signal })).rejects.toThrow(
    'stopped',
  )
})
