import { AdapterNotFoundError } from '../../../foundation/errors/adapter.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import { SwapNetworkError } from '../../../foundation/errors/transaction.js'
import { namespaceOf } from '../../../foundation/schema/caip.js'
import type { Network } from '../../../foundation/schema/network.js'
import type { Adapter } from '../../../ports/Adapter.js'
import type { SwapSource } from '../../../ports/SwapSource.js'
import type { ReviewContext } from '../review/ReviewKind.js'
import type { ReviewIntent } from '../review/types.js'

/**
 * Returns what the review of a swap asks: its network, the adapter, and the server.
 *
 * @throws `NetworkNotFoundError`, `AdapterNotFoundError`, `SwapNetworkError`
 */
export async function getSwapPorts(
  { chainId }: Pick<ReviewIntent, 'chainId'>,
  { config, adapterOf, dataApi }: ReviewContext,
): Promise<{ readonly network: Network; readonly adapter: Adapter; readonly source: SwapSource }> {
  const network = config.networkOf(chainId)
  if (!network) throw new NetworkNotFoundError({ chainId })
  const namespace = namespaceOf(chainId)
  const adapter = adapterOf(namespace)
  if (!adapter) throw new AdapterNotFoundError({ namespace })
  const source = await dataApi?.swaps?.()
  if (!source) throw new SwapNetworkError()
  return { network, adapter, source }
}
