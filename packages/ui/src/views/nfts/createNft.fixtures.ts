import type { NftItem } from '@latchkit/core'

const chainId = 'eip155:1'
const contract = `0x${'a'.repeat(40)}`
const hues = ['#12355b', '#5b1235', '#355b12', '#5b4a12', '#125b4a', '#4a125b']

/** A drawing of a harbor, which differs by its colors. */
function createImage(index: number): string {
  const sky = hues[index % hues.length]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${sky}" d="M0 0h8v8H0z"/><circle cx="${2 + (index % 5)}" cy="3" r="1.2" fill="#f6c177"/><path fill="#e8e4d8" d="M1 6h6l-1 1H2z"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Creates an NFT of a collection. `index` determines its id, name and image. */
export function createNft(index: number, fields: Partial<NftItem> = {}): NftItem {
  return {
    id: `${chainId}/erc721:${contract}/${index}`,
    chainId,
    standard: 'erc721',
    contract,
    tokenId: `${index}`,
    name: `Harbor #${index}`,
    description: 'One of two hundred harbors.\nEach has a light of its own.',
    collection: 'Harbors',
    amount: 1n,
    preview: createImage(index),
    image: createImage(index),
    isSpam: false,
    explorerUrl: `https://explorer.example/token/${contract}?a=${index}`,
    ...fields,
  }
}
