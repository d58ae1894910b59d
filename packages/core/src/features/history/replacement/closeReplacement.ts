import type { Latchkit } from '../../../engine/latchkit.js'

/**
 * Leaves the review of a speed-up or a cancellation. A wallet that was asked already can still send it: `watchTransactions`
 * tracks it.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { closeReplacement } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * closeReplacement(kit)
 * ```
 */
export function closeReplacement({ internal }: Latchkit): void {
  internal.send({ feature: 'replacementReview', event: { type: 'close' } })
}
