import type { Effect, Failed, Step } from '../../../engine/machine.js'
import type { PlainView } from '../../../engine/routes.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'

/**
 * A permission in the form of ERC-7715: amounts are hex, times are seconds. See `toPermissionJson` of `@latchkit/permissions`.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7715
 */
export type PermissionRequest = {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

/** A permission that an account granted to a session key of the app. */
export type GrantedPermission = {
  /** Data that the session key needs to use it (ERC-7710). */
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
  /** Set while its revocation is not confirmed: it can still be used. */
  readonly revocation?: PermissionRevocation | undefined
}

/** A revocation that is not confirmed. */
export type PermissionRevocation = {
  /** When it was sent, in ms since 1970. */
  readonly sentAt: number
  /** Hash of its transaction; `undefined` if the wallet revokes it itself. */
  readonly hash?: Hex | undefined
}

/** A token that permissions are for. Read from the chain; the symbol is untrusted and only shown. */
export type PermissionToken = { readonly symbol: string; readonly decimals: number }

/** The permissions of accounts in this app. */
export type PermissionsState = {
  /** Whether the storage was read: it opens when the kit is mounted. */
  readonly isLoaded: boolean
  /** Permissions that they have granted in this browser. */
  readonly granted: readonly GrantedPermission[]
  /**
   * Permissions that the server of `dataApi` lists besides, such as those granted in another browser. What they allow is what the
   * server says; it is not verified. Not stored.
   */
  readonly reported: readonly GrantedPermission[]
  /** The ids in the list of the server, by context. */
  readonly listed: Readonly<Record<Hex, string>>
  /** By chain and address in lower case: see `toTokenKey`. */
  readonly tokens: Readonly<Record<string, PermissionToken>>
}

/** Events of the permissions. */
export type PermissionsEvent =
  /** Reads the stored ones. */
  | { readonly type: 'load' }
  | { readonly type: 'loaded'; readonly granted: readonly GrantedPermission[] }
  | { readonly type: 'granted'; readonly granted: GrantedPermission }
  /** The wallet has sent the revocation, or was asked for it. */
  | { readonly type: 'revoking'; readonly context: Hex; readonly revocation: PermissionRevocation }
  /** The revocation has no effect. */
  | { readonly type: 'notRevoked'; readonly context: Hex }
  | { readonly type: 'revoked'; readonly context: Hex; readonly at: number }
  /** Permissions that the server lists for an account on a chain. */
  | {
      readonly type: 'listed'
      readonly address: Hex
      readonly chainId: CaipNetworkId
      readonly reported: readonly GrantedPermission[]
      readonly listed: PermissionsState['listed']
    }
  | { readonly type: 'tokenRead'; readonly key: string; readonly token: PermissionToken }

/** Reads or writes the storage. */
export type PermissionsEffect =
  | (Effect & { readonly type: 'readPermissions' })
  | (Effect & { readonly type: 'storePermission'; readonly granted: GrantedPermission })

/** Step of the permissions; see `transition`. */
export type PermissionsStep = Step<PermissionsState, PermissionsEffect, never>

/** All inputs of the machine of the permissions. */
export type PermissionsInput = PermissionsEvent | Failed<PermissionsEffect>

declare module '../../../engine/types.js' {
  interface Features {
    permissions: { state: PermissionsState; event: PermissionsEvent; fact: never; isOptional: true }
  }
}

declare module '../../../engine/routes.js' {
  interface Routes {
    /**
     * The permissions that the account granted to session keys of the app. Only accounts of `eip155` grant some. Only opened from the
     * account.
     */
    'smart-sessions': PlainView<{ readonly namespace: ChainNamespace }>
  }
}
