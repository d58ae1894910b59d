import { expect, test } from 'vitest'
import type { NftItem } from './nftSchema.js'
import { contract, createNftItem } from './nfts.fixtures.js'
import { toNft } from './toNft.js'

const chainId = 'eip155:1'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const mint = '4wTV1YmiEkRvAtNtsSGPtUrqRYQMe5SKy2uB4Jjaxnjf'
const convert = (overrides: Partial<NftItem>) => toNft(createNftItem(1, overrides), chainId)

test('default', () => {
  expect(toNft(createNftItem(7), chainId)).toEqual({
    id: `eip155:1/erc721:${contract}/7`,
    chainId,
    standard: 'erc721',
    contract,
    tokenId: '7',
    name: 'Harbor #7',
    description: 'A harbor.',
    collection: 'Harbors',
    amount: 1n,
    preview: 'https://images.example/7.webp',
    image: 'https://images.example/7.webp',
    isSpam: false,
  })
})

test('behavior: without name, description, collection and images', () => {
  const nft = convert({ name: '', description: null, collection: null, content: null })
  expect(nft).toEqual({
    id: `eip155:1/erc721:${contract}/1`,
    chainId,
    standard: 'erc721',
    contract,
    tokenId: '1',
    name: '',
    amount: 1n,
    isSpam: false,
  })
})

test('behavior: the id is in lower case and without leading zeros', () => {
  const nft = convert({ contract: contract.toUpperCase().replace('0X', '0x'), token_id: '0012' })
  expect(nft).toMatchObject({ id: `eip155:1/erc721:${contract}/12`, tokenId: '12' })
})

test('behavior: several of an ERC-1155 token', () => {
  expect(convert({ standard: 'erc1155', quantity: { numeric: '25' } })).toMatchObject({
    id: `eip155:1/erc1155:${contract}/1`,
    amount: 25n,
  })
})

test('behavior: an NFT on Solana has no id in a contract', () => {
  const item = createNftItem(1, { chain: solana, standard: 'metaplex', contract: mint, token_id: '' })
  const nft = toNft(item, solana)
  expect(nft).toMatchObject({ id: `${solana}/nft:${mint}`, contract: mint })
  expect(nft).not.toHaveProperty('tokenId')
})

test('behavior: names are cleaned', () => {
  expect(convert({ name: ' \u202eApe\u0000\n#1 ', collection: { name: '\u200b' } })).toMatchObject({
    name: 'Ape #1',
  })
  expect(convert({ collection: { name: '\u200b' } })).not.toHaveProperty('collection')
})

test.each(['javascript:alert(1)', 'data:image/png;base64,AAAA', 'http://images.example/1.png', 'ipfs://x'])(
  'behavior: the image %s is left out',
  (url) => {
    const image = { url, content_type: null }
    const nft = convert({ content: { preview: image, detail: image } })
    expect(nft).not.toHaveProperty('preview')
    expect(nft).not.toHaveProperty('image')
  },
)

test.each<Partial<NftItem>>([
  { chain: 'eip155:10' },
  { contract: '0x12' },
  { token_id: '' },
  { quantity: { numeric: '0' } },
  { standard: 'metaplex' },
  { standard: 'metaplex', token_id: '', contract: mint },
])('error: %j', (overrides) => {
  expect(convert(overrides)).toBeUndefined()
})
