import { BalanceUnavailableError } from '../../../foundation/errors/balance.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import type { ListDefinition } from '../list/types.js'
import type { TokenList } from './types.js'

/** The tokens of an account. */
export const tokenList: ListDefinition<TokenList, TokenList> = {
  name: 'portfolio',
  title: 'the tokens',
  select: ({ portfolio }) => portfolio,
  toFact: (fact) => (fact.feature === 'portfolio' ? fact : undefined),
  toError: (parameters) => new BalanceUnavailableError(parameters),
  cleanName,
  load: () => import('./feature.js'),
}
