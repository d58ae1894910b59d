import type { Network } from '@latchkit/core'

/** Creates a network like the devnet's at the given RPC URL. */
export function createNetwork(caipNetworkId: `solana:${string}`, rpcUrl: string): Network {
  return {
    id: caipNetworkId.slice(7),
    name: 'Local Solana',
    chainNamespace: 'solana',
    caipNetworkId,
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [rpcUrl] } },
  }
}
