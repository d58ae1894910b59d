import type { Token, TokenDetailModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'

type Ready = Extract<TokenDetailModel, { status: 'ready' }>

const chainId = 'eip155:1'
const contract = `0x${'a'.repeat(40)}`

const token: Token = {
  id: `${chainId}/${contract}`,
  chainId,
  address: contract,
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  amount: 1_250_400_001n,
  price: '0.999',
  value: 1_249_149_600_999n * 10n ** 9n,
  explorerUrl: `https://explorer.example/token/${contract}`,
}

const ready: Ready = {
  status: 'ready',
  namespace: 'eip155',
  network: { id: chainId, name: 'Ethereum' },
  token,
  valueDecimals: 18,
  price: 999n * 10n ** 15n,
}

export const fixtures: Fixtures<TokenDetailModel> = {
  disconnected: { status: 'disconnected' },
  loading: { status: 'loading' },
  missing: { status: 'missing' },
  ready,
}

export const native: Ready = {
  ...ready,
  token: {
    ...token,
    id: `${chainId}/`,
    address: undefined,
    explorerUrl: undefined,
    name: 'Ether',
    symbol: 'ETH',
    decimals: 18,
    amount: 1_284_999_999_999_999_999n,
    value: 383_960n * 10n ** 16n,
  },
  price: 298_802n * 10n ** 16n,
}

export const stale: Ready = { ...ready, staleAt: Date.UTC(2026, 4, 4, 12, 4) }

export const unpriced: Ready = {
  ...ready,
  token: { ...token, price: undefined, value: undefined },
  price: undefined,
}

export const solana: Ready = {
  ...ready,
  namespace: 'solana',
  network: { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana' },
  token: {
    ...token,
    address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    explorerUrl: 'https://explorer.example/address/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  },
}

/** Long texts without spaces, markup, a long amount, and a link that is none of the web. */
export const hostile: Ready = {
  ...ready,
  token: {
    ...token,
    name: '<b>ATokenWithTheLongestNameWithoutSpace…',
    symbol: 'AVERYLONGSYMBOLAVERYLONGSYMBOLAVERYLONG…',
    decimals: 255,
    amount: 2n ** 256n - 1n,
    value: 2n ** 256n - 1n,
    explorerUrl: 'javascript:alert(1)',
  },
}

/** A token without a name and a symbol. */
export const unnamed: Ready = { ...ready, token: { ...token, name: '', symbol: '' } }
