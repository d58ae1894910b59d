import type { Token } from '@latchkit/core'

const chainId = 'eip155:1'

export const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

export const ether: Token = {
  id: `${chainId}/`,
  chainId,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  amount: 1_284_999_999_999_999_999n,
  price: '2988.02',
  value: 383_960n * 10n ** 16n,
}

export const usdc: Token = {
  id: `${chainId}/0x${'a'.repeat(40)}`,
  chainId,
  address: `0x${'a'.repeat(40)}`,
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  amount: 1_250_400_001n,
  price: '1',
  value: 1_250_400_001n * 10n ** 12n,
}

export const network: { readonly id: 'eip155:1'; readonly name: string } = { id: chainId, name: 'Ethereum' }
