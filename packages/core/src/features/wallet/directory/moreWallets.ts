import type { Latchkit } from '../../../engine/latchkit.js'

/**
 * Loads the next page of all wallets. Does nothing if there is none, or if it is being loaded.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { moreWallets } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await moreWallets(kit)
 * ```
 */
export async function moreWallets(kit: Latchkit): Promise<moreWallets.ReturnType> {
  kit.internal.send({ feature: 'directory', event: { type: 'moreWanted' } })
}

export declare namespace moreWallets {
  type ReturnType = undefined
  /** It never rejects. */
  type ErrorType = never
}
