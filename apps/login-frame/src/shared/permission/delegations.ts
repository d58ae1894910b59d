import {
  type Delegation,
  decodePermissionsContext,
  delegationFramework,
  encodePermissionsContext,
  type GrantedPermission,
  getDelegationTypedData,
  type PermissionContracts,
} from '@latchkit/permissions'
import { type Hex, hashTypedData } from 'viem'
import type { UnsignedDelegation } from './UnsignedDelegation.js'

/**
 * Returns the hash of a delegation that its owner signs (EIP-712).
 *
 * @see https://eips.ethereum.org/EIPS/eip-712
 */
export function hashDelegation(
  delegation: UnsignedDelegation,
  { chainId, delegationManager }: { readonly chainId: number; readonly delegationManager: Hex },
): Hex {
  const contracts = { ...delegationFramework, delegationManager }
  return hashTypedData(getDelegationTypedData(toDelegation(delegation, '0x'), { chainId, contracts }))
}

/**
 * Returns the permission that the caveats of a delegation mean.
 *
 * @throws `PermissionError` for a delegation that allows more than can be described
 */
export function readDelegation(
  delegation: UnsignedDelegation,
  contracts: PermissionContracts,
): GrantedPermission {
  return decodePermissionsContext(encodeContext(delegation, '0x'), contracts)
}

/**
 * Returns the permissions context with which the session key uses a delegation (ERC-7710).
 *
 * @see https://eips.ethereum.org/EIPS/eip-7710
 */
export function encodeContext(delegation: UnsignedDelegation, signature: Hex): Hex {
  return encodePermissionsContext(toDelegation(delegation, signature))
}

function toDelegation({ caveats, ...fields }: UnsignedDelegation, signature: Hex): Delegation {
  return { ...fields, caveats: caveats.map((caveat) => ({ ...caveat, args: '0x' })), signature }
}
