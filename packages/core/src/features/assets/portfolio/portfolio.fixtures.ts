import type { TokenBalance } from '../../../ports/DataApi.js'
import { toTokenList } from './rules.js'
import type { TokenList } from './types.js'

/** Creates the balance of an ERC-20 token on Ethereum. */
export function makeToken(symbol: string, fields: Partial<TokenBalance> = {}): TokenBalance {
  return {
    chainId: 'eip155:1',
    address: `0x${symbol.toLowerCase()}`,
    name: `${symbol} token`,
    symbol,
    decimals: 18,
    amount: 10n ** 18n,
    ...fields,
  }
}

/** Creates the list of one token. */
export function makeList(symbol: string, at: number): TokenList {
  return toTokenList([makeToken(symbol, { price: '2' })], at)
}
