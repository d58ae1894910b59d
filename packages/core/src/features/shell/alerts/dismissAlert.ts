import type { Latchkit } from '../../../engine/latchkit.js'

/**
 * Dismisses the current alert. The same message is not shown again.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { dismissAlert } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await dismissAlert(kit)
 * ```
 */
export async function dismissAlert(kit: Latchkit): Promise<dismissAlert.ReturnType> {
  kit.internal.send({ feature: 'alerts', event: { type: 'dismiss' } })
}

export declare namespace dismissAlert {
  type ReturnType = undefined
  /** It never rejects. */
  type ErrorType = never
}
