import type { OnRampOptions, OnRampProvider } from '../../../ports/OnRamp.js'

const feePercent = { min: 1, max: 2 }
const limits = [
  { method: 'card', min: '10.00', max: '7500.00' },
  { method: 'ach_bank_account', min: '10.00', max: '25000.00' },
]

/** The providers that are shown while the server cannot be reached. */
const providers: readonly OnRampProvider[] = [
  { id: 'coinbase', name: 'Coinbase', feePercent },
  { id: 'meld', name: 'Meld', feePercent },
]

/** The options that are shown while the server cannot be reached. */
export const fallbackOptions: OnRampOptions = {
  providers,
  payments: ['USD', 'EUR'].map((id) => ({ id, limits })),
  currencies: [
    {
      symbol: 'USDC',
      name: 'USD Coin',
      networks: [
        { id: 'ethereum', name: 'Ethereum', chainId: 'eip155:1' },
        { id: 'polygon', name: 'Polygon', chainId: 'eip155:137' },
        { id: 'solana', name: 'Solana', chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
      ],
    },
    {
      symbol: 'ETH',
      name: 'Ether',
      networks: [{ id: 'ethereum', name: 'Ethereum', chainId: 'eip155:1' }],
    },
  ],
}
