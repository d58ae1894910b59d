import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { balanceRetryBlockMs } from '../../../foundation/limits.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { isSameSubject } from '../paging/pages.js'
import { getNftsSubject } from './getNftsSubject.js'
import type { NftsModel } from './view.js'

/**
 * Returns the NFTs of the account of one namespace, ready to show. Its status is `loading` until `watchNfts`, `refreshNfts` or
 * `loadMoreNfts` has added `state.nfts`, which they do only with the option `dataApi`.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toNftsModel } from '@latchkit/core/views/nfts'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toNftsModel(kit.getState(), kit.config, 'eip155')
 * ```
 */
export function toNftsModel(
  state: Pick<KitState, 'connection' | 'nfts'>,
  config: Config,
  namespace: ChainNamespace,
): NftsModel {
  const of = getNftsSubject(state, config, namespace)
  if (of === undefined) return { status: 'disconnected' }
  const network = of === 'unsupported' ? undefined : config.networkOf(of.chainId)
  if (of === 'unsupported' || !network) return { status: 'unsupported' }
  const nfts = state.nfts?.[namespace]
  // The NFTs of exactly this account and chain; another one's are never shown.
  if (!nfts || nfts.status === 'idle' || !isSameSubject(nfts.of, of)) return { status: 'loading' }
  const { list, status } = nfts
  const failure =
    status === 'failed'
      ? { retryAt: nfts.at + balanceRetryBlockMs }
      : status === 'loading' && nfts.previousError
        ? {}
        : undefined
  if (!list) return failure ? { status: 'failed', ...failure } : { status: 'loading' }
  const cursor = status === 'ready' ? undefined : nfts.cursor
  const isLoadingMore = status === 'loading' && cursor !== undefined
  const shown = {
    namespace,
    network: { id: of.chainId, name: network.name, image: config.chainImages[of.chainId] },
    items: list.items,
    more: isLoadingMore ? 'loading' : list.cursor === undefined ? 'none' : 'available',
    at: list.at,
  } as const
  if (!failure) return { status: 'ready', ...shown }
  return { status: 'stale', failed: cursor === undefined ? 'first' : 'next', ...shown, ...failure }
}
