import type { Hex } from '../../../foundation/encoding/hex.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { PermissionRequest } from './types.js'

/** Rights of a session key, in the parts that a sentence needs. */
export type SmartSessionAction =
  | {
      readonly kind: 'transfers'
      /** Decimal text with a symbol; else in base units, because the decimals of the token are not known. */
      readonly amount: string
      /** Of the native token, or of a token that was read from the chain. */
      readonly symbol?: string | undefined
      /** The contract of another token. */
      readonly token?: string | undefined
      /** Seconds; absent if the amount is for all transfers together. */
      readonly period?: number | undefined
      /** Absent: any account. */
      readonly recipients?: readonly string[] | undefined
    }
  | { readonly kind: 'calls'; readonly targets: readonly string[]; readonly methods: readonly string[] }
  /** Of a type that this version does not know. */
  | { readonly kind: 'other'; readonly type: PermissionRequest['type'] }

/** A permission of a session key. Times are ms since 1970. */
export type SmartSessionModel = {
  readonly context: Hex
  readonly action: SmartSessionAction
  readonly sessionKey: Hex
  readonly network: {
    readonly id: CaipNetworkId
    readonly name: string
    readonly image?: string | undefined
  }
  readonly grantedAt: number
  readonly startsAt?: number | undefined
  readonly expiresAt: number
  readonly revokedAt?: number | undefined
  /** Whether its revocation is not confirmed: it can still be used. */
  readonly isRevoking: boolean
  /** Whether only the server told what it allows: this browser has not granted it. */
  readonly isReported: boolean
}

/** Permissions of one month of the local time of the device. */
export type SmartSessionsMonth = {
  /** A time in that month. */
  readonly at: number
  readonly sessions: readonly SmartSessionModel[]
}

/** The states in which a permission can be. */
export type SmartSessionsTab = 'active' | 'expired' | 'revoked'

/** The model of the view that lists the permissions of an account. */
export type SmartSessionsModel =
  | { readonly status: 'disconnected' }
  | {
      readonly status: 'ready'
      readonly tabs: { readonly [tab in SmartSessionsTab]: readonly SmartSessionsMonth[] }
      /** The name of the network of a login, if the app's server has no permissions there. */
      readonly absentOn?: string | undefined
    }
