import { NftsUnavailableError } from '../../../foundation/errors/nfts.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import type { ItemPage } from '../list/pages.js'
import type { ListDefinition } from '../list/types.js'
import { nftNamespaces } from './nftNamespaces.js'
import type { NftItem, NftList } from './types.js'

/** The NFTs of an account. */
export const nftList: ListDefinition<NftList, ItemPage<NftItem>> = {
  name: 'nfts',
  title: 'the NFTs',
  namespaces: nftNamespaces,
  select: ({ nfts }) => nfts,
  toFact: (fact) => (fact.feature === 'nfts' ? fact : undefined),
  toError: (parameters) => new NftsUnavailableError(parameters),
  cleanName,
  load: () => import('./feature.js'),
}
