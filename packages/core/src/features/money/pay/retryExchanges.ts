import type { Latchkit } from '../../../engine/latchkit.js'

/**
 * Reads the exchanges again after a failure.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { retryExchanges } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], features: { pay: true } })
 * retryExchanges(kit)
 * ```
 */
export function retryExchanges({ internal }: Latchkit): void {
  internal.send({ feature: 'pay', event: { type: 'loadExchanges' } })
}
