import type { CaipNetworkId } from '../foundation/schema/caip.js'

/** The account of a list of permissions. */
export type PermissionAccount = { readonly chainId: CaipNetworkId; readonly address: string }

/** A permission in the list of a server. Parsed where it is received; what it allows is what the server says. */
export type ListedPermission = {
  readonly id: string
  /** The context that the session key uses it with, in hex; absent before the wallet has granted it. */
  readonly context?: string | undefined
  readonly permission: { readonly type: string; readonly data: Readonly<Record<string, unknown>> }
  /** In seconds since 1970. */
  readonly expiry: number
  /** In seconds since 1970. */
  readonly createdAt: number
}

/**
 * Message that an account signs to change its list (EIP-4361).
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361
 */
export type PermissionListMessage = {
  readonly statement: string
  readonly uri: string
  readonly resources: readonly string[]
  /** How long it is valid at most, in ms. */
  readonly lifetimeMs: number
}

/**
 * The permissions of accounts at a server. It lists them only: the chain decides what can be used. Each method rejects with a
 * `LatchkitError`: `AbortedError` when `signal` aborted.
 */
export interface PermissionList {
  /** Returns the permissions of an account, the latest first. */
  getPermissions(
    parameters: PermissionAccount & { readonly signal: AbortSignal },
  ): Promise<readonly ListedPermission[]>
  /** Returns what the account signs to mark a permission as revoked. */
  getRevocationMessage(
    parameters: PermissionAccount & { readonly id: string },
  ): Promise<PermissionListMessage>
  /** Marks a permission as revoked. The message is sent once. */
  revoke(
    parameters: PermissionAccount & {
      readonly id: string
      readonly message: string
      readonly signature: string
      readonly signal: AbortSignal
    },
  ): Promise<void>
}
