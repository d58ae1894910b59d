// The tested code loads this lazily. Loading it here first keeps the delay out of the tests.
import '@solana/kit'
import type { Network } from '../../foundation/schema/network.js'

/** Returns a network with the given nodes. */
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
