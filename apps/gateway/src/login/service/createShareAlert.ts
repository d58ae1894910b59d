import type { Limit, Limits } from './createLimits.js'

/** A device that reads its share more often than its user signs. */
export type ShareBurst = {
  readonly userId: string
  readonly deviceId: string
  /** The threshold that was exceeded. */
  readonly limit: Limit
}

/** Receives a burst of reads of a share: once per device and window. */
export type OnShareBurst = (burst: ShareBurst) => void | Promise<void>

/** Counts a read of a share, whether it is allowed or not. */
export type CountShareRead = (device: Omit<ShareBurst, 'limit'>) => Promise<void>

/**
 * Creates the function that detects bursts. Reads are counted in the database, so that all gateways with this database share the counts.
 *
 * @param limit The number of reads in a window that are no burst.
 */
export function createShareAlert(
  limits: Pick<Limits, 'tryTake'>,
  limit: Limit,
  onBurst: OnShareBurst,
): CountShareRead {
  return async ({ userId, deviceId }) => {
    if (await limits.tryTake(`share burst ${deviceId}`, limit)) return
    if (await limits.tryTake(`share alert ${deviceId}`, { max: 1, windowMs: limit.windowMs }))
      await onBurst({ userId, deviceId, limit })
  }
}
