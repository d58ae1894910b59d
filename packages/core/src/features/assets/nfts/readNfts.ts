import type { KitContext } from '../../../engine/types.js'
import type { BalanceSubject } from '../balance/types.js'
import type { StartModules } from './startModules.js'
import { toNftItem } from './toNftItem.js'
import type { NftItemPage } from './types.js'

/**
 * Reads a page of the NFTs of an account on one chain from the data API, without spam.
 *
 * @throws what the data API throws.
 */
export async function readNfts(
  { dataApi, config }: Pick<KitContext, 'dataApi' | 'config'>,
  parameters: BalanceSubject & { readonly cursor?: string | undefined; readonly signal: AbortSignal },
  modules: Pick<StartModules, 'cleanName' | 'isWebUrl'>,
): Promise<NftItemPage> {
  // NFTs are only read with a data API.
  const { nfts, cursor } = (await dataApi?.getNfts(parameters)) ?? { nfts: [] }
  const items = nfts
    .filter((one) => one.chainId === parameters.chainId && !one.isSpam)
    .map((one) => toNftItem(one, config, modules))
  return { items, ...(cursor !== undefined && { cursor }) }
}
