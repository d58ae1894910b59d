import type { SmartAccountContracts } from '../config/SmartAccountConfig.js'

/**
 * Whether a contract executes calls on behalf of the account: the account itself, once it delegates, and its
 * `DelegationManager`. A call with data could do anything, and its display would not show it.
 */
export function isOwnContract(
  to: string,
  address: string,
  { delegationManager }: Pick<SmartAccountContracts, 'delegationManager'>,
): boolean {
  return [address, delegationManager].some((own) => own.toLowerCase() === to.toLowerCase())
}
