import type { SwapNetwork, SwapTokenModel } from '@latchkit/core'
import { network as ethereum } from './transfer.fixtures.js'

export const network: SwapNetwork = { ...ethereum, namespace: 'eip155' }

export const solana: SwapNetwork = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  namespace: 'solana',
  name: 'Solana',
}

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

export const sol: SwapTokenModel = {
  id: 'native',
  name: 'Solana',
  symbol: 'SOL',
  decimals: 9,
  balance: 2_500_000_000n,
  value: 375n * 10n ** 18n,
}

export const splUsdc: SwapTokenModel = {
  id: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
}
