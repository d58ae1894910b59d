import type { NetworkOfNamespace } from '../schema/network.js'

/** Solana. */
export const solana: NetworkOfNamespace<'solana', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'> = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: {
    default: {
      // Of publicnode.com and drpc.org: Solana’s own endpoint answers pages with 403.
      http: ['https://solana-rpc.publicnode.com', 'https://solana.drpc.org'],
    },
  },
  blockExplorers: { default: { name: 'Solana Explorer', url: 'https://explorer.solana.com' } },
}
