import type { Latchkit } from '../../../engine/latchkit.js'

/**
 * Reads the quotes of the purchase that the user prepares now, and again every 30 s from then on. Does nothing without a complete
 * form.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { refreshOnRamp } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * refreshOnRamp(kit)
 * ```
 */
export function refreshOnRamp({ getState, internal }: Latchkit): void {
  const { onramp } = getState()
  // A read that is pending answers soon.
  if (!onramp || onramp.quotes.status === 'loading') return
  internal.send({ feature: 'onramp', event: { type: 'quote' } })
}
