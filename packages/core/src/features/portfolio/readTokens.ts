import type { KitContext } from '../../engine/types.js'
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
  { dataApi, clock }: Pick<KitContext, 'dataApi' | 'clock'>,
  parameters: BalanceSubject & { readonly force?: boolean | undefined; readonly signal: AbortSignal },
  { cleanName }: Pick<StartModules, 'cleanName'>,
): Promise<TokenList> {
  // Tokens are only read with a data API.
  const balances = (await dataApi?.getBalances(parameters)) ?? []
  // Texts of contracts that anybody deploys.
  const tokens = balances.map((balance) => ({
    ...balance,
    name: cleanName(balance.name),
    symbol: cleanName(balance.symbol),
  }))
  return toTokenList(tokens, clock.now())
}
