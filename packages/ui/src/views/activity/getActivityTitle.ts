import type { ActivityItem, ActivityLabel } from '@latchkit/core'
import type { ActivityCopy } from '../../copy/ActivityCopy.js'
import { fill } from '../../format/fill.js'

/** Returns what a transaction does, or has done, in words: `Swapping ETH → USDC`. */
export function getActivityTitle(
  { labels, pendingLabels }: Pick<ActivityCopy, 'labels' | 'pendingLabels'>,
  label: ActivityLabel,
  { status, transfers }: Pick<ActivityItem, 'status' | 'transfers'>,
): string {
  if (status !== 'pending') return labels[label]
  if (label === 'approved' || label === 'executed' || label === 'sent') return pendingLabels[label]
  const sold = transfers.find(({ direction }) => direction === 'out')?.symbol
  const bought = transfers.find(({ direction }) => direction === 'in')?.symbol
  return label === 'swapped' && sold && bought
    ? fill(pendingLabels.swapped, { from: sold, to: bought })
    : labels[label]
}
