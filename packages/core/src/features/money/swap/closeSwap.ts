import type { Latchkit } from '../../../engine/latchkit.js'
import { toCommand } from '../review/toCommand.js'
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
  const { swap } = kit.getState()
  for (const name of ['swapReview', swap?.chain?.reviewName] as const) {
    if (name) kit.internal.send(toCommand(name, { type: 'close' }))
  }
}
