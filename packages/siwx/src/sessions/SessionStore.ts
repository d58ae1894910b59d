/** The session of a user who signed in. */
export type SiwxSession = {
  /** The id of the session, which stays the same when its token is replaced. It is not a secret. */
  readonly id: string
  /** The CAIP-2 id of the chain. */
  readonly chainId: string
  readonly address: string
  readonly domain: string
  readonly uri: string
  /** In milliseconds since 1970. */
  readonly createdAt: number
  /** In milliseconds since 1970. */
  readonly expiresAt: number
}

/** The subject of a new session. */
export type NewSession = Omit<SiwxSession, 'id' | 'createdAt' | 'expiresAt'>

/** A session with the secret token of its owner. */
export type IssuedSession = { readonly token: string; readonly session: SiwxSession }

/** A session of a token, and when that token was issued. */
export type FoundSession = { readonly session: SiwxSession; readonly issuedAt: number }

/** Stores sessions by token. */
export type SessionStore = {
  readonly create: (session: NewSession) => Promise<IssuedSession>
  /** Returns the session of a token; `undefined` if it is unknown, expired, replaced or revoked. */
  readonly find: (token: string) => Promise<FoundSession | undefined>
  /**
   * Replaces a token. The session keeps its id and its expiry, and the old token stays valid for a short time, because the
   * browser can have sent requests with it. Returns `undefined` if the token is not valid, or was replaced already.
   */
  readonly rotate: (token: string) => Promise<IssuedSession | undefined>
  /** Ends the session of a token, with all of its tokens. */
  readonly revoke: (token: string) => Promise<void>
}

/** Times that all session stores have. */
export type SessionStoreOptions = {
  /** How long a session lasts, in milliseconds. Default: 7 days. */
  readonly lifetime?: number
  /** How long a replaced token stays valid, in milliseconds. Default: 30 seconds. */
  readonly rotationGrace?: number
  /** Returns the time, in milliseconds. Default: `Date.now`. */
  readonly now?: () => number
}

/** Returns the options with their defaults. */
export function withSessionDefaults(options: SessionStoreOptions): Required<SessionStoreOptions> {
  const { lifetime = 7 * 24 * 3_600_000, rotationGrace = 30_000, now = Date.now } = options
  return { lifetime, rotationGrace, now }
}
