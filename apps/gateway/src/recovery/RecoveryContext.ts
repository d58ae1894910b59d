import type { Logger } from 'pino'
import type { SocialProvider } from '../identityProviders/social/SocialProvider.js'
import type { Limiter } from '../server/limits/createLimiter.js'
import type { Project } from '../server/projects/Project.js'
import type { DelayedReleases } from './keys/createDelayedReleases.js'
import type { DeviceProofs } from './keys/createDeviceProofs.js'
import type { KeyCipher } from './keys/createKeyCipher.js'
import type { RecoveryKeyStore } from './keys/createRecoveryKeyStore.js'
import type { RecoveryKeys } from './keys/readRecoveryKeys.js'
import type { LinkStore } from './links/createLinkStore.js'
import type { TakeProof } from './links/createUsedProofs.js'
import type { Waiters } from './links/createWaiters.js'
import type { Link } from './links/Link.js'
import type { Mails } from './mails/createMails.js'

/** Verifies that a user has logged in with an account. */
export type IdentityProvider = Pick<SocialProvider, 'id' | 'verify'>

/** Dependencies of the routes of the recovery service. */
export type RecoveryContext = {
  /** Public URL of the service, without a slash at its end. */
  readonly publicUrl: string
  readonly projects: () => readonly Project[]
  readonly keys: RecoveryKeys
  readonly cipher: KeyCipher
  readonly links: LinkStore
  /** The providers whose accounts recover wallets, by id. */
  readonly identityProviders: ReadonlyMap<string, IdentityProvider>
  readonly takeProof: TakeProof
  readonly recoveryKeys: RecoveryKeyStore
  readonly delayedReleases: DelayedReleases
  /** Time for which the first release to a device waits, by what the link identifies the user with. In ms; 0: it does not wait. */
  readonly releaseDelays: Readonly<Record<Link['type'], number>>
  readonly limiter: Limiter
  readonly waiters: Waiters
  readonly mails: Mails
  readonly deviceProofs: DeviceProofs
  /** Time for which `links/wait` waits. */
  readonly waitMs: number
  /** Time after which a waiting request reads the link again: another node may have approved it. */
  readonly pollMs: number
  readonly logger: Logger
  /** ms since 1970. */
  readonly now: () => number
}
