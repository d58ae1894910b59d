import type { NftItem } from '@latchkit/blockchain-api/contract'
import type { ImageProxy } from '../../server/imageProxy/openImageProxy.js'
import { toFileUrl } from '../../server/imageProxy/toFileUrl.js'
import type { OwnedNft } from '../sources/NftSource.js'
import { isSpam } from './isSpam.js'
import { type NftMetadata, toPlainText } from './metadata/parseMetadata.js'

const maxNameCharacters = 100
/** Edges of images in pixels: the edges of a list, at two device pixels per pixel, and a large one. */
const previewSize = 256
const detailSize = 512

/** Converts an NFT to the form of the API. Its images pass through the image proxy; others are left out. */
export function toNftItem(
  chain: string,
  { standard, contract, tokenId, amount, ...nft }: OwnedNft,
  metadata: NftMetadata | undefined,
  images: { readonly toUrl: ImageProxy['toUrl']; readonly ipfsGatewayUrl: string | undefined },
): NftItem {
  const collection = toPlainText(nft.collection, maxNameCharacters)
  const ownName = metadata?.name || toPlainText(nft.name, maxNameCharacters)
  const name = ownName || [collection, tokenId && `#${tokenId}`].filter(Boolean).join(' ')
  const asset = standard === 'metaplex' ? `nft:${contract}` : `${standard}:${contract}/${tokenId}`
  const { image } = metadata ?? {}
  const file = image === undefined ? undefined : (toFileUrl(image, images.ipfsGatewayUrl) ?? image)
  const url = file === undefined ? undefined : images.toUrl(file)
  return {
    id: `${chain}/${asset}`,
    chain,
    standard,
    contract,
    token_id: tokenId,
    name,
    description: metadata?.description ?? null,
    collection: collection === '' ? null : { name: collection },
    quantity: { numeric: String(amount) },
    content:
      url === undefined ? null : { preview: toImage(url, previewSize), detail: toImage(url, detailSize) },
    flags: { is_spam: isSpam([name, collection]) },
  }
}

function toImage(url: string, size: number) {
  // WebP or PNG, as the browser accepts.
  return { url: `${url}?size=${size}`, content_type: null }
}
