import type { Latchkit } from '../../../engine/latchkit.js'

/**
 * Queries the wallet directory again after a failure. Does nothing if it has not failed.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { retryWallets } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await retryWallets(kit)
 * ```
 */
export async function retryWallets(kit: Latchkit): Promise<retryWallets.ReturnType> {
  kit.internal.send({ feature: 'directory', event: { type: 'retried' } })
}

export declare namespace retryWallets {
  type ReturnType = undefined
  /** It never rejects. */
  type ErrorType = never
}
