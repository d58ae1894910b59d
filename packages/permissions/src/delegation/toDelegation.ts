import { type Address, bytesToBigInt, isAddressEqual } from 'viem'
import { checkAddress, checkExpiry, checkPermission, invalid } from '../permission/checkPermission.js'
import type { Permission } from '../permission/Permission.js'
import { encodeTerms } from './caveatTerms.js'
import { type Caveat, type Delegation, rootAuthority } from './Delegation.js'
import type { PermissionContracts } from './PermissionContracts.js'
import { toTerms } from './toTerms.js'

/** The parameters of `toCaveats`. */
export type ToCaveatsParameters = {
  readonly permission: Permission
  /** When the permission ends, in seconds since 1970. */
  readonly expiry: number
  /**
   * The current nonce of the owner at `NonceEnforcer`. The owner revokes all permissions with this nonce in one
   * transaction, by increasing it. Default: each permission is only revoked on its own.
   */
  readonly nonce?: bigint | undefined
  readonly contracts: PermissionContracts
}

/** The parameters of `toDelegation`. */
export type ToDelegationParameters = ToCaveatsParameters & {
  /** The account that the permission is for. */
  readonly owner: Address
  /** The account that uses the permission: the address of a key on your server, or of a contract. */
  readonly sessionKey: Address
  /** A number that was used for no other delegation of the owner: see `createSalt`. */
  readonly salt: bigint
}

/**
 * Returns the caveats of a permission: conditions that contracts check whenever it is used.
 *
 * @throws PermissionError if the permission is invalid.
 *
 * @example
 * ```ts
 * import { delegationFramework, toCaveats } from '@latchkit/permissions'
 *
 * const caveats = toCaveats({
 *   permission: { type: 'native-token-transfer', amount: 10n ** 18n },
 *   expiry: 1_900_000_000,
 *   contracts: delegationFramework,
 * })
 * caveats.length // 3: the amount, no data, the time
 * ```
 */
export function toCaveats({ permission, expiry, nonce, contracts }: ToCaveatsParameters): readonly Caveat[] {
  checkPermission(permission)
  checkExpiry(expiry, permission.start)
  return toTerms(permission, expiry, nonce).map((terms) => ({
    enforcer: contracts.enforcers[terms.name],
    terms: encodeTerms(terms),
    args: '0x',
  }))
}

/**
 * Returns the delegation of a permission, for the owner to sign (`getDelegationTypedData`).
 *
 * @throws PermissionError if the permission is invalid, or gives control of the account itself.
 *
 * @example
 * ```ts
 * import { createSalt, delegationFramework, toDelegation } from '@latchkit/permissions'
 *
 * const delegation = toDelegation({
 *   permission: {
 *     type: 'erc20-token-periodic',
 *     token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
 *     amount: 10_000_000n,
 *     period: 30 * 86_400,
 *     start: 1_800_000_000,
 *   },
 *   expiry: 1_830_000_000,
 *   owner: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
 *   sessionKey: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
 *   salt: createSalt(),
 *   contracts: delegationFramework,
 * })
 * ```
 */
export function toDelegation({ owner, sessionKey, salt, ...parameters }: ToDelegationParameters): Delegation {
  const caveats = toCaveats(parameters)
  checkAddress('owner', owner)
  checkAddress('sessionKey', sessionKey)
  if (isAddressEqual(owner, sessionKey)) throw invalid('sessionKey', 'differ from "owner"', sessionKey)
  checkTargets(parameters.permission, [owner, parameters.contracts.delegationManager])
  return { delegate: sessionKey, delegator: owner, authority: rootAuthority, caveats, salt, signature: '0x' }
}

/**
 * Returns a random salt with 256 bits.
 *
 * @example
 * ```ts
 * import { createSalt } from '@latchkit/permissions'
 *
 * const salt = createSalt()
 * ```
 */
export function createSalt(): bigint {
  return bytesToBigInt(crypto.getRandomValues(new Uint8Array(32)))
}

/**
 * The account accepts any call of itself, and `DelegationManager` any change of its delegations: with either as the
 * target, no other condition would hold.
 *
 * @throws PermissionError
 */
export function checkTargets(permission: Permission, forbidden: readonly Address[]): void {
  const targets =
    'targets' in permission ? permission.targets : 'token' in permission ? [permission.token] : []
  for (const target of targets)
    if (forbidden.some((address) => isAddressEqual(address, target)))
      throw invalid('targets', 'contain neither the account of the owner nor the DelegationManager', target)
}
