import type { BalanceItem } from './balanceSchema.js'

/** The address of a token. */
export const tokenAddress = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** Creates a valid balance of the server: 1.5 USDC on Ethereum. */
export function createItem(overrides: Partial<BalanceItem> = {}): BalanceItem {
  return {
    name: 'USD Coin',
    symbol: 'USDC',
    chainId: 'eip155:1',
    address: `eip155:1:${tokenAddress}`,
    price: 0.9998,
    quantity: { decimals: '6', numeric: '1.5' },
    iconUrl: 'https://icons.example/usdc.png',
    ...overrides,
  }
}
