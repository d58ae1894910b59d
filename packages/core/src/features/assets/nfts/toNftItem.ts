import type { Config } from '../../../config/config.js'
import { toExplorerUrl } from '../../../foundation/schema/toExplorerUrl.js'
import type { Nft } from '../../../ports/DataApi.js'
import type { StartModules } from './startModules.js'
import type { NftItem } from './types.js'

/** Returns an NFT ready to show: with sanitized names, and the URL of its page in the block explorer. */
export function toNftItem(
  nft: Nft,
  config: Pick<Config, 'networkOf'>,
  { cleanName, isWebUrl }: Pick<StartModules, 'cleanName' | 'isWebUrl'>,
): NftItem {
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
