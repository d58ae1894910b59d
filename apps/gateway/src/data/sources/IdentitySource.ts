/** The name of an account, and its image. */
export type Identity = {
  /** A name that resolves to the account; null without one. */
  readonly name: string | null
  /** `https:` URL of an image; null without one. */
  readonly avatar: string | null
}

/** The identity of an account without a name. */
export const noIdentity: Identity = { name: null, avatar: null }

/**
 * A source of names. Each kind of source is one such object; the configuration of a chain lists the kinds, which are tried
 * in order.
 */
export type IdentitySource = {
  /** The name of its kind in the configuration and in the logs. */
  readonly kind: string
  /** The number of calls to nodes that the read of a name needs, for the quota. */
  readonly cost: number
  /**
   * Reads the name of an account. The source verifies that the name resolves to the account.
   *
   * @param account EVM address in lower case.
   * @throws SourceError if the source fails.
   */
  readonly read: (account: string, signal: AbortSignal) => Promise<Identity>
}
