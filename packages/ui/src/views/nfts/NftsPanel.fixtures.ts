import type { NftItem } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import { createNft } from './createNft.fixtures.js'
import type { NftsPanelModel } from './NftsPanel.js'

type Loaded = Extract<NftsPanelModel, { status: 'ready' | 'stale' }>
type Ready = Loaded & { readonly status: 'ready' }

const now = new Date(2026, 4, 20, 12, 4).getTime()
function createReady(items: readonly NftItem[], fields: Partial<Ready> = {}): Ready {
  return {
    status: 'ready',
    namespace: 'eip155',
    network: { id: 'eip155:1', name: 'Ethereum' },
    items,
    more: 'none',
    at: now,
    ...fields,
  }
}

const createNfts = (count: number) => Array.from({ length: count }, (_, index) => createNft(index + 1))

const nft = createNft(1)
const tickets = createNft(4, {
  id: `eip155:1/erc1155:${nft.contract}/4`,
  standard: 'erc1155',
  name: 'Ferry ticket',
  amount: 25n,
})
const ready = createReady([createNft(1), createNft(2), createNft(3), tickets])
const failure = { retryAt: now + 30_000 }

export const fixtures: Fixtures<NftsPanelModel> = {
  loading: { status: 'loading' },
  ready,
  stale: { ...ready, ...failure, status: 'stale', failed: 'first' },
  failed: { ...failure, status: 'failed' },
  absent: { status: 'absent', network: { id: 'eip155:1', name: 'Ethereum' } },
}

/** A failed read that is repeated now. */
export const retrying: NftsPanelModel = { status: 'failed' }

export const empty: Ready = createReady([])

export const one: Ready = createReady([createNft(1)])

/** Fills both rows of three columns, and has no place in two columns. */
export const six: Ready = createReady(createNfts(6))

export const many: Ready = createReady(createNfts(100), { more: 'available' })

export const loadingMore: Ready = { ...ready, more: 'loading' }

export const ended: Ready = { ...many, more: 'none' }

export const failedMore: Loaded = {
  ...ready,
  ...failure,
  more: 'available',
  status: 'stale',
  failed: 'next',
}

/** A page of which everything was left out. */
export const emptyPage: Ready = { ...empty, more: 'available' }

/** No images, no names, the longest ones, images that do not load or are no images, and an implausible amount. */
export const hostile: Ready = createReady([
  createNft(1, { preview: undefined, image: undefined, name: '', collection: undefined }),
  createNft(2, { preview: 'data:image/png;base64,AAAA', image: undefined }),
  createNft(3, { preview: 'javascript:alert(1)', image: undefined, name: '<b>Free</b> claim.example' }),
  createNft(4, {
    name: 'TheNFTWithTheLongestNameThatHasNoSpaces…',
    collection: 'A collection with the longest name anyb…',
    amount: 10n ** 77n,
  }),
])
