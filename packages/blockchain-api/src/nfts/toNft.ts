import type { Nft } from '@latchkit/core/ports'
import { type CaipNetworkId, isAddress, isEvmAddress, isWebUrl, safeImageUrl } from '@latchkit/core/schema'
import { toDisplayText } from '../values/toDisplayText.js'
import type { NftImage, NftItem } from './nftSchema.js'

const maxNameLength = 100
const maxDescriptionLength = 1_000

/**
 * Converts an NFT of the server, which is untrusted input, to an NFT of the kit.
 *
 * @returns `undefined` if it is of another chain or standard, its contract or id is invalid, or the account owns none.
 */
export function toNft(item: NftItem, chainId: CaipNetworkId): Nft | undefined {
  const { chain, standard, contract, token_id, name, description, collection, quantity, content, flags } =
    item
  const amount = BigInt(quantity.numeric)
  if (chain !== chainId || amount === 0n) return undefined
  const id = toAssetId(item, chainId)
  if (id === undefined) return undefined
  const collectionName = collection ? toDisplayText(collection.name, maxNameLength) : ''
  const text = description === null ? '' : toDisplayText(description, maxDescriptionLength)
  return {
    id,
    chainId,
    standard,
    contract,
    ...(standard !== 'metaplex' && { tokenId: BigInt(token_id).toString() }),
    name: toDisplayText(name, maxNameLength),
    ...(text !== '' && { description: text }),
    ...(collectionName !== '' && { collection: collectionName }),
    amount,
    ...toImage('preview', content?.preview),
    ...toImage('image', content?.detail),
    isSpam: flags.is_spam,
  }
}

/** Returns the id that the other fields determine: the one of the server is not compared with them. */
function toAssetId({ standard, contract, token_id }: NftItem, chainId: CaipNetworkId): string | undefined {
  if (standard === 'metaplex') {
    const isMint = chainId.startsWith('solana:') && token_id === '' && isAddress(contract, chainId)
    return isMint ? `${chainId}/nft:${contract}` : undefined
  }
  const isToken =
    chainId.startsWith('eip155:') && token_id !== '' && isEvmAddress(contract, { strict: false })
  return isToken ? `${chainId}/${standard}:${contract.toLowerCase()}/${BigInt(token_id)}` : undefined
}

function toImage(
  key: 'preview' | 'image',
  image: NftImage | null | undefined,
): { readonly preview?: string; readonly image?: string } {
  // `safeImageUrl` also accepts `data:` URLs.
  const url = image && isWebUrl(image.url) ? safeImageUrl(image.url) : undefined
  return url === undefined ? {} : { [key]: url }
}
