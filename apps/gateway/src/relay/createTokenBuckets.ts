/** How much somebody may do. */
export type Rate = {
  /** At once, after having been quiet. */
  readonly burst: number
  readonly perSecond: number
}

/** A token bucket for each key. */
export type TokenBuckets = {
  /** Takes tokens; false, and nothing taken, where there are too few. */
  readonly take: (key: string, tokens?: number) => boolean
}

type Bucket = { tokens: number; at: number }

/** Takings between two clean-ups. */
const cleanEvery = 10_000

/** @param now ms since 1970. */
export function createTokenBuckets({ burst, perSecond }: Rate, now: () => number): TokenBuckets {
  const buckets = new Map<string, Bucket>()
  let takings = 0

  function refill(bucket: Bucket): number {
    const seconds = Math.max(0, now() - bucket.at) / 1000
    return Math.min(burst, bucket.tokens + seconds * perSecond)
  }

  /** A full bucket is as good as none. */
  function clean(): void {
    for (const [key, bucket] of buckets) if (refill(bucket) >= burst) buckets.delete(key)
  }

  return {
    take(key, tokens = 1) {
      takings += 1
      if (takings % cleanEvery === 0) clean()
      const left = refill(buckets.get(key) ?? { tokens: burst, at: now() })
      // What costs more than a full bucket goes when it is full, and leaves a debt.
      const isAllowed = left >= Math.min(tokens, burst)
      buckets.set(key, { tokens: isAllowed ? left - tokens : left, at: now() })
      return isAllowed
    },
  }
}
