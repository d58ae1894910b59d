import type { NftDetailModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { createNft } from '../nfts/createNft.fixtures.js'

type Ready = Extract<NftDetailModel, { status: 'ready' }>

const ready: Ready = {
  status: 'ready',
  namespace: 'eip155',
  network: { id: 'eip155:1', name: 'Ethereum' },
  item: createNft(1),
}

export const fixtures: Fixtures<NftDetailModel> = {
  disconnected: { status: 'disconnected' },
  loading: { status: 'loading' },
  missing: { status: 'missing' },
  ready,
}

export const tickets: Ready = {
  ...ready,
  item: createNft(4, { standard: 'erc1155', name: 'Ferry ticket', amount: 25n }),
}

/** An NFT of Solana has a mint, and no id in a contract. */
export const solana: Ready = {
  ...ready,
  namespace: 'solana',
  network: { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana' },
  item: createNft(2, {
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    standard: 'metaplex',
    contract: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
    tokenId: undefined,
  }),
}

/** Neither image, name, collection, description nor explorer. */
export const bare: Ready = {
  ...ready,
  item: createNft(3, {
    name: '',
    collection: undefined,
    description: undefined,
    preview: undefined,
    image: undefined,
    explorerUrl: undefined,
  }),
}

/** Long texts without spaces, markup, an image that does not load, a long id, and a link that is none of the web. */
export const hostile: Ready = {
  ...ready,
  item: createNft(5, {
    standard: 'erc1155',
    name: 'TheNFTWithTheLongestNameThatHasNoSpaces…',
    collection: 'A collection with the longest name anyb…',
    description: `<b>Claim</b> at claim.example ${'x'.repeat(300)}`,
    image: 'data:image/png;base64,AAAA',
    tokenId: '9'.repeat(78),
    amount: 10n ** 77n,
    explorerUrl: 'javascript:alert(1)',
  }),
}
