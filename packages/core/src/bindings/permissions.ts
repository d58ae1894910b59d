import { grantPermissions } from '../features/login/permissions/grantPermissions.js'
import { revokePermissions } from '../features/login/permissions/revokePermissions.js'
import type { GrantedPermission } from '../features/login/permissions/types.js'
import type { CreateActions, None } from './Binding.js'

/** The permissions of session keys: the hook `useLatchkitPermissions`, which keeps what `watchPermissions` tells. */
export const permissionsBinding: {
  readonly initialState: permissionsBinding.State
  readonly createActions: CreateActions<None, permissionsBinding.Actions>
} = {
  initialState: { permissions: [] },
  createActions: (kit) => ({
    grantPermissions: (parameters) => grantPermissions(kit, parameters),
    revokePermissions: (parameters) => revokePermissions(kit, parameters),
  }),
}

export declare namespace permissionsBinding {
  type State = { readonly permissions: readonly GrantedPermission[] }
  type Actions = {
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
