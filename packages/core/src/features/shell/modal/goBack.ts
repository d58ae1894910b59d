import type { Latchkit } from '../../../engine/latchkit.js'

/**
 * Goes back one view; from the first view, closes the modal. Where the modal cannot be left (UnsupportedChain), it shakes.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { goBack } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await goBack(kit)
 * ```
 */
export async function goBack(kit: Latchkit): Promise<goBack.ReturnType> {
  kit.internal.send({ feature: 'modal', event: { type: 'back' } })
}

export declare namespace goBack {
  type ReturnType = undefined
  /** It never rejects. */
  type ErrorType = never
}
