import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Network } from '@latchkit/core'
import { createNetworkRequest } from '@latchkit/core/eip1193'
import { tokens } from '@latchkit/test/source/contracts/tokens'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { multicall3Address } from '../contracts/deployContracts.js'
import { setUpEvmChain } from './setUpEvmChain.fixtures.js'

// What the kit itself reads from a real node, without the chain library of an app.

const getChain = setUpEvmChain()

const { signal } = new AbortController()
const clock = {
  now: Date.now,
  setTimeout(callback: () => void, delayMs: number) {
    const timer = setTimeout(callback, delayMs)
    return () => clearTimeout(timer)
  },
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

/** Starts a server in front of the node that records the methods of the calls. */
async function startProxy() {
  const methods: string[] = []
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    methods.push(...[JSON.parse(body)].flat().map(({ method }) => method))
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(getChain().rpcUrl, { method: 'POST', headers, body })
    response.writeHead(answer.status, headers).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { methods, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function createNetwork(urls: Network['rpcUrls']['default'], multicall3?: Hex): Network {
  return {
    ...{ id: 31_337, name: 'Devnet', chainNamespace: 'eip155', caipNetworkId: 'eip155:31337' },
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: urls },
    ...(multicall3 && { contracts: { multicall3: { address: multicall3 } } }),
  }
}

/** Reads the balances of an account in all tokens, the decimals of the first one, and its name, in one task. */
function readTokens(network: Network): Promise<readonly unknown[]> {
  const request = createNetworkRequest(clock)
  const args = [accounts[0]?.address ?? '0x'] as const
  const [first] = tokens
  const calls = [
    ...tokens.map(({ address }) => ({
      to: address,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args }),
    })),
    { to: first?.address, data: encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' }) },
    { to: first?.address, data: encodeFunctionData({ abi: erc20Abi, functionName: 'name' }) },
  ]
  return Promise.all(
    calls.map((call) => request({ network, method: 'eth_call', params: [call, 'latest'], signal })),
  )
}

test('default: balances, decimals and names are one call of Multicall3', async () => {
  const [alone, combined] = [await startProxy(), await startProxy()]
  const expected = await readTokens(createNetwork({ http: [alone.url] }))
  expect(await readTokens(createNetwork({ http: [combined.url] }, multicall3Address))).toEqual(expected)
  const count = (methods: readonly string[]) => methods.filter((method) => method === 'eth_call').length
  expect([count(alone.methods), count(combined.methods)]).toEqual([tokens.length + 2, 1])
})

test('behavior: an address without Multicall3 hides no result', async () => {
  const { url } = await startProxy()
  const other = '0x00000000000000000000000000000000000000aa'
  expect(await readTokens(createNetwork({ http: [url] }, other))).toEqual(
    await readTokens(createNetwork({ http: [url] })),
  )
})

test('behavior: a listed WebSocket answers if no HTTP server does', async () => {
  // Node.js 20 has no client.
  vi.stubGlobal('WebSocket', WebSocket)
  onTestFinished(() => void vi.unstubAllGlobals())
  const closed = 'http://127.0.0.1:9'
  const network = createNetwork({ http: [closed], webSocket: [getChain().wsUrl] }, multicall3Address)
  const { url } = await startProxy()
  expect(await readTokens(network)).toEqual(await readTokens(createNetwork({ http: [url] })))
})
