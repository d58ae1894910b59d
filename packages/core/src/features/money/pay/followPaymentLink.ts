import type { Latchkit } from '../../../engine/latchkit.js'

/**
 * Asks the chain every 4 s for a payment with the link that is shown: by its reference on Solana. Does nothing on EVM chains, where
 * a link has none.
 *
 * @returns A function that stops asking.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { followPaymentLink } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], features: { pay: true } })
 * const stop = followPaymentLink(kit)
 * stop()
 * ```
 */
export function followPaymentLink({ internal }: Latchkit): () => void {
  internal.send({ feature: 'pay', event: { type: 'findReference' } })
  return () => internal.send({ feature: 'pay', event: { type: 'leaveReference' } })
}
