/** The rate of a token bucket. */
export type Rate = {
  /** Tokens of a full bucket. */
  readonly burst: number
  /** Tokens added per second. */
  readonly perSecond: number
}

/** Token buckets, one per key. */
export type TokenBuckets = {
  /** Takes tokens. Returns false, and takes none, if there are too few. */
  readonly take: (key: string, tokens?: number) => boolean
  /** Takes tokens for what is done already, also if there are too few. Returns those left, a negative number if there were. */
  readonly charge: (key: string, tokens: number) => number
}

type Bucket = { tokens: number; at: number }

/** Number of changes between two cleanups. */
const writesBetweenCleanups = 10_000

/**
 * Creates token buckets, which are full at first.
 *
 * @param now Returns the current time in ms since 1970.
 */
export function createTokenBuckets({ burst, perSecond }: Rate, now: () => number): TokenBuckets {
  const buckets = new Map<string, Bucket>()
  let writeCount = 0

  function getTokens(key: string): number {
    const bucket = buckets.get(key)
    if (!bucket) return burst
    const seconds = Math.max(0, now() - bucket.at) / 1000
    return Math.min(burst, bucket.tokens + seconds * perSecond)
  }

  function set(key: string, tokens: number): void {
    buckets.set(key, { tokens, at: now() })
    writeCount += 1
    if (writeCount % writesBetweenCleanups > 0) return
    // A full bucket equals an absent one.
    for (const one of buckets.keys()) if (getTokens(one) >= burst) buckets.delete(one)
  }

  return {
    take(key, tokens = 1) {
      const left = getTokens(key)
      // A cost above `burst` is allowed from a full bucket, and leaves a negative balance.
      const isAllowed = left >= Math.min(tokens, burst)
      set(key, isAllowed ? left - tokens : left)
      return isAllowed
    },
    charge(key, tokens) {
      const left = getTokens(key) - tokens
      set(key, left)
      return left
    },
  }
}
