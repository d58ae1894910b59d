import {
  arrivalLookMaxMs,
  arrivalLookMs,
  arrivalLooksPerInterval,
  arrivalsMax,
  arrivalUnknownMs,
} from '../../../foundation/limits.js'
import type { Arrival, ArrivalLook } from './types.js'

/** Whether nothing more becomes of it. */
export const isSettled = ({ status }: Pick<Arrival, 'status'>): boolean =>
  status === 'done' || status === 'partial' || status === 'refunded' || status === 'failed'

/** Joins two lists, of which each can be ahead of the other: the newest first, and at most 50. */
export function mergeArrivals(list: readonly Arrival[], others: readonly Arrival[]): readonly Arrival[] {
  const byId = new Map(list.map((arrival) => [arrival.id, arrival]))
  for (const other of others) {
    const own = byId.get(other.id)
    if (!own || getRank(other) > getRank(own)) byId.set(other.id, other)
  }
  return [...byId.values()].sort((a, b) => b.sentAt - a.sentAt).slice(0, arrivalsMax)
}

function getRank(arrival: Arrival): number {
  if (isSettled(arrival)) return 3
  return arrival.status !== 'sent' ? 2 : arrival.hash ? 1 : 0
}

/** Returns what a look changes; the same object if it changes nothing. */
export function applyLook(arrival: Arrival, look: ArrivalLook, at: number): Arrival {
  const { status } = look
  if (status === 'unreachable' || status === 'hidden') return arrival
  if (status === 'unknown') {
    const isLate = at - (arrival.confirmedAt ?? at) >= arrivalUnknownMs
    return isLate && arrival.status !== 'unknown' ? { ...arrival, status } : arrival
  }
  if (status === 'pending') return arrival.status === 'pending' ? arrival : { ...arrival, status }
  return { ...arrival, status, ...(look.toHash && { toHash: look.toHash }) }
}

/** Returns the time until the next look, in ms: three looks of the same interval, then three of twice as long. */
export function getLookDelay(looks: number): number {
  const doublings = Math.min(30, Math.floor(Math.max(0, looks - 1) / arrivalLooksPerInterval))
  return Math.min(arrivalLookMaxMs, arrivalLookMs * 2 ** doublings)
}
