import type { Session } from '../ports/Adapter.js'
import { type AccountType, accountTypes } from '../schema/account.js'
import { type ChainNamespace, namespaceOf } from '../schema/caip.js'

/**
 * Which account of a wallet that has just opened itself is to be made the active one: the first of the default type (spec
 * §6). `undefined` where the active one is of it, or none is: an external wallet on `eip155` has only ordinary accounts,
 * so that its default, `smartAccount`, only tells where a wallet has both.
 *
 * @param chosen What the dapp says instead of spec §6.
 */
export function accountToPrefer(
  { accounts, chainId }: Session,
  chosen: Readonly<Partial<Record<ChainNamespace, AccountType>>>,
): string | undefined {
  const namespace = namespaceOf(chainId)
  const wanted = chosen[namespace] ?? accountTypes[namespace][0]
  const preferred = accounts.find(({ type }) => type === wanted)
  return preferred === accounts[0] ? undefined : preferred?.address
}
