import type { Effect, Failed, Step } from '../../engine/machine.js'
import type { Hex } from '../../foundation/encoding/hex.js'
import type { CaipNetworkId } from '../../foundation/schema/caip.js'

/** A permission in the form of ERC-7715: amounts are hex, times are seconds. See `toPermissionJson` of `@latchkit/permissions`. */
export type PermissionRequest = {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

/** A permission that an account granted to a session key of the app. */
export type GrantedPermission = {
  /** What the session key needs to use it (ERC-7710). */
  readonly context: Hex
  readonly permission: PermissionRequest
  /** When it ends, in seconds since 1970. */
  readonly expiry: number
  /** The only account that can use it. */
  readonly sessionKey: Hex
  /** The account that granted it. */
  readonly address: Hex
  readonly chainId: CaipNetworkId
  /** The contract that the session key sends its transactions to; `undefined` if the wallet does not tell. */
  readonly delegationManager?: Hex | undefined
  /** In ms since 1970. */
  readonly grantedAt: number
  /** In ms since 1970; `undefined` while it is not revoked. */
  readonly revokedAt?: number | undefined
}

/** The permissions that accounts have granted to this app in this browser. */
export type PermissionsState = { readonly granted: readonly GrantedPermission[] }

/** Events of the permissions. */
export type PermissionsEvent =
  /** Reads the stored ones. */
  | { readonly type: 'load' }
  | { readonly type: 'loaded'; readonly granted: readonly GrantedPermission[] }
  | { readonly type: 'granted'; readonly granted: GrantedPermission }
  | { readonly type: 'revoked'; readonly context: Hex; readonly at: number }

/** Reads or writes the storage. */
export type PermissionsEffect =
  | (Effect & { readonly type: 'readPermissions' })
  | (Effect & { readonly type: 'storePermission'; readonly granted: GrantedPermission })

/** Step of the permissions; see `transition`. */
export type PermissionsStep = Step<PermissionsState, PermissionsEffect, never>

/** All inputs of the machine of the permissions. */
export type PermissionsInput = PermissionsEvent | Failed<PermissionsEffect>

declare module '../../engine/types.js' {
  interface Features {
    permissions: { state: PermissionsState; event: PermissionsEvent; fact: never; isOptional: true }
  }
}
