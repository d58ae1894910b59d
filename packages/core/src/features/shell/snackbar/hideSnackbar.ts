import type { Latchkit } from '../../../engine/latchkit.js'

/**
 * Hides the snackbar. Does nothing if there is none.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { hideSnackbar } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await hideSnackbar(kit)
 * ```
 */
export async function hideSnackbar(kit: Latchkit): Promise<hideSnackbar.ReturnType> {
  kit.internal.send({ feature: 'snackbar', event: { type: 'hide' } })
}

export declare namespace hideSnackbar {
  type ReturnType = undefined
  /** It never rejects. */
  type ErrorType = never
}
