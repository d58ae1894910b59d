import { createPublicClient, custom } from 'viem'
import { describe, expect, test } from 'vitest'
import { createClientReader } from './createClientReader.js'
import { createRpcReader } from './createRpcReader.js'
import { isRevert } from './isRevert.js'

const call = { chainId: 'eip155:1', to: '0x01', data: '0x1234' } as const

function createReader(respond: (body: unknown) => Response | Promise<Response>) {
  const requests: [url: string, body: unknown][] = []
  const reader = createRpcReader({
    rpcUrls: { 'eip155:1': 'https://rpc.example/1' },
    fetch: async (url, init) => {
      const body: unknown = JSON.parse(String(init?.body))
      requests.push([String(url), body])
      return respond(body)
    },
  })
  return { reader, requests }
}

test('default: sends eth_call', async () => {
  const { reader, requests } = createReader(() => Response.json({ jsonrpc: '2.0', id: 1, result: '0xAB' }))
  expect(await reader.call(call)).toBe('0xab')
  expect(await reader.call({ chainId: 'eip155:1', data: '0x60' })).toBe('0xab')
  const base = { jsonrpc: '2.0', id: 1, method: 'eth_call' }
  expect(requests).toEqual([
    ['https://rpc.example/1', { ...base, params: [{ to: '0x01', data: '0x1234' }, 'latest'] }],
    ['https://rpc.example/1', { ...base, params: [{ data: '0x60' }, 'latest'] }],
  ])
})

describe('errors', () => {
  test('error: the call reverted', async () => {
    const { reader } = createReader(() => Response.json({ error: { code: 3, message: 'failed' } }))
    const error: unknown = await reader.call(call).catch((thrown: unknown) => thrown)
    expect(isRevert(error)).toBe(true)
  })

  test.each([
    [
      'a page',
      () => new Response('<html>', { status: 502 }),
      'The node must respond with JSON, got the status 502.',
    ],
    ['no result', () => Response.json({}), 'The result of "eth_call" must be bytes in hex, got undefined.'],
    ['a number', () => Response.json({ result: 7 }), 'must be bytes in hex, got number.'],
    [
      'a limit',
      () => Response.json({ error: { code: -32005, message: 'limit exceeded' } }),
      'limit exceeded',
    ],
    ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'fetch failed'],
  ])('error: %s', async (_, respond, message) => {
    const error: unknown = await createReader(respond)
      .reader.call(call)
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ message: expect.stringContaining(message) })
    expect(isRevert(error)).toBe(false)
  })

  test.each(['eip155:5', 'toString'])('error: no URL for %s', async (chainId) => {
    const { reader } = createReader(() => Response.json({}))
    await expect(reader.call({ ...call, chainId })).rejects.toThrow(
      `There is no client for the chain ${chainId}.`,
    )
  })
})

test('behavior: a viem client, which does not follow an OffchainLookup', async () => {
  const asked: string[] = []
  const client = createPublicClient({
    transport: custom(
      {
        async request({ method }: { method: string }) {
          asked.push(method)
          throw Object.assign(new Error('execution reverted'), {
            code: 3,
            data: `0x556f1830${'00'.repeat(200)}`,
          })
        },
      },
      { retryCount: 0 },
    ),
  })
  const reader = createClientReader(() => client)
  const error: unknown = await reader.call(call).catch((thrown: unknown) => thrown)
  expect(isRevert(error)).toBe(true)
  expect(asked).toEqual(['eth_call'])
})
