import type { TokenInfo } from '../sources/ListedToken.js'

const ether = { name: 'Ether', symbol: 'ETH' }

/** Native tokens of EVM chains whose token is not Ether. All have 18 decimals. */
const otherTokens: Readonly<Record<string, { readonly name: string; readonly symbol: string }>> = {
  'eip155:25': { name: 'Cronos', symbol: 'CRO' },
  'eip155:30': { name: 'Rootstock Bitcoin', symbol: 'RBTC' },
  'eip155:31': { name: 'Rootstock Bitcoin', symbol: 'tRBTC' },
  'eip155:56': { name: 'BNB', symbol: 'BNB' },
  'eip155:97': { name: 'BNB', symbol: 'tBNB' },
  'eip155:100': { name: 'xDAI', symbol: 'XDAI' },
  'eip155:137': { name: 'POL', symbol: 'POL' },
  'eip155:146': { name: 'Sonic', symbol: 'S' },
  'eip155:1284': { name: 'Moonbeam', symbol: 'GLMR' },
  'eip155:1329': { name: 'Sei', symbol: 'SEI' },
  'eip155:5000': { name: 'Mantle', symbol: 'MNT' },
  'eip155:5003': { name: 'Mantle', symbol: 'MNT' },
  'eip155:8217': { name: 'Kaia', symbol: 'KAIA' },
  'eip155:10143': { name: 'Monad', symbol: 'MON' },
  'eip155:42220': { name: 'Celo', symbol: 'CELO' },
  'eip155:43113': { name: 'Avalanche', symbol: 'AVAX' },
  'eip155:43114': { name: 'Avalanche', symbol: 'AVAX' },
  'eip155:80002': { name: 'POL', symbol: 'POL' },
  'eip155:80069': { name: 'Bera', symbol: 'BERA' },
  'eip155:80094': { name: 'Bera', symbol: 'BERA' },
}

/** Returns the native token of a chain that the configuration does not name: SOL on Solana, BTC on Bitcoin, and Ether by default. */
export function getNativeToken(chainId: string): TokenInfo {
  if (chainId.startsWith('solana:')) return { name: 'Solana', symbol: 'SOL', decimals: 9, iconUrl: '' }
  if (chainId.startsWith('bip122:')) return { name: 'Bitcoin', symbol: 'BTC', decimals: 8, iconUrl: '' }
  return { ...(otherTokens[chainId] ?? ether), decimals: 18, iconUrl: '' }
}
