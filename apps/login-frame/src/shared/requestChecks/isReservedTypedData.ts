import type { TypedData } from '@latchkit/core/ports'
import { delegationFramework } from '@latchkit/permissions'
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
  // Also inside of another type: accounts with ERC-7739 verify the signature of such a wrapper as one of its contents.
  if ([primaryType, ...Object.keys(types)].some((name) => isReservedType(name, types))) return true
  const own = Object.values(smartAccounts).flatMap((contracts) => {
    const { entryPoint, implementation, delegationManager } = contracts
    const account = getSmartAccountAddress(owner as `0x${string}`, contracts)
    return [account, entryPoint, implementation, delegationManager]
  })
  // Also the manager of public chains without smart accounts in the configuration.
  const reserved = [owner, delegationFramework.delegationManager, ...own]
  const verifier = String(domain.verifyingContract).toLowerCase()
  return reserved.some((contract) => contract.toLowerCase() === verifier)
}

function isReservedType(name: string, types: TypedData['types']): boolean {
  if (operationTypes.includes(name)) return true
  const fields = Object.hasOwn(types, name) ? (types[name] ?? []).map((field) => field.name) : []
  // Tokens with votes have a type of the same name, without these fields (ERC-5805).
  if (name === 'Delegation') return fields.some((field) => field === 'caveats' || field === 'authority')
  // An authorization (EIP-7702) is no typed data. This one would read like one.
  return name === 'Authorization' && ['chainId', 'address', 'nonce'].every((field) => fields.includes(field))
}
