import type { Config } from '../../../config/config.js'
import { type CaipNetworkId, namespaceOf } from '../../../foundation/schema/caip.js'
import type { SwapQuote } from '../../../ports/SwapSource.js'
import type { SwapNetwork, SwapRoute } from './view.js'

type Networks = Pick<Config, 'networkOf' | 'chainImages'>

/** Returns a network as it is shown. One that is not configured has its id as name. */
export const toNetwork = (id: CaipNetworkId, { networkOf, chainImages }: Networks): SwapNetwork => ({
  id,
  namespace: namespaceOf(id),
  name: networkOf(id)?.name ?? id,
  image: chainImages[id],
})

/** Returns the route of a swap to another chain. */
export const toRoute = (
  { steps = [], estimatedSeconds }: Pick<SwapQuote, 'steps' | 'estimatedSeconds'>,
  config: Networks,
): SwapRoute => ({
  steps: steps.map(({ kind, name, chainId }) => ({ kind, name, network: toNetwork(chainId, config).name })),
  ...(estimatedSeconds !== undefined && { estimatedSeconds }),
})
