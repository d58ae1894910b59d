import type { Latchkit } from '../../engine/latchkit.js'
import { installSwap } from './installSwap.js'

/**
 * Leaves the review of a swap. A wallet that was asked already can still send its step: `watchTransactions` tracks it.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { closeSwap } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * closeSwap(kit)
 * ```
 */
export function closeSwap(kit: Latchkit): void {
  installSwap(kit)
  kit.internal.send({ feature: 'swapReview', event: { type: 'close' } })
}
