import { type Delegation, delegationManagerAbi, encodeRevocation } from '@latchkit/permissions'
import { decodeFunctionData } from 'viem'
import type { AccountCall } from '../smartAccount/accountCalls.js'

/** Returns the delegation of this account that a call revokes; `undefined` for any other call. */
export function readRevocation(
  { to, value, data }: AccountCall,
  address: string,
  delegationManager: string,
): Delegation | undefined {
  if (to.toLowerCase() !== delegationManager.toLowerCase() || value !== 0n) return undefined
  try {
    const { functionName, args } = decodeFunctionData({ abi: delegationManagerAbi, data })
    if (functionName !== 'disableDelegation') return undefined
    const [delegation] = args
    const isOwn = delegation.delegator.toLowerCase() === address.toLowerCase()
    // Bytes that the decoder ignores could mean something else to the contract.
    return isOwn && encodeRevocation(delegation) === data.toLowerCase() ? delegation : undefined
  } catch {
    // Another function.
    return undefined
  }
}
