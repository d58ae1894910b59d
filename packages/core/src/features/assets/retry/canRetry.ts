import type { KitContext } from '../../../engine/types.js'

type Kit = { readonly internal: Pick<KitContext, 'clock'> }
type ListModel = { readonly status: string; readonly retryAt?: number | undefined }

/**
 * Returns whether the user can read a list again: the last read failed, and no read is blocked after that.
 *
 * @param model The model of a list, such as the result of `toTokensModel`.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { canRetry } from '@latchkit/core/views/account'
 * import { toTokensModel } from '@latchkit/core/views/tokens'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * console.log(canRetry(kit, toTokensModel(kit.getState(), kit.config, 'eip155')))
 * ```
 */
export function canRetry(kit: Kit, model: ListModel): boolean {
  return model.status === 'failed' && model.retryAt !== undefined && canLoadMore(kit, model)
}

/**
 * Returns whether the next page of a list can be read. No page can be read for 30 s after a failure.
 *
 * @param model The model of a list, such as the result of `toNftsModel`.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { canLoadMore } from '@latchkit/core/views/account'
 * import { toNftsModel } from '@latchkit/core/views/nfts'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * console.log(canLoadMore(kit, toNftsModel(kit.getState(), kit.config, 'eip155')))
 * ```
 */
export function canLoadMore({ internal }: Kit, { retryAt }: ListModel): boolean {
  return retryAt === undefined || retryAt <= internal.clock.now()
}
