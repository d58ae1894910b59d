import type { loginEndpoints, recoveryEndpoints } from '@latchkit/login-api'
import type { ServiceClient } from '../services/createServiceClient.js'
import type { Session } from '../services/createSession.js'
import type { DeviceStorage, StoredSession } from '../storage/DeviceStorage.js'

/** Dependencies of the steps of the vault. */
export type VaultContext = {
  readonly storage: DeviceStorage
  readonly login: ServiceClient<typeof loginEndpoints>
  readonly recovery: ServiceClient<typeof recoveryEndpoints>
  readonly session: Session
  /** Offers the user to recover the wallet with another login. */
  readonly offerRecoveryMove: (move: OfferedMove) => void
  /** ms since 1970. */
  readonly now: () => number
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/** A login that could recover the wallet from now on, and its confirmed link. */
export type OfferedMove = {
  readonly userId: string
  /** As in `StoredShare.recoverySubject`. */
  readonly to: string
  readonly linkId: string
}

/** The user whose wallet is created, recovered or used. */
export type SessionUser = Pick<StoredSession, 'userId' | 'email'> & {
  /** With what the user has logged in, as in `StoredShare.recoverySubject`. */
  readonly subject: string
}
