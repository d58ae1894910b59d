import type { NftItem } from './nftSchema.js'

/** The contract of the NFTs. */
export const contract = '0x00000000000000000000000000000000000a47f7'

/** Creates a valid NFT of the server on Ethereum. `index`: determines its id and name. */
export function createNftItem(index = 1, overrides: Partial<NftItem> = {}): NftItem {
  const image = { url: `https://images.example/${index}.webp`, content_type: 'image/webp' }
  return {
    id: `eip155:1/erc721:${contract}/${index}`,
    chain: 'eip155:1',
    standard: 'erc721',
    contract,
    token_id: `${index}`,
    name: `Harbor #${index}`,
    description: 'A harbor.',
    collection: { name: 'Harbors' },
    quantity: { numeric: '1' },
    content: { preview: image, detail: image },
    flags: { is_spam: false },
    ...overrides,
  }
}
