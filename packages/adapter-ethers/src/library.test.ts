import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { RpcRequestError } from '@latchkit/core/errors'
import { fakeClock, testNetworks } from '@latchkit/core/testing'
import { decodeFunctionResult, encodeFunctionData, encodeFunctionResult } from 'viem'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createNetworkRequest } from './createNetworkRequest.js'
import { readContract } from './readContract.js'
import { library as library5 } from './v5/library.js'
import { library as library6 } from './v6/library.js'

const [one] = testNetworks
const address = '0x00000000000000000000000000000000000000AA'
const signal = new AbortController().signal

/** Starts a network server that responds as the test defines. `asked` has the methods it received. */
async function startServer(
  answer: (method: string) => { readonly result?: unknown; readonly error?: unknown },
) {
  const asked: { readonly method: string; readonly params: unknown }[] = []
  const http = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { id, method, params } = JSON.parse(text)
    asked.push({ method, params })
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer(method) }))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void http.close())
  return { asked, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` }
}

function createNetwork(...urls: readonly string[]) {
  return { ...one, rpcUrls: { default: { http: urls } } }
}

const abi = [
  {
    type: 'function',
    name: 'all',
    stateMutability: 'view',
    inputs: [{ name: 'key', type: 'uint256' }],
    outputs: [
      { name: 'decimals', type: 'uint8' },
      { name: 'most', type: 'uint256' },
      { name: 'least', type: 'int256' },
      { name: 'small', type: 'int48' },
      { name: 'flag', type: 'bool' },
      { name: 'owner', type: 'address' },
      { name: 'raw', type: 'bytes' },
      { name: 'grid', type: 'uint64[][2]' },
      {
        name: 'orders',
        type: 'tuple[]',
        components: [
          { name: 'amount', type: 'uint128' },
          {
            name: 'by',
            type: 'tuple',
            components: [
              { name: 'name', type: 'string' },
              { name: 'nonce', type: 'uint32' },
            ],
          },
        ],
      },
      {
        name: 'pair',
        type: 'tuple',
        components: [
          { name: '', type: 'uint256' },
          { name: '', type: 'bool' },
        ],
      },
    ],
  },
  {
    type: 'function',
    name: 'one',
    stateMutability: 'view',
    inputs: [],
    outputs: [{ name: '', type: 'uint256' }],
  },
  {
    type: 'function',
    name: 'one',
    stateMutability: 'view',
    inputs: [{ name: 'of', type: 'address' }],
    outputs: [{ name: '', type: 'bool' }],
  },
] as const

describe.each([
  ['ethers 6', library6],
  ['ethers 5', library5],
])('%s', (_, library) => {
  const load = async () => library

  it('default: sends a single request', async () => {
    const { asked, url } = await startServer(() => ({ result: '0x1' }))
    const ask = { network: createNetwork(url), method: 'eth_getBalance', params: [address, 'latest'], signal }
    expect(await createNetworkRequest(load, fakeClock())(ask)).toBe('0x1')
    expect(asked).toEqual([{ method: 'eth_getBalance', params: [address, 'latest'] }])
  })

  it('behavior: falls back to the next server when a server fails', async () => {
    const { url: broken } = await startServer(() => ({ error: { code: -32_000, message: 'Busy.' } }))
    const { url } = await startServer(() => ({ result: '0x2' }))
    const ask = { method: 'eth_blockNumber', params: [], signal }
    const request = createNetworkRequest(load, fakeClock())
    expect(await request({ ...ask, network: createNetwork(broken, url) })).toBe('0x2')
    expect(await request({ ...ask, network: createNetwork('http://127.0.0.1:1', url) })).toBe('0x2')
  })

  it('behavior: retries an unreachable server after a delay', async () => {
    const { url } = await startServer(() => ({ result: '0x1' }))
    const urls = ['http://127.0.0.1:1']
    const clock = {
      now: () => 0,
      setTimeout(callback: () => void) {
        urls[0] = url
        callback()
        return () => {}
      },
    }
    const ask = { network: createNetwork(), method: 'eth_gasPrice', params: [], signal }
    const network = { ...ask.network, rpcUrls: { default: { http: urls } } }
    expect(await createNetworkRequest(load, clock)({ ...ask, network })).toBe('0x1')
  })

  it('error: does not retry a reverted call', async () => {
    const { asked, url } = await startServer(() => ({
      error: { code: 3, message: 'execution reverted', data: '0x' },
    }))
    const params = [{ to: address, data: '0x' }, 'latest']
    const ask = { network: createNetwork(url), method: 'eth_call', params, signal }
    await expect(createNetworkRequest(load, fakeClock())(ask)).rejects.toThrow('reverted')
    expect(asked.length).toBe(1)
  })

  it('error: reports the last error when all servers fail', async () => {
    const { url } = await startServer(() => ({ error: { code: -32_000, message: 'Busy today.' } }))
    const ask = {
      network: createNetwork('http://127.0.0.1:1', url),
      method: 'eth_gasPrice',
      params: [],
      signal,
    }
    await expect(createNetworkRequest(load, fakeClock())(ask)).rejects.toEqual(
      expect.objectContaining({ error: expect.objectContaining({ message: 'Busy today.' }) }),
    )
  })

  it('error: rejects a network without servers', async () => {
    const ask = { network: createNetwork(), method: 'eth_gasPrice', params: [], signal }
    await expect(createNetworkRequest(load, fakeClock())(ask)).rejects.toThrow('has no server')
  })

  it('error: does not ask the second server when aborted after the first', async () => {
    const controller = new AbortController()
    const first = await startServer(() => {
      controller.abort()
      return { error: { code: -32_000, message: 'Busy.' } }
    })
    const second = await startServer(() => ({ result: '0x2' }))
    const network = createNetwork(first.url, second.url)
    const ask = { network, method: 'eth_gasPrice', params: [], signal: controller.signal }
    await expect(createNetworkRequest(load, fakeClock())(ask)).rejects.toMatchObject({ code: 'aborted' })
    expect(second.asked).toEqual([])
  })

  it('default: returns the same types as viem', async () => {
    const values = [
      6,
      2n ** 256n - 1n,
      -(2n ** 255n),
      -(2 ** 47),
      true,
      address,
      '0x0102',
      [[1n, 2n ** 64n - 1n], []],
      [{ amount: 1n, by: { name: 'Grüße', nonce: 4_294_967_295 } }],
      [7n, false],
    ] as const
    const answer = encodeFunctionResult({ abi, functionName: 'all', result: values })
    const asked: unknown[] = []
    async function request({ params }: { readonly params: readonly unknown[] }) {
      asked.push(params)
      return answer
    }
    const call = { network: one, address, abi, functionName: 'all', args: [5n] } as const
    const read = await readContract(load, request, call)
    expect(read).toEqual(decodeFunctionResult({ abi, functionName: 'all', data: answer }))
    expect(read).toEqual(values)
    const data = encodeFunctionData({ abi, functionName: 'all', args: [5n] })
    expect(asked).toEqual([[{ to: address, data }, 'latest']])
  })

  it.each([
    ['behavior: returns a single output without a list', [], 3n, `0x${'3'.padStart(64, '0')}`],
    [
      'behavior: selects the overload that accepts the arguments',
      [address],
      true,
      `0x${'1'.padStart(64, '0')}`,
    ],
  ] as const)('%s', async (_, args, expected, answer) => {
    const call = { network: one, address, abi, functionName: 'one', args } as const
    expect(await readContract(load, async () => answer, call)).toBe(expected)
  })

  it('behavior: selects a function by its signature', async () => {
    const answer = `0x${'1'.padStart(64, '0')}`
    const call = { network: one, address, abi, functionName: 'one(address)', args: [address] } as const
    expect(await readContract(load, async () => answer, call)).toBe(true)
  })

  it.each([
    ['error: rejects a function that is not in the ABI', 'two', '0x'],
    ['error: rejects an empty response', 'one', '0x'],
    ['error: rejects a response that is not hex', 'one', 'nonsense'],
    ['error: rejects a missing response', 'one', null],
  ])('%s', async (_, functionName, answer) => {
    const call = { network: one, address, abi, functionName } as const
    await expect(readContract(load, async () => answer, call)).rejects.toBeInstanceOf(RpcRequestError)
  })
})
