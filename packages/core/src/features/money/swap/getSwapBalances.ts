import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { namespaceOf } from '../../../foundation/schema/caip.js'
import type { SwapToken } from '../../../ports/SwapSource.js'
import type { BalanceSubject } from '../../assets/balance/types.js'
import { isSameSubject } from '../../assets/list/rules.js'
import type { Token } from '../../assets/portfolio/types.js'
import { getSendTokens } from '../send/getSendTokens.js'
import { toTokenKey } from './rules.js'
import type { SwapTokenModel } from './view.js'

/** Returns the tokens with a balance of an account, by key. */
export function getSwapBalances(
  state: Pick<KitState, 'balance' | 'portfolio'>,
  config: Pick<Config, 'networkOf'>,
  of: BalanceSubject,
): ReadonlyMap<string, Token> {
  return new Map(getSendTokens(state, config, of).map((token) => [toTokenKey(toSwapAddress(token)), token]))
}

/** Returns a token as it is shown. A token that is not in a list of balances that is known has none. */
export function toTokenModel(
  token: SwapToken,
  balances: ReadonlyMap<string, Token>,
  isComplete: boolean,
): SwapTokenModel {
  const id = toTokenKey(token)
  const own = balances.get(id)
  const { name, symbol, decimals, icon = own?.icon } = token
  // A list can have other decimals than the balance: one of both is wrong, so the balance is not shown.
  const isSame = own?.decimals === decimals
  const balance = own ? (isSame ? own.amount : undefined) : isComplete ? 0n : undefined
  const value = isSame ? own?.value : undefined
  return {
    id,
    name,
    symbol,
    decimals,
    ...(icon !== undefined && { icon }),
    ...(balance !== undefined && { balance }),
    ...(value !== undefined && { value }),
  }
}

/** Whether all balances of the account are known. A server that does not have the tokens of the chain knows none. */
export function hasAllBalances({ portfolio }: Pick<KitState, 'portfolio'>, of: BalanceSubject): boolean {
  const tokens = portfolio?.[namespaceOf(of.chainId)]
  return tokens?.status === 'ready' && !tokens.list.unavailable && isSameSubject(tokens.of, of)
}

/** Returns a token of an account with the address that the same token of a swap has: in lower case, unless its case matters. */
function toSwapAddress({ address, chainId }: Token): Pick<SwapToken, 'address'> {
  return { address: namespaceOf(chainId) === 'eip155' ? address?.toLowerCase() : address }
}
