import type { SmartAccountContracts } from '../config/SmartAccountConfig.js'
import { readRevocation } from '../permission/readRevocation.js'
import type { AccountCall } from '../smartAccount/accountCalls.js'
import { isOwnContract } from './isOwnContract.js'

/** Whether a call would execute calls that are not displayed. The revocation of a permission only takes access away. */
export function isForbiddenCall(
  call: AccountCall,
  address: string,
  contracts: Pick<SmartAccountContracts, 'delegationManager'>,
): boolean {
  if (call.data === '0x' || !isOwnContract(call.to, address, contracts)) return false
  return readRevocation(call, address, contracts.delegationManager) === undefined
}
