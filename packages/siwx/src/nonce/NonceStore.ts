/** Nonces that a server issued. Each is valid once, and for a limited time. */
export type NonceStore = {
  /** Creates and stores a nonce. */
  readonly issue: () => Promise<string>
  /** Returns whether a nonce is valid, without using it. */
  readonly has: (nonce: string) => Promise<boolean>
  /**
   * Uses a nonce: returns true if it was valid, and makes it invalid in the same step. Of several concurrent calls, only
   * one returns true.
   */
  readonly consume: (nonce: string) => Promise<boolean>
}
