import type { ArrivalModel } from '@latchkit/core'
import type { ActivityCopy } from '../copy/ActivityCopy.js'
import { fill } from './fill.js'
import { formatDuration } from './formatDuration.js'

/** Returns what became of a swap to another chain, in words. */
export function formatArrival(
  {
    status,
    network,
    estimatedSeconds,
  }: Pick<ArrivalModel, 'status' | 'estimatedSeconds'> & { readonly network: { readonly name: string } },
  { arrival }: Pick<ActivityCopy, 'arrival'>,
  lang: string,
): string {
  if ((status === 'sent' || status === 'pending') && estimatedSeconds !== undefined)
    return fill(arrival.timed, { network: network.name, time: formatDuration(estimatedSeconds, lang) })
  return fill(arrival.statuses[status], { network: network.name })
}
