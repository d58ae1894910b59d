import { zeroAddress } from 'viem'
import type { SmartAccountContracts } from '../config/SmartAccountConfig.js'

/** `ANY_DELEGATE` of `DelegationManager`: any account could use the delegation. */
const anyDelegate = '0x0000000000000000000000000000000000000a11'

/** Whether an account can receive a permission: neither the owner itself, nor a contract of its account, nor every account. */
export function isAllowedSessionKey(
  sessionKey: string,
  address: string,
  { entryPoint, implementation, delegationManager }: SmartAccountContracts,
): boolean {
  const refused = [zeroAddress, anyDelegate, address, entryPoint, implementation, delegationManager]
  return !refused.some((one) => one.toLowerCase() === sessionKey.toLowerCase())
}
