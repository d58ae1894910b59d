// What is tested loads it late; here it is loaded first, so that no test waits for it.
import '@solana/kit'
import type { Network } from '../../foundation/schema/network.js'

/** A cluster with nodes of one's own. */
export function networkAt(...http: readonly string[]): Network {
  return {
    id: 'made',
    name: 'Made Solana',
    chainNamespace: 'solana',
    caipNetworkId: 'solana:made',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http } },
  }
}
