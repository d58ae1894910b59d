import type { Latchkit } from '../../engine/latchkit.js'

/**
 * Returns to the choice how to pay. A wallet or an exchange that was asked already can still pay.
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
  internal.send({ feature: 'payReview', event: { type: 'close' } })
  internal.send({ feature: 'pay', event: { type: 'back' } })
}
