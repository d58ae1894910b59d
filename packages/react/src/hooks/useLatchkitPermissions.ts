'use client'
import type { GrantedPermission } from '@latchkit/core'
import { grantPermissions, revokePermissions, watchPermissions } from '@latchkit/core/actions'
import { useEffect, useMemo, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'

/**
 * Returns the permissions that the account connected on `eip155` granted to session keys of this app, and the actions for them. The
 * latest is last; those that have ended or are revoked are included.
 *
 * @example
 * ```tsx
 * import { useLatchkitPermissions } from '@latchkit/react'
 *
 * export function Subscription({ sessionKey }: { sessionKey: `0x${string}` }) {
 *   const { permissions, grantPermissions } = useLatchkitPermissions()
 *   const permission = {
 *     type: 'native-token-periodic',
 *     data: { periodAmount: '0x2386f26fc10000', periodDuration: 30 * 86_400 },
 *   }
 *   const subscribe = () => grantPermissions({ permission, sessionKey, expiry: 1_900_000_000 })
 *   if (permissions.some(({ revokedAt }) => revokedAt === undefined)) return <p>Subscribed</p>
 *   return (
 *     <button type="button" onClick={() => subscribe().catch(console.warn)}>
 *       Subscribe
 *     </button>
 *   )
 * }
 * ```
 */
export function useLatchkitPermissions(): useLatchkitPermissions.ReturnType {
  const { kit } = useLatchkitContext()
  const [permissions, setPermissions] = useState<readonly GrantedPermission[]>(none)
  useEffect(() => watchPermissions(kit, setPermissions), [kit])
  return useMemo(
    () => ({
      permissions,
      grantPermissions: (parameters: grantPermissions.Parameters) => grantPermissions(kit, parameters),
      revokePermissions: (parameters: revokePermissions.Parameters) => revokePermissions(kit, parameters),
    }),
    [kit, permissions],
  )
}

const none: readonly GrantedPermission[] = []

export declare namespace useLatchkitPermissions {
  type ReturnType = {
    readonly permissions: readonly GrantedPermission[]
    /** Asks the wallet for a permission. Rejects if it returns more than was requested. */
    readonly grantPermissions: (
      parameters: grantPermissions.Parameters,
    ) => Promise<grantPermissions.ReturnType>
    /** Revokes a permission of the account, in the wallet or with a transaction. */
    readonly revokePermissions: (
      parameters: revokePermissions.Parameters,
    ) => Promise<revokePermissions.ReturnType>
  }
}
