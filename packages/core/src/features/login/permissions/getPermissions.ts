import type { Latchkit } from '../../../engine/latchkit.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { installPermissions } from './installPermissions.js'
import type { GrantedPermission } from './types.js'

/**
 * Returns the permissions that the account connected on `eip155` granted to this app in this browser, the latest last, also those
 * that have ended or are revoked. Without an account, there are none.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getPermissions } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const contexts = getPermissions(kit).map(({ context }) => context)
 * ```
 */
export function getPermissions(kit: Latchkit): readonly GrantedPermission[] {
  const session = sessionOf(kit.getState(), 'eip155')
  if (!session) return []
  installPermissions(kit)
  const { address } = session.accounts[0]
  return (kit.getState().permissions?.granted ?? []).filter((one) => isOfAccount(one, address))
}

/** Returns whether an account granted a permission. */
export function isOfAccount(granted: GrantedPermission, address: string): boolean {
  return granted.address.toLowerCase() === address.toLowerCase()
}
