import { PermissionError } from '@latchkit/permissions'
import { hashDelegation, readDelegation } from '../../shared/permission/delegations.js'
import { getPermissionContracts } from '../../shared/permission/getPermissionContracts.js'
import { isAllowedSessionKey } from '../../shared/permission/isAllowedSessionKey.js'
import type { SmartAccounts } from '../../shared/smartAccount/SmartAccounts.js'
import type { SignRequest } from '../../shared/vault/Vault.js'
import { findContracts, unknownChain } from './checkUserOperation.js'

/**
 * Returns why the wallet must not sign a delegation; null if it can. Its caveats must mean a permission, and its hash must be the
 * hash of what was displayed.
 *
 * @param address Of the wallet.
 */
export function checkDelegation(
  { chainId, delegationManager, delegation, hash }: Extract<SignRequest, { type: 'evmDelegation' }>,
  address: string,
  smartAccounts: SmartAccounts,
): string | null {
  const accounts = findContracts(smartAccounts, chainId)
  if (!accounts) return unknownChain
  const contracts = getPermissionContracts(accounts)
  if (!contracts) return 'Accounts of this chain grant no permissions.'
  if (delegationManager !== contracts.delegationManager)
    return 'The delegation must be for the delegation manager of the configuration.'
  if (delegation.delegator !== address) return 'The delegator must be this account.'
  if (!isAllowedSessionKey(delegation.delegate, address, accounts))
    return 'The delegate must be another account, and not a contract of the account.'
  try {
    readDelegation(delegation, contracts)
  } catch (error) {
    if (error instanceof PermissionError) return error.message
    throw error
  }
  const id = Number(chainId.slice('eip155:'.length))
  return hash === hashDelegation(delegation, { chainId: id, delegationManager })
    ? null
    : 'The delegation must be the one that was displayed.'
}
