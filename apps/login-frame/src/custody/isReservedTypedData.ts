import type { TypedData } from '@latchkit/core/ports'
import { getSmartAccountAddress } from '../smartAccount/getSmartAccountAddress.js'
import type { SmartAccounts } from '../smartAccount/SmartAccounts.js'

/** Types of ERC-4337, whichever account or EntryPoint verifies them. */
const operationTypes: readonly string[] = ['PackedUserOperation', 'UserOperation']

/**
 * Whether the signature of typed data could control the account: a user operation, a delegation of the Delegation Framework, or anything
 * else that the account's own contracts verify. Apps must request those with methods of their own, where they are displayed.
 *
 * @param owner Address of the wallet's key.
 */
export function isReservedTypedData(
  { domain, types, primaryType }: TypedData,
  owner: string,
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
  const reserved = Object.values(smartAccounts).flatMap((contracts) => {
    const { entryPoint, implementation, delegationManager } = contracts
    const account = getSmartAccountAddress(owner as `0x${string}`, contracts)
    return [account, entryPoint, implementation, delegationManager]
  })
  const verifier = String(domain.verifyingContract).toLowerCase()
  return [owner, ...reserved].some((contract) => contract.toLowerCase() === verifier)
}
