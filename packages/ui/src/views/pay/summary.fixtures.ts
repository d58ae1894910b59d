import type { PaySummary } from '@latchkit/core'

/** A payment of a token. */
export const summary: PaySummary = {
  merchant: { name: 'Harbor', host: 'harbor.example' },
  asset: { symbol: 'USDC', name: 'USD Coin', decimals: 6 },
  amount: 12_500_000n,
  value: 12_500_000n * 10n ** 12n,
  recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  network: { id: 'eip155:8453', name: 'Base' },
}

export const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
