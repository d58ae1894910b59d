import * as addressBook from '@bgd-labs/aave-address-book'
import type { Chain } from '../../chain/rpcProxy/Chain.js'
import type { TokenList } from '../../data/accountData/tokens/TokenList.js'

/** The feeds of Chainlink on each chain. Their names are pairs, such as `ETH__USD`. */
const books: readonly ({ readonly CHAIN_ID: number } & Readonly<Record<string, string | number>>)[] = [
  addressBook.ChainlinkArbitrum,
  addressBook.ChainlinkAvalanche,
  addressBook.ChainlinkBase,
  addressBook.ChainlinkBNB,
  addressBook.ChainlinkCelo,
  addressBook.ChainlinkEthereum,
  addressBook.ChainlinkGnosis,
  addressBook.ChainlinkLinea,
  addressBook.ChainlinkMantle,
  addressBook.ChainlinkOptimism,
  addressBook.ChainlinkPolygon,
  addressBook.ChainlinkScroll,
  addressBook.ChainlinkSoneium,
  addressBook.ChainlinkSonic,
  addressBook.ChainlinkZkSync,
]
/** Symbols whose feed has another name. */
const aliases: Readonly<Record<string, string>> = { POL: 'MATIC', XDAI: 'DAI' }

/**
 * Returns the feeds of a chain for its native token and the listed ones.
 *
 * @param symbol Symbol of the native token. A token with a `W` before it is its wrapped form.
 */
export function createFeeds(
  chainId: number,
  symbol: string,
  tokens: TokenList['tokens'],
): Pick<Chain, 'chainlink'> {
  const book = books.find(({ CHAIN_ID }) => CHAIN_ID === chainId)
  if (!book) return {}
  const find = (name: string) => {
    const upper = name.toUpperCase()
    const feed = book[`${upper}__USD`] ?? book[`${aliases[upper]}__USD`]
    return typeof feed === 'string' ? feed : undefined
  }
  const native = find(symbol)
  const found = tokens
    .filter((token) => token.chainId === chainId)
    .flatMap((token) => {
      const isWrapped = token.symbol.toUpperCase() === `W${symbol.toUpperCase()}`
      const feed = isWrapped ? native : find(token.symbol)
      return feed ? [[token.address, feed] as const] : []
    })
  return { chainlink: { feeds: { ...(native && { native }), ...Object.fromEntries(found) } } }
}
