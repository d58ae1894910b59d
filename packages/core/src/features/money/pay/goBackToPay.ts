import type { Latchkit } from '../../../engine/latchkit.js'

/**
 * Returns to the choice how to pay. Does nothing while the wallet is asked, which can still pay. An exchange that was asked already can
 * still pay, too.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { goBackToPay } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], features: { pay: true } })
 * goBackToPay(kit)
 * ```
 */
export function goBackToPay({ internal }: Latchkit): void {
  // The review that is left closes by itself; one that is signed stays.
  internal.send({ feature: 'pay', event: { type: 'back' } })
}
