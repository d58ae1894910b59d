import { delegationFramework, type Permission, toDelegation } from '@latchkit/permissions'
import type { Hex } from 'viem'
import type { SmartAccountConfig } from '../../shared/config/SmartAccountConfig.js'
import { hashDelegation } from '../../shared/permission/delegations.js'
import { smartAccount } from '../../shared/smartAccount/smartAccounts.fixtures.js'
import type { PermissionContent } from '../approval/types.js'

/** The smart accounts of a public chain. */
export const publicAccount: SmartAccountConfig = {
  ...smartAccount,
  delegationManager: delegationFramework.delegationManager,
}
export const sessionKey: Hex = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const recipient: Hex = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
export const token: Hex = '0x1111111111111111111111111111111111111111'
/** In seconds: 2027-01-15T08:00:00Z. */
export const start = 1_800_000_000
export const expiry: number = start + 30 * 86_400

/** 10 units of a token with 6 decimals every day. */
export const subscription: Permission = {
  type: 'erc20-token-periodic',
  ...{ token, recipient, amount: 10_000_000n, period: 86_400, start },
}

/** Returns what is displayed and signed for a permission. */
export function createPermissionContent(
  owner: Hex,
  permission: Permission = subscription,
  others: Partial<PermissionContent> = {},
): PermissionContent {
  const contracts = delegationFramework
  const {
    caveats,
    signature: _,
    ...fields
  } = toDelegation({
    ...{ permission, expiry, sessionKey, owner, contracts, salt: 7n },
  })
  const delegation = {
    ...fields,
    caveats: caveats.map(({ enforcer, terms }) => ({ enforcer, terms })),
  }
  const { delegationManager } = contracts
  return {
    ...{ type: 'evmPermission', delegation, contracts },
    hash: hashDelegation(delegation, { chainId: 1, delegationManager }),
    token: 'token' in permission ? { symbol: 'TUSD', decimals: 6 } : null,
    ...others,
  }
}
