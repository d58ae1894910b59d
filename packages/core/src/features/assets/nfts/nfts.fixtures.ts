import type { Nft } from '../../../ports/DataApi.js'
import type { NftItem } from './types.js'

const contract = `0x${'a'.repeat(40)}`

/** Creates an ERC-721 NFT on Ethereum. `index` determines its id. */
export function makeNft(index: number, fields: Partial<Nft> = {}): Nft {
  const chainId = fields.chainId ?? 'eip155:1'
  return {
    id: `${chainId}/erc721:${contract}/${index}`,
    chainId,
    standard: 'erc721',
    contract,
    tokenId: `${index}`,
    name: `Harbor #${index}`,
    collection: 'Harbors',
    amount: 1n,
    isSpam: false,
    ...fields,
  }
}

/** Creates the NFTs from one index to another, which is not included. */
export function makeItems(from: number, to: number): readonly NftItem[] {
  return Array.from({ length: to - from }, (_, index) => makeNft(from + index))
}
