import type { Network } from '@latchkit/core'
import { RpcRequestError } from '@latchkit/core/errors'
import type { DataApiFactory } from '@latchkit/core/ports'
import { createTestKit, type FakeEvm, type TestKit } from '@latchkit/core/testing'

/** The methods that reviews send to a node. */
const methods = [
  ...['eth_getBalance', 'eth_getCode', 'eth_getBlockByNumber', 'eth_feeHistory', 'eth_gasPrice'],
  ...['eth_call', 'eth_estimateGas', 'eth_simulateV1'],
]

/** See `createNodeKit`. */
export type NodeKit = TestKit & {
  readonly evm: FakeEvm
  /** Sends a request to the node. */
  readonly request: (method: string, params: readonly unknown[]) => Promise<unknown>
}

const toNetwork = (id: number, rpcUrl: string): Network => ({
  id,
  name: `Devnet ${id}`,
  chainNamespace: 'eip155',
  caipNetworkId: `eip155:${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [rpcUrl] } },
})

/** Creates a kit whose wallet is fake, and whose network is a node. It has a second network, to which tokens can be swapped. */
export function createNodeKit(rpcUrl: string, dataApi: DataApiFactory): NodeKit {
  const network = toNetwork(31_337, rpcUrl)
  const world = createTestKit({
    ...{ networks: [network, toNetwork(31_338, rpcUrl)], dataApi },
    features: { pay: true },
  })
  const { evm } = world.adapters[0]
  if (!evm) throw new TypeError('The adapter has no EVM methods')
  const request = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(rpcUrl, { method: 'POST', headers, body })
    const answer: unknown = await response.json()
    const { result, error } = answer as { result?: unknown; error?: { message: string } }
    if (error) throw new RpcRequestError({ method, network: network.name, details: error.message })
    return result
  }
  for (const method of methods)
    evm.networkAnswers.set(method, (...params: readonly unknown[]) => request(method, params))
  return { ...world, evm, request }
}
