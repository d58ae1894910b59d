import type { Latchkit } from '../../../engine/latchkit.js'

/**
 * Leaves the payment. One that is in progress at an exchange stays stored: `watchPayments` continues it after the next page load. A
 * wallet that was asked can still pay.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { closePay } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], features: { pay: true } })
 * closePay(kit)
 * ```
 */
export function closePay({ internal }: Latchkit): void {
  internal.send({ feature: 'pay', event: { type: 'close', force: true } })
}
