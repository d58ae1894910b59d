import { getHeapStatistics } from 'node:v8'

/** Limits of what clients can make the gateway keep in memory. */
export type HeapLimits = {
  /** Maximum number of subscriptions in total, and per address. */
  readonly maxTotalSubscriptions: number
  readonly maxAddressSubscriptions: number
  /** Maximum bytes of answers of nodes that clients have not received yet, in total and per address. */
  readonly maxAnswerBytes: number
  readonly maxAddressAnswerBytes: number
  /** Maximum bytes of results about final blocks, of all chains. */
  readonly maxFinalResultBytes: number
}

/** Memory of a subscription: its topic, its id, and its queues. Measured: 2.2 KB. */
const subscriptionBytes = 2_400

/**
 * Returns the limits for a heap. Together they fill at most two thirds of it, so that clients cannot end the process, and
 * the rest of the gateway has memory too. A heap of 2 GiB or more has the largest values.
 *
 * @param heapBytes The size that V8 allows, see `--max-old-space-size`.
 */
export function getHeapLimits(heapBytes = getHeapStatistics().heap_size_limit): HeapLimits {
  const toLimit = (share: number, largest: number) => Math.min(largest, Math.floor(heapBytes * share))
  const maxTotalSubscriptions = Math.floor(toLimit(0.35, 200_000 * subscriptionBytes) / subscriptionBytes)
  const maxAnswerBytes = toLimit(0.2, 256 * 1024 ** 2)
  return {
    maxTotalSubscriptions,
    maxAddressSubscriptions: Math.min(50_000, Math.floor(maxTotalSubscriptions / 4)),
    maxAnswerBytes,
    maxAddressAnswerBytes: Math.min(64 * 1024 ** 2, Math.floor(maxAnswerBytes / 2)),
    maxFinalResultBytes: toLimit(0.1, 256 * 1024 ** 2),
  }
}
