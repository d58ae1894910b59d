import { type AccountType, accountTypes } from '../../../foundation/schema/account.js'
import { type ChainNamespace, namespaceOf } from '../../../foundation/schema/caip.js'
import type { Session } from '../../../ports/Adapter.js'

/**
 * Returns the address to make active in a newly connected wallet: the first account of the namespace's default type.
 * Returns `undefined` if the active account has that type, or if no account has it. For example, the default type on
 * `eip155` is `smartAccount`, but most wallets have only accounts of the type `eoa`.
 *
 * @param configuredTypes The account types set by the app (option `defaultAccountTypes`), which replace the defaults.
 */
export function findAddressToActivate(
  { accounts, chainId }: Session,
  configuredTypes: Readonly<Partial<Record<ChainNamespace, AccountType>>>,
): string | undefined {
  const namespace = namespaceOf(chainId)
  const type = configuredTypes[namespace] ?? accountTypes[namespace][0]
  const account = accounts.find((candidate) => candidate.type === type)
  return account === accounts[0] ? undefined : account?.address
}
