import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import { toExplorerUrl } from '../../../foundation/schema/toExplorerUrl.js'
import type { ArrivalModel } from './view.js'

/** Returns the swaps to other chains of an account, by the hash of their transaction in lower case. `undefined` if there are none. */
export function toArrivalModels(
  { arrivals }: Pick<KitState, 'arrivals'>,
  config: Pick<Config, 'networkOf' | 'chainImages'>,
  of: { readonly address: string; readonly chainId: CaipNetworkId },
): Readonly<Record<string, ArrivalModel>> | undefined {
  const own = (arrivals?.list ?? []).filter(
    ({ from, chainId, hash }) =>
      hash && chainId === of.chainId && from.toLowerCase() === of.address.toLowerCase(),
  )
  if (own.length === 0) return undefined
  return Object.fromEntries(
    own.map(({ hash = '', status, estimatedSeconds, toHash, toChainId, source }) => {
      const network = config.networkOf(toChainId)
      const explorer = network?.blockExplorers?.default.url
      const url = toHash && toExplorerUrl(explorer, ['tx', toHash])
      const model: ArrivalModel = {
        status,
        network: { id: toChainId, name: network?.name ?? toChainId, image: config.chainImages[toChainId] },
        source: source.name,
        ...(estimatedSeconds !== undefined && { estimatedSeconds }),
        ...(toHash && { toHash }),
        ...(url && { explorerUrl: url.href }),
      }
      return [hash.toLowerCase(), model]
    }),
  )
}
