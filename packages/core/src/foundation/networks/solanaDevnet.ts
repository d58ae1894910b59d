import type { NetworkOfNamespace } from '../schema/network.js'

/** Solana Devnet, a test network. */
export const solanaDevnet: NetworkOfNamespace<'solana', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'> = {
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: {
    default: {
      // Of solana.com/docs/references/clusters and drpc.org.
      http: ['https://api.devnet.solana.com', 'https://solana-devnet.drpc.org'],
    },
  },
  blockExplorers: {
    default: { name: 'Solana Explorer', url: 'https://explorer.solana.com/?cluster=devnet' },
  },
  testnet: true,
}
