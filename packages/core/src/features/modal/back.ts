import type { Latchkit } from '../../engine/latchkit.js'

/**
 * Goes back one view; from the first view, closes the modal. Where the modal cannot be left (UnsupportedChain), it shakes.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { back } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await back(kit)
 * ```
 */
export async function back(kit: Latchkit): Promise<back.ReturnType> {
  kit.internal.send({ feature: 'modal', event: { type: 'back' } })
}

export declare namespace back {
  type ReturnType = undefined
  /** It never rejects. */
  type ErrorType = never
}
