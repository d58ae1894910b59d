'use client'
import { watchPermissions } from '@latchkit/core/actions'
import { permissionsBinding } from '@latchkit/core/bindings'
import { useEffect, useMemo, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { none } from './none.js'
import { useActions } from './useActions.js'

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
  const [permissions, setPermissions] = useState(permissionsBinding.initialState.permissions)
  useEffect(() => watchPermissions(kit, setPermissions), [kit])
  const actions = useActions(permissionsBinding.createActions, none)
  return useMemo(() => ({ permissions, ...actions }), [permissions, actions])
}

export declare namespace useLatchkitPermissions {
  type ReturnType = permissionsBinding.State & permissionsBinding.Actions
}
