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
}

type Bucket = { tokens: number; at: number }

/** Number of calls of `take` between two cleanups. */
const takesBetweenCleanups = 10_000

/**
 * Creates token buckets, which are full at first.
 *
 * @param now Returns the current time in ms since 1970.
 */
export function createTokenBuckets({ burst, perSecond }: Rate, now: () => number): TokenBuckets {
  const buckets = new Map<string, Bucket>()
  let takeCount = 0

  function getTokens(bucket: Bucket): number {
    const seconds = Math.max(0, now() - bucket.at) / 1000
    return Math.min(burst, bucket.tokens + seconds * perSecond)
  }

  /** A full bucket equals an absent one. */
  function deleteFullBuckets(): void {
    for (const [key, bucket] of buckets) if (getTokens(bucket) >= burst) buckets.delete(key)
  }

  return {
    take(key, tokens = 1) {
      takeCount += 1
      if (takeCount % takesBetweenCleanups === 0) deleteFullBuckets()
      const left = getTokens(buckets.get(key) ?? { tokens: burst, at: now() })
      // A cost above `burst` is allowed from a full bucket, and leaves a negative balance.
      const isAllowed = left >= Math.min(tokens, burst)
      buckets.set(key, { tokens: isAllowed ? left - tokens : left, at: now() })
      return isAllowed
    },
  }
}
