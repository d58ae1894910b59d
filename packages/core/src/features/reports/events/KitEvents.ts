import type { Route } from '../../../engine/routes.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { CloseReason } from '../../shell/modal/machine.js'
import type { ConnectedAccount } from '../../wallet/connection/rules.js'
import type { WriteKind, WriteResult } from '../../wallet/request/writes.js'

/** The public events of a kit and their properties, by type. apps/docs/src/content/docs/concepts/behavior/events.md, "Events", describes each. */
export type KitEvents = {
  readonly CONNECT_SUCCESS: {
    readonly account: ConnectedAccount
    /** `connect`: the user connected. `reconnect`: the session was restored. `hostApp`: another library of the app connected. */
    readonly via: 'connect' | 'reconnect' | 'hostApp'
  }
  readonly CONNECT_ERROR: Failure & { readonly namespace: ChainNamespace; readonly connectorId: string }
  /** The address, the list of accounts or the chain has changed. */
  readonly ACCOUNT_CHANGE: { readonly account: ConnectedAccount; readonly previous: ConnectedAccount }
  readonly DISCONNECT_SUCCESS: {
    readonly namespace: ChainNamespace
    readonly connectorId: string
    readonly by: 'user' | 'wallet'
  }
  readonly DISCONNECT_ERROR: { readonly namespace: ChainNamespace; readonly error: LatchkitError }
  readonly SWITCH_NETWORK: { readonly chainId: CaipNetworkId }
  readonly SWITCH_NETWORK_ERROR: Failure & { readonly chainId: CaipNetworkId }
  readonly MODAL_OPEN: { readonly route: Route }
  readonly MODAL_CLOSE: { readonly reason: CloseReason; readonly route: Route }
  /** The modal shows another view, and not by going back. `from` is absent if the modal was closed. */
  readonly MODAL_NAVIGATE: { readonly route: Route; readonly from?: Route | undefined }
  readonly BALANCE_UPDATE: Subject & { readonly value: bigint }
  readonly BALANCE_ERROR: Subject & { readonly error: LatchkitError }
  readonly REQUEST_SUCCESS: Subject & { readonly method: WriteKind; readonly result: WriteResult }
  readonly REQUEST_ERROR: Failure & { readonly namespace: ChainNamespace }
  /** The wallet responded to a cancelled request: a signature or transaction may exist. `error` if it was not approved. */
  readonly REQUEST_LATE_RESPONSE: Subject & {
    readonly method: WriteKind
    readonly result?: WriteResult | undefined
    readonly error?: LatchkitError | undefined
  }
  /** There is a URI to scan or to open. `expiresAt` in ms since the epoch. */
  readonly PAIRING_READY: { readonly uri: string; readonly expiresAt: number }
  readonly PAIRING_ERROR: Failure
  /** A remote session has expired: the user has to connect again. */
  readonly SESSION_EXPIRED: { readonly error: LatchkitError }
  /** The app has verified the signed message of an account. */
  readonly SIWX_AUTH_SUCCESS: Subject
  /** An account has not signed in. Not for an attempt that was cancelled. */
  readonly SIWX_AUTH_ERROR: Failure & { readonly namespace: ChainNamespace }
  /** The app has ended the session of an account. */
  readonly SIWX_SIGN_OUT: { readonly namespace: ChainNamespace }
}

/** A public event of a kit: its `type` and its properties. */
export type KitEvent<Type extends keyof KitEvents = keyof KitEvents> = {
  readonly [T in Type]: { readonly type: T } & KitEvents[T]
}[Type]

type Failure = {
  readonly error: LatchkitError
  /** Whether the user declined. */
  readonly isDeclined: boolean
}

type Subject = {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly chainId: CaipNetworkId
}
