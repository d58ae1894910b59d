import type { Config } from '../../../config/config.js'
import { accountTypes } from '../../../foundation/schema/account.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { AccountTypeState, LoginAccountType } from './types.js'

/** Returns the type that the app prefers (option `defaultAccountTypes`), for users who have not chosen one. */
export function toDefaultType({
  defaultAccountTypes,
}: Pick<Config, 'defaultAccountTypes'>): LoginAccountType {
  const type = defaultAccountTypes.eip155 ?? accountTypes.eip155[0]
  return type === 'eoa' ? 'eoa' : 'smartAccount'
}

/** Returns the type of the account that a chain uses: the ordinary one, unless it has smart accounts and the user prefers them. */
export function toTypeOn(
  { enabledChainIds, preferredType }: Pick<AccountTypeState, 'enabledChainIds' | 'preferredType'>,
  chainId: CaipNetworkId,
): LoginAccountType {
  return enabledChainIds.includes(chainId) ? preferredType : 'eoa'
}
