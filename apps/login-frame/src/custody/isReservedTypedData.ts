import type { TypedData } from '@latchkit/core/ports'
import type { SmartAccounts } from '../smartAccount/SmartAccounts.js'

/** Types of ERC-4337, whichever account or EntryPoint verifies them. */
const operationTypes: readonly string[] = ['PackedUserOperation', 'UserOperation']

/**
 * Whether the signature of typed data could control the account: a user operation, a delegation of the Delegation Framework, or anything
 * else that the account's own contracts verify. Apps must request those with methods of their own, where they are displayed.
 */
export function isReservedTypedData(
  { domain, types, primaryType }: TypedData,
  address: string,
  smartAccounts: SmartAccounts,
): boolean {
  if (operationTypes.includes(primaryType)) return true
  const names = Object.hasOwn(types, primaryType) ? (types[primaryType] ?? []).map(({ name }) => name) : []
  // Tokens with votes have a type of the same name, without these fields (ERC-5805).
  if (primaryType === 'Delegation' && names.some((name) => name === 'caveats' || name === 'authority'))
    return true
  // An authorization (EIP-7702) is no typed data. This one would read like one.
  if (
    primaryType === 'Authorization' &&
    ['chainId', 'address', 'nonce'].every((name) => names.includes(name))
  )
    return true
  const contracts = Object.values(smartAccounts).flatMap(
    ({ entryPoint, implementation, delegationManager }) => [entryPoint, implementation, delegationManager],
  )
  const verifier = String(domain.verifyingContract).toLowerCase()
  return [address, ...contracts].some((reserved) => reserved.toLowerCase() === verifier)
}
