import { type AccountType, accountTypes } from '../../foundation/schema/account.js'
import { type ChainNamespace, namespaceOf } from '../../foundation/schema/caip.js'
import type { Session } from '../../ports/Adapter.js'

/**
 * Returns the address to make active in a newly connected wallet: the first account of the namespace's default type.
 * Returns `undefined` if the active account has that type, or if no account has it: external wallets on `eip155` have
 * only ordinary accounts, so the default type `smartAccount` applies only to wallets that have both.
 *
 * @param chosen The account types set by the dapp, which replace the defaults.
 */
export function getPreferredAccount(
  { accounts, chainId }: Session,
  chosen: Readonly<Partial<Record<ChainNamespace, AccountType>>>,
): string | undefined {
  const namespace = namespaceOf(chainId)
  const preferredType = chosen[namespace] ?? accountTypes[namespace][0]
  const preferred = accounts.find(({ type }) => type === preferredType)
  return preferred === accounts[0] ? undefined : preferred?.address
}
