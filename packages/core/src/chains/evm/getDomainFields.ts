import type { TypedData } from '../../ports/EvmMethods.js'

/** The fields of a domain that a wallet infers where `types` has no `EIP712Domain`, in the order of EIP-712. */
const domainFields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
] as const

/**
 * Returns the fields of the domain that are hashed (EIP-712): the fields of the type `EIP712Domain`, or the standard ones that the
 * domain has if `types` does not declare it. Other values in the domain are not part of the signature.
 *
 * @see https://eips.ethereum.org/EIPS/eip-712
 * @example
 * ```ts
 * import { getDomainFields } from '@latchkit/core/eip1193'
 *
 * getDomainFields({ domain: { name: 'My dapp', chainId: 1 }, types: {} })
 * // [{ name: 'name', type: 'string' }, { name: 'chainId', type: 'uint256' }]
 * ```
 */
export function getDomainFields({
  domain,
  types,
}: Pick<TypedData, 'domain' | 'types'>): readonly { readonly name: string; readonly type: string }[] {
  const declared = Object.hasOwn(types, 'EIP712Domain') ? types.EIP712Domain : undefined
  return declared ?? domainFields.filter(({ name }) => domain[name] !== undefined)
}
