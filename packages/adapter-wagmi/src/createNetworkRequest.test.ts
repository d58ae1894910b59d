import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fakeClock, testNetworks } from '@latchkit/core/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createNetworkRequest } from './createNetworkRequest.js'
import { createWagmiConfig } from './createWagmiConfig.js'

const { signal } = new AbortController()
const asked = { method: 'eth_getBalance', params: [], signal }

/** Starts a node that returns the same result to every call, and returns its URL. */
async function startNode(result: string): Promise<string> {
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    response.end(JSON.stringify({ jsonrpc: '2.0', id: JSON.parse(text).id, result }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function createRequest(http: readonly string[], gateway?: readonly string[]) {
  const rpcUrls = { default: { http }, ...(gateway && { gateway: { http: gateway } }) }
  const network = { ...testNetworks[0], rpcUrls }
  const request = createNetworkRequest(createWagmiConfig({ networks: [network] }), fakeClock())
  return (needsMajority: boolean) => request({ ...asked, network, needsMajority })
}

test('behavior: a lying node is outvoted in reads on which money depends', async () => {
  const nodes = [await startNode('0xffff'), await startNode('0x7'), await startNode('0x7')]
  expect(await createRequest(nodes)(true)).toBe('0x7')
  // Another request of the first kit could find the nodes ranked.
  expect(await createRequest(nodes)(false)).toBe('0xffff')
})

test("behavior: the gateway's URL of a network is asked first", async () => {
  const request = createRequest([await startNode('0x2')], [await startNode('0x1')])
  expect(await request(false)).toBe('0x1')
})

test('behavior: measures the servers only while they are used (viem’s fallback)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const methods: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    const { id, method } = JSON.parse(body)
    methods.push(method)
    return Response.json({ jsonrpc: '2.0', id, result: '0x1' })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const pings = () => methods.filter((method) => method === 'net_listening').length
  const request = createRequest(['http://127.0.0.1:1', 'http://127.0.0.1:2'])
  await vi.advanceTimersByTimeAsync(8_000)
  expect(methods).toEqual([])
  const answer = request(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(await answer).toBe('0x1')
  await vi.advanceTimersByTimeAsync(4_000)
  expect(pings()).toBe(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(pings()).toBe(2)
})
