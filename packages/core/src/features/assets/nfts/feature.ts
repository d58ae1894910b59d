import type { Feature } from '../../../engine/feature.js'
import type { Policy } from '../../../engine/types.js'
import type { NftPage } from '../../../ports/DataApi.js'
import { createListFeature } from '../list/createListFeature.js'
import { followList } from '../list/followList.js'
import { type ItemPage, mergePage, skipEmptyPages } from '../list/pages.js'
import { sendRequest } from '../list/sendRequest.js'
import { toRefusalAlerts } from '../list/toRefusalAlerts.js'
import type { ListCode, ListDefinition, PageParameters, ReadContext } from '../list/types.js'
import { withoutServer } from '../list/withoutServer.js'
import { toNftItem } from './toNftItem.js'
import type { NftItem, NftItemPage, NftList } from './types.js'

/** Tells the developer if the data API refused the app. */
const policy: Policy = { nfts: { failed: ({ error }) => toRefusalAlerts(error) } }

/** Creates the NFTs of the active account of each namespace, which the actions that show them install. */
export function createFeature(definition: ListDefinition<NftList, ItemPage<NftItem>>): Feature {
  return createListFeature(definition, { read: skipEmptyPages<NftItem>(read), merge: mergePage, policy })
}

/** Reads the list for an action. */
export const request: ListCode<NftList, ItemPage<NftItem>>['request'] = sendRequest

/** Reads the NFTs of the connected account again as long as it is watched. */
export const follow: ListCode<NftList, ItemPage<NftItem>>['follow'] = followList

/** Reads a page of the NFTs of an account on one chain from the data API, without spam. Throws what the data API throws. */
export async function read(
  { dataApi, config, cleanName }: Pick<ReadContext, 'dataApi' | 'config' | 'cleanName'>,
  parameters: PageParameters,
): Promise<NftItemPage> {
  const page = await dataApi?.getNfts(parameters)
  const { nfts, cursor, unavailable }: NftPage = page ?? { nfts: [], ...withoutServer }
  const items = nfts
    .filter((nft) => nft.chainId === parameters.chainId && !nft.isSpam)
    .map((nft) => toNftItem(nft, config, cleanName))
  return {
    items,
    ...(cursor !== undefined && { cursor }),
    ...(unavailable !== undefined && { unavailable }),
  }
}
