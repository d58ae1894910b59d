/** Times of Sign In With Farcaster messages, in ms. */
export const messageLifetime = {
  /** After it was issued: a channel of the relay is open for five minutes, and the recovery follows the login. */
  maxAgeMs: 15 * 60_000,
  /** Accepted difference between the clocks of this machine and of the user's phone. */
  clockSkewMs: 60_000,
} as const
