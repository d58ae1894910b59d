import type { WalletAddresses } from '@latchkit/login-api'

/** Keys of this device, one of each per partition of the frame's storage. The browser exports neither private key. */
export type DeviceKeys = {
  /** Signs DPoP proofs: P-256. */
  readonly proof: CryptoKeyPair
  /** Encrypts what is stored on this device: AES-GCM. */
  readonly sealing: CryptoKey
}

/** The session of this device. */
export type StoredSession = {
  /** Bound to the proof key, valid once. */
  readonly refreshToken: string
  readonly userId: string
  readonly email: string | null
  /** Name of the account at the provider of a social login. */
  readonly userName?: string | undefined
}

/** The share of a wallet that this device has. */
export type StoredShare = {
  readonly userId: string
  readonly email: string | null
  /** The wallet that was created or recovered here. What the service states is compared with it. */
  readonly addresses: WalletAddresses
  /** `createCheck` of the secret, as base64url. */
  readonly check: string
  /** The share, encrypted with the sealing key. */
  readonly sealed: Uint8Array
  /** `pending`: not yet read back from the services. `detached`: the service has no share for this device. */
  readonly status: 'pending' | 'active' | 'detached'
  /** The managed envelope that was stored, until it is read back. */
  readonly envelope?: string | undefined
  /**
   * To what the recovery service has bound the key of the envelope: an e-mail address, or the user's account at a provider, as the
   * provider's id. Null if it may be another one.
   */
  readonly recoverySubject: string | null
  /**
   * The e-mail address to which the key is being bound, while that is not complete. The key was bound to it before, or the user
   * has approved it: the next login with it completes the binding.
   */
  readonly renewalSubject?: string | undefined
}

/** The confirmation of this device by a link of the recovery service. */
export type StoredLink = {
  readonly linkId: string
  /** The X25519 key to which a key is released, encrypted with the sealing key. */
  readonly sealedKey: Uint8Array
  /** When the user has confirmed it: ms since 1970. */
  readonly approvedAt?: number | undefined
  /** Whether the recovery service was asked to release a key. It does so once per link. */
  readonly isReleaseRequested?: boolean | undefined
  /** Key that it has released. */
  readonly releasedKey?: string | undefined
}

/** A login that has begun. */
export type StoredLogin = {
  readonly flowId: string
  readonly email: string
  /** Whether the login service has sent a code. */
  readonly isCodeSent: boolean
  readonly link?: StoredLink | undefined
  /** The user whose code was verified. The rest of the login can be repeated. */
  readonly verifiedUserId?: string | undefined
}

/** Fields of all logins with an account, which the recovery service verifies. */
export type IdentityLogin = {
  readonly flowId: string
  readonly provider: string
  readonly app: { readonly projectId: string; readonly origin: string }
  /** The X25519 key to which a key is released, base64url. The nonce of the login is its hash. */
  readonly recipientKey: string
  /** Its secret key, encrypted with the sealing key. */
  readonly sealedKey: Uint8Array
  /** The user whose account was verified. The rest of the login can be repeated. */
  readonly verifiedUserId?: string | undefined
  /** The proof of the provider, encrypted with the sealing key, until the recovery service has accepted it. */
  readonly sealedProof?: Uint8Array | undefined
  readonly link?: StoredLink | undefined
}

/** A login with an account of a provider that has begun. */
export type StoredSocialLogin = IdentityLogin & {
  /** Value that the provider returns with its response: it belongs to this login only. */
  readonly state: string
  /** The key of `RedirectLogin`, encrypted with the sealing key. */
  readonly sealedResponseKey: Uint8Array
}

/** Records that this device keeps, in IndexedDB. Nothing of it is in a form that another device could use. */
export type DeviceStorage = {
  /** Creates the keys with the first call. */
  readKeys(): Promise<DeviceKeys>
  readSession(): Promise<StoredSession | null>
  writeSession(session: StoredSession | null): Promise<void>
  readLogin(): Promise<StoredLogin | null>
  writeLogin(login: StoredLogin | null): Promise<void>
  readSocialLogin(): Promise<StoredSocialLogin | null>
  writeSocialLogin(login: StoredSocialLogin | null): Promise<void>
  readShare(userId: string): Promise<StoredShare | null>
  /** Returns the shares of wallets of an address. */
  findShares(email: string): Promise<readonly StoredShare[]>
  writeShare(share: StoredShare): Promise<void>
}
