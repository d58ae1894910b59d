import { watchPermissions } from '@latchkit/core/actions'
import { permissionsBinding } from '@latchkit/core/bindings'
import { shallowRef } from 'vue'
import { type Refs, toRefs } from './toRefs.js'
import { useActions } from './useActions.js'
import { useWatch } from './useWatch.js'
import { withoutParameters } from './withoutParameters.js'

/**
 * Returns the permissions that the account connected on `eip155` granted to session keys of this app, and the actions for them. The latest
 * is last; those that have ended or are revoked are included.
 * @example
 * ```ts
 * import { useLatchkitPermissions } from '@latchkit/vue'
 *
 * const { permissions, revokePermissions } = useLatchkitPermissions()
 * const granted = permissions.value.find(({ revokedAt }) => revokedAt === undefined)
 * if (granted) await revokePermissions({ context: granted.context })
 * ```
 */
export function useLatchkitPermissions(): useLatchkitPermissions.ReturnType {
  const none = withoutParameters()
  const model = shallowRef(permissionsBinding.initialState)
  const follow = (permissions: permissionsBinding.State['permissions']) => {
    model.value = { permissions }
  }
  useWatch((kit) => watchPermissions(kit, follow), none)
  return {
    ...toRefs(model, { permissions: true }),
    ...useActions(permissionsBinding.createActions, none),
  }
}

export declare namespace useLatchkitPermissions {
  type ReturnType = Refs<permissionsBinding.State> & permissionsBinding.Actions
}
