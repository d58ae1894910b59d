import type { EvmNetwork } from '@latchkit/core'
import type { ProvidedDevnet } from '@latchkit/devnet/page'
import { inject } from 'vitest'

/** The devnet of the test run. */
export const devnet: ProvidedDevnet = inject('devnet')

/** The devnet's first chain. */
export const home: EvmNetwork = createNetwork(0)

/** The devnet's second chain. */
export const away: EvmNetwork = createNetwork(1)

/** The devnet's third chain, which the wallets do not know in conformance tests. */
export const unknown: EvmNetwork = createNetwork(2)

/** The RPC URL of the first chain. */
export const homeUrl: string = getUrl(home)

/** Returns the RPC URL of a network. */
export function getUrl(network: Pick<EvmNetwork, 'rpcUrls'>): string {
  return network.rpcUrls.default.http[0] ?? ''
}

/** Sends a request to a chain. */
export async function rpc(url: string, method: string, params: readonly unknown[]): Promise<void> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { error } = await response.json()
  if (error) throw new Error(`${method}: ${error.message}`)
}

function createNetwork(index: number): EvmNetwork {
  const chain = devnet.chains[index]
  if (!chain) throw new Error(`The devnet has no chain ${index}.`)
  const { id, name, rpcUrl } = chain
  return {
    id,
    name,
    chainNamespace: 'eip155',
    caipNetworkId: `eip155:${id}` as const,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  }
}
