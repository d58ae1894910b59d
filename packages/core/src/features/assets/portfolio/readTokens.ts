import { toExplorerUrl } from '../../../foundation/schema/toExplorerUrl.js'
import { isWebUrl } from '../../../foundation/schema/url.js'
import type { PageParameters, ReadContext } from '../list/types.js'
import { readNodeTokens } from './readNodeTokens.js'
import { mergeAssets, readWalletAssets } from './readWalletAssets.js'
import { toTokenList } from './rules.js'
import type { TokenList } from './types.js'

/**
 * Reads the tokens of an account from the data API, and from its wallet if it supports that. Without a data API, reads the native token
 * and those that the app lists from the nodes.
 *
 * @throws what the data API throws, or the adapter.
 */
export async function readTokens(context: ReadContext, parameters: PageParameters): Promise<TokenList> {
  const { dataApi, clock, config, cleanName } = context
  const { chainId } = parameters
  const [{ balances, ...missing }, assets = []] = await Promise.all([
    dataApi ? dataApi.getBalances(parameters) : readNodeTokens(context, parameters),
    readWalletAssets(context, parameters),
  ])
  const nativeCurrency = config.networkOf(chainId)?.nativeCurrency
  const tokens = mergeAssets(balances, assets, { chainId, nativeCurrency }).map((balance) => {
    const { chainId, address, name, symbol } = balance
    // A mint is an address for the explorers of Solana.
    const path = chainId.startsWith('eip155:') ? 'token' : 'address'
    const base = config.networkOf(chainId)?.blockExplorers?.default.url
    const url = address === undefined ? undefined : toExplorerUrl(base, [path, address], isWebUrl)
    return {
      ...balance,
      // Texts of contracts that anybody deploys.
      name: cleanName(name),
      symbol: cleanName(symbol),
      ...(url && { explorerUrl: url.href }),
    }
  })
  return toTokenList(tokens, clock.now(), missing)
}
