import type { KitContext } from '../../engine/types.js'
import { toExplorerUrl } from '../../foundation/schema/toExplorerUrl.js'
import type { BalanceSubject } from '../balance/types.js'
import { toTokenList } from './rules.js'
import type { StartModules } from './startModules.js'
import type { TokenList } from './types.js'

/**
 * Reads the tokens of an account from the data API.
 *
 * @throws what the data API throws.
 */
export async function readTokens(
  { dataApi, clock, config }: Pick<KitContext, 'dataApi' | 'clock' | 'config'>,
  parameters: BalanceSubject & { readonly force?: boolean | undefined; readonly signal: AbortSignal },
  { cleanName, isWebUrl }: Pick<StartModules, 'cleanName' | 'isWebUrl'>,
): Promise<TokenList> {
  // Tokens are only read with a data API.
  const balances = (await dataApi?.getBalances(parameters)) ?? []
  const tokens = balances.map((balance) => {
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
  return toTokenList(tokens, clock.now())
}
