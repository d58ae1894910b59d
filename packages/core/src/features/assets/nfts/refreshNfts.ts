import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { NftsUnavailableError } from '../../../foundation/errors/nfts.js'
import type { NotConnectedError } from '../../../foundation/errors/request.js'
import type { AbortedError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { refreshList } from '../list/requestList.js'
import { nftList } from './nftList.js'
import type { NftList } from './types.js'

/**
 * Reads the first page of the NFTs of the connected account on its chain from the data API, and returns it. It bypasses the
 * cache, but not the block of 30 s after a failure. While pages are empty, it reads the next one, at most 5 in a row.
 *
 * @param parameters `namespace`: default the active one. Only accounts of `eip155` and `solana` have NFTs.
 * @throws `NotConnectedError`; `NftsUnavailableError` also for 30 s after a failure, and for other namespaces; `AbortedError`
 * where account or network change meanwhile.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { refreshNfts } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { items } = await refreshNfts(kit)
 * for (const { name, collection, amount } of items) console.log(name, collection, amount)
 * ```
 */
export async function refreshNfts(
  kit: Latchkit,
  parameters: refreshNfts.Parameters = {},
): Promise<refreshNfts.ReturnType> {
  checkParameters(kit, parameters, 'refreshNfts(kit, {})')
  return refreshList(kit, nftList, parameters.namespace)
}

export declare namespace refreshNfts {
  /** The namespace of the account. */
  type Parameters = { readonly namespace?: ChainNamespace | undefined }
  /** The loaded NFTs, the newest in the account first. `cursor` is absent at the end of the list. */
  type ReturnType = NftList
  /** Another `Error` if the code of the NFTs cannot be loaded. */
  type ErrorType = NotConnectedError | NftsUnavailableError | AbortedError
}
