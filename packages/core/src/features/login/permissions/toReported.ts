import { isEvmAddress } from '../../../chains/evm/evmAddress.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import type { ListedPermission, PermissionAccount } from '../../../ports/PermissionList.js'
import { readAccounts } from './encodeRevocation.js'
import { isPermissionsContext, readPermission } from './parseGrant.js'
import type { GrantedPermission } from './types.js'

/**
 * Reads a permission that a server lists. Its account and its session key are read from its context, because the chain uses
 * those; what it allows is only what the server says.
 *
 * @returns `undefined` if it is no permission of the account.
 */
export function toReported(
  { context, permission: json, expiry, createdAt }: ListedPermission,
  { chainId, address, delegationManager }: PermissionAccount & { readonly delegationManager: Hex },
): GrantedPermission | undefined {
  const permission = readPermission(json)
  if (!permission || !isPermissionsContext(context) || !isEvmAddress(address)) return undefined
  const { owner, sessionKey } = readAccounts(context) ?? {}
  if (!sessionKey || owner?.toLowerCase() !== address.toLowerCase()) return undefined
  return {
    ...{ context, permission, expiry, sessionKey, address, chainId, delegationManager },
    grantedAt: createdAt * 1_000,
  }
}
