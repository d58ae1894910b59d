import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { untilDestroyed } from '../../../engine/untilDestroyed.js'
import { ConfigError } from '../../../foundation/errors/config.js'
import { NftsUnavailableError } from '../../../foundation/errors/nfts.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import type { BalanceSubject } from '../balance/types.js'
import { getNftsSubject, hasNfts } from './getNftsSubject.js'
import { startModules } from './startModules.js'
import type { NftItemPage } from './types.js'

/**
 * Reads one page of the NFTs of an account on one chain from the data API, for apps with a cache of their own. It keeps
 * nothing, and does not change the state of the kit: `loadMoreNfts`, `refreshNfts` and `watchNfts` do.
 *
 * A server whose list grows between two reads can return the same NFT on two pages: compare their `id`.
 *
 * @param parameters The account: that of `namespace`, default the active one, on the chain of its session; or `address` and
 * `chainId` (CAIP-2 id), which need no wallet. Only accounts of `eip155` and `solana` have NFTs. `cursor`: that of the previous page;
 * default the first page.
 * @throws `NftsUnavailableError` if the read fails, and for other namespaces and chains that are not configured;
 * `NotConnectedError`; `AbortedError` as soon as `signal` aborts or the kit is destroyed; `ConfigError` without the option
 * `dataApi`.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getNfts } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const first = await getNfts(kit)
 * if (first.cursor !== undefined) {
 *   const second = await getNfts(kit, { cursor: first.cursor })
 *   console.log(first.items.length + second.items.length)
 * }
 * ```
 */
export async function getNfts(
  kit: Latchkit,
  parameters: getNfts.Parameters = {},
): Promise<getNfts.ReturnType> {
  checkParameters(kit, parameters, 'getNfts(kit, {})')
  const { internal, config } = kit
  if (!internal.dataApi) throw new ConfigError({ path: 'dataApi', reason: 'must be set to read the NFTs' })
  const { address, chainId } = toSubject(kit, parameters)
  const { cursor, signal: abort } = parameters
  try {
    return await untilDestroyed(
      kit,
      async (signal) => {
        // Loaded here, because most users never open their account.
        const { readNfts } = await import('./readNfts.js')
        const page = { ...(cursor !== undefined && { cursor }) }
        return readNfts(internal, { chainId, address, ...page, signal }, startModules)
      },
      abort,
    )
  } catch (cause) {
    if (cause instanceof AbortedError) throw cause
    throw new NftsUnavailableError({ network: config.networkOf(chainId)?.name ?? chainId, cause })
  }
}

export declare namespace getNfts {
  type Parameters = {
    readonly cursor?: string | undefined
    readonly signal?: AbortSignal | undefined
  } & (
    | {
        readonly namespace?: ChainNamespace | undefined
        readonly address?: undefined
        readonly chainId?: undefined
      }
    | { readonly namespace?: undefined; readonly address: string; readonly chainId: CaipNetworkId }
  )
  /** The NFTs of the page, the newest in the account first. `cursor` is absent on the last page. */
  type ReturnType = NftItemPage
  type ErrorType = NotConnectedError | NftsUnavailableError | AbortedError | ConfigError
}

function toSubject(kit: Latchkit, parameters: getNfts.Parameters): BalanceSubject {
  const { config } = kit
  if (parameters.address !== undefined) {
    const { address, chainId } = parameters
    if (hasNfts(chainId, config)) return { address, chainId }
    throw new NftsUnavailableError({ network: config.networkOf(chainId)?.name ?? chainId })
  }
  const state = kit.getState()
  const { namespace = getActiveNamespace(state) } = parameters
  const of = getNftsSubject(state, config, namespace)
  if (of === undefined) throw new NotConnectedError({ namespace })
  if (of === 'unsupported') throw new NftsUnavailableError({ network: namespace })
  return of
}
