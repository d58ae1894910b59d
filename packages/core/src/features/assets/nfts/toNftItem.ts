import type { Config } from '../../../config/config.js'
import { toExplorerUrl } from '../../../foundation/schema/toExplorerUrl.js'
import { isWebUrl } from '../../../foundation/schema/url.js'
import type { Nft } from '../../../ports/DataApi.js'
import type { CleanName } from '../list/types.js'
import type { NftItem } from './types.js'

/** Returns an NFT ready to show: with sanitized names, and the URL of its page in the block explorer. */
export function toNftItem(nft: Nft, config: Pick<Config, 'networkOf'>, cleanName: CleanName): NftItem {
  const { chainId, name, collection, contract, tokenId } = nft
  // Texts of contracts that anybody deploys.
  const collectionName = collection === undefined ? '' : cleanName(collection)
  const url = toExplorerUrl(
    config.networkOf(chainId)?.blockExplorers?.default.url,
    // A mint is an address for the explorers of Solana. `/token/` is understood by those that follow Etherscan, and by Blockscout.
    [tokenId === undefined ? 'address' : 'token', contract],
    isWebUrl,
  )
  if (tokenId !== undefined) url?.searchParams.set('a', tokenId)
  return {
    ...nft,
    name: cleanName(name),
    collection: collectionName === '' ? undefined : collectionName,
    ...(url && { explorerUrl: url.href }),
  }
}
