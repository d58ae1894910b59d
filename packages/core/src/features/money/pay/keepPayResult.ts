import type { Latchkit } from '../../../engine/latchkit.js'

/**
 * Keeps the result of the payment in the modal until the user closes it, instead of for 3 s. The modal does this when the user points at
 * the receipt, touches it, or presses a key.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { keepPayResult } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], features: { pay: true } })
 * keepPayResult(kit)
 * ```
 */
export function keepPayResult({ internal }: Latchkit): void {
  internal.send({ feature: 'pay', event: { type: 'keep' } })
}
