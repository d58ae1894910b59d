import { delegationFramework, type PermissionContracts } from '@latchkit/permissions'
import type { SmartAccountContracts } from '../config/SmartAccountConfig.js'

/**
 * Returns the contracts with which accounts of a chain grant permissions; `undefined` if the enforcers are not known, or the accounts
 * have another form.
 */
export function getPermissionContracts({
  kind,
  delegationManager,
  enforcers,
}: SmartAccountContracts): PermissionContracts | undefined {
  if (kind !== 'eip7702') return undefined
  if (enforcers) return { delegationManager, enforcers }
  const isPublic = delegationManager.toLowerCase() === delegationFramework.delegationManager.toLowerCase()
  return isPublic ? delegationFramework : undefined
}
