import {
  type Address,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  isAddressEqual,
  isHex,
  size,
} from 'viem'
import type { CaveatTerms } from '../delegation/caveatTerms.js'
import { type Caveat, type Delegation, rootAuthority } from '../delegation/Delegation.js'
import { decodeTerms } from '../delegation/decodeTerms.js'
import { contextParameters } from '../delegation/delegationAbi.js'
import { fromTerms } from '../delegation/fromTerms.js'
import type { EnforcerName, PermissionContracts } from '../delegation/PermissionContracts.js'
import { checkTargets } from '../delegation/toDelegation.js'
import { checkExpiry, checkPermission } from '../permission/checkPermission.js'
import type { Permission } from '../permission/Permission.js'
import { PermissionError } from '../permission/PermissionError.js'

/** A permission that an owner has granted, read from its context. */
export type GrantedPermission = {
  readonly permission: Permission
  /** When it ends, in seconds since 1970. */
  readonly expiry: number
  /** The nonce that the owner must have at `NonceEnforcer`; `undefined` if there is no such condition. */
  readonly nonce: bigint | undefined
  /** The account that the permission is for. */
  readonly owner: Address
  /** The only account that can use it. */
  readonly sessionKey: Address
  /** The signed delegation, for `encodeRevocation` and `getDelegationHash`. */
  readonly delegation: Delegation
}

/** The largest context: more than 32 targets and methods, and a signature of a contract. */
const maxContextBytes = 65_536

/**
 * Returns the permissions context of ERC-7710 with a signed delegation.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7710
 * @example
 * ```ts
 * import { type Delegation, encodePermissionsContext } from '@latchkit/permissions'
 *
 * export const toContext = (signed: Delegation) => encodePermissionsContext(signed)
 * ```
 */
export function encodePermissionsContext(delegation: Delegation): Hex {
  return encodeAbiParameters(contextParameters, [[delegation]])
}

/**
 * Reads a permissions context of a wallet or of a client. It does not verify the signature: the chain does.
 *
 * Returns only what the caveats enforce. Any enforcer or combination of caveats without a known meaning is refused, so the
 * permission that it returns is never narrower than what the chain allows.
 *
 * @throws PermissionError
 *
 * @example
 * ```ts
 * import { decodePermissionsContext, delegationFramework } from '@latchkit/permissions'
 *
 * export function isOwnPermission(context: `0x${string}`, owner: string, sessionKey: string): boolean {
 *   const granted = decodePermissionsContext(context, delegationFramework)
 *   return granted.owner === owner && granted.sessionKey === sessionKey
 * }
 * ```
 */
export function decodePermissionsContext(context: Hex, contracts: PermissionContracts): GrantedPermission {
  const delegation = readDelegation(context)
  const { delegate: sessionKey, delegator: owner, authority, caveats } = delegation
  if (authority.toLowerCase() !== rootAuthority)
    throw unexpected('is derived from another delegation, whose caveats are not known')
  if (isAddressEqual(sessionKey, anyDelegate)) throw unexpected('can be used by any account')
  const { permission, expiry, nonce } = fromTerms(caveats.map((caveat) => readCaveat(caveat, contracts)))
  checkPermission(permission)
  checkExpiry(expiry, permission.start)
  checkTargets(permission, [owner, contracts.delegationManager])
  return { permission, expiry, nonce, owner, sessionKey, delegation }
}

/** `ANY_DELEGATE` of `DelegationManager`. */
const anyDelegate: Address = '0x0000000000000000000000000000000000000a11'

function readDelegation(context: Hex): Delegation {
  const delegations = decodeDelegations(context)
  const [delegation] = delegations
  if (!delegation || delegations.length > 1)
    throw unexpected(`must be the only one, got ${delegations.length}`)
  return delegation
}

function decodeDelegations(context: Hex): readonly Delegation[] {
  if (!isHex(context) || size(context) > maxContextBytes)
    throw new PermissionError(
      'malformed-context',
      `The context must be hex with at most ${maxContextBytes} bytes.`,
    )
  try {
    const [delegations] = decodeAbiParameters(contextParameters, context)
    // Bytes that the decoder ignores, or reads twice, could mean something else to another decoder.
    if (encodeAbiParameters(contextParameters, [delegations]) === context.toLowerCase()) return delegations
  } catch (cause) {
    throw new PermissionError(
      'malformed-context',
      'The context must be delegations, encoded as by ERC-7710.',
      {
        cause,
      },
    )
  }
  throw new PermissionError(
    'malformed-context',
    'The context must be encoded as by Solidity, without other bytes.',
  )
}

/** No enforcer with a known meaning reads its arguments. `0x00` is the default of `@metamask/smart-accounts-kit`. */
const emptyArguments: readonly Hex[] = ['0x', '0x00']

function readCaveat({ enforcer, terms, args }: Caveat, { enforcers }: PermissionContracts): CaveatTerms {
  const names = Object.keys(enforcers) as EnforcerName[]
  const name = names.find((candidate) => isAddressEqual(enforcers[candidate], enforcer))
  if (!name)
    throw new PermissionError(
      'unknown-caveat',
      `The enforcer ${enforcer} is not known. The delegation must not be used, because its conditions cannot be described.`,
    )
  if (!emptyArguments.includes(args)) throw unexpected(`has arguments for the ${name}`)
  return decodeTerms(name, terms)
}

function unexpected(reason: string): PermissionError {
  return new PermissionError('unexpected-delegation', `The delegation ${reason}.`)
}
