import type { SwapTokenModel } from '@latchkit/core'

export const ether: SwapTokenModel = {
  id: 'native',
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  balance: 1_284_999_999_999_999_999n,
  value: 383_960n * 10n ** 16n,
}

export const usdc: SwapTokenModel = {
  id: `0x${'a'.repeat(40)}`,
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  balance: 1_250_400_001n,
  value: 1_250_400_001n * 10n ** 12n,
}
