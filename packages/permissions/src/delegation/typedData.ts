import { type Address, type Hex, hashStruct } from 'viem'
import type { Delegation } from './Delegation.js'
import type { PermissionContracts } from './PermissionContracts.js'

const types = {
  Delegation: [
    { name: 'delegate', type: 'address' },
    { name: 'delegator', type: 'address' },
    { name: 'authority', type: 'bytes32' },
    { name: 'caveats', type: 'Caveat[]' },
    { name: 'salt', type: 'uint256' },
  ],
  Caveat: [
    { name: 'enforcer', type: 'address' },
    { name: 'terms', type: 'bytes' },
  ],
} as const

/**
 * A delegation as EIP-712 typed data.
 *
 * @see https://eips.ethereum.org/EIPS/eip-712
 */
export type DelegationTypedData = {
  readonly domain: {
    readonly name: 'DelegationManager'
    readonly version: '1'
    readonly chainId: number
    readonly verifyingContract: Address
  }
  readonly types: typeof types
  readonly primaryType: 'Delegation'
  readonly message: {
    readonly delegate: Address
    readonly delegator: Address
    readonly authority: Hex
    readonly caveats: readonly { readonly enforcer: Address; readonly terms: Hex }[]
    readonly salt: bigint
  }
}

/**
 * Returns the typed data that the owner of an account signs (EIP-712). The signature is valid on one chain, for one
 * `DelegationManager`.
 *
 * @see https://eips.ethereum.org/EIPS/eip-712
 * @example
 * ```ts
 * import { type Delegation, delegationFramework, getDelegationTypedData } from '@latchkit/permissions'
 * import type { LocalAccount } from 'viem'
 *
 * async function sign(owner: LocalAccount, delegation: Delegation): Promise<Delegation> {
 *   const typedData = getDelegationTypedData(delegation, { chainId: 1, contracts: delegationFramework })
 *   return { ...delegation, signature: await owner.signTypedData(typedData) }
 * }
 * ```
 */
export function getDelegationTypedData(
  delegation: Delegation,
  { chainId, contracts }: { readonly chainId: number; readonly contracts: PermissionContracts },
): DelegationTypedData {
  return {
    domain: {
      name: 'DelegationManager',
      version: '1',
      chainId,
      verifyingContract: contracts.delegationManager,
    },
    types,
    primaryType: 'Delegation',
    message: toMessage(delegation),
  }
}

/**
 * Returns the hash by which `DelegationManager` knows a delegation: its limits and its revocation belong to it.
 *
 * @example
 * ```ts
 * import { type Delegation, delegationManagerAbi, getDelegationHash } from '@latchkit/permissions'
 *
 * export const toRevocationRead = (delegation: Delegation) => ({
 *   abi: delegationManagerAbi,
 *   functionName: 'disabledDelegations' as const,
 *   args: [getDelegationHash(delegation)] as const,
 * })
 * ```
 */
export function getDelegationHash(delegation: Delegation): Hex {
  return hashStruct({ types, primaryType: 'Delegation', data: toMessage(delegation) })
}

function toMessage({
  delegate,
  delegator,
  authority,
  caveats,
  salt,
}: Delegation): DelegationTypedData['message'] {
  return {
    ...{ delegate, delegator, authority, salt },
    caveats: caveats.map(({ enforcer, terms }) => ({ enforcer, terms })),
  }
}
