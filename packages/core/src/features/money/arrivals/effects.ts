import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import { isHash } from '../../wallet/transactions/shapes.js'
import type { StartModules } from '../../wallet/transactions/startModules.js'
import { readArrivals, writeArrival } from './storedArrivals.js'
import type { Arrival, ArrivalLook, ArrivalsEffect, ArrivalsEvent } from './types.js'

type Context = Pick<KitContext, 'storage' | 'dataApi' | 'adapterOf' | 'config' | 'clock'>

/** Creates the effects, which ask the source of a swap and the chain on which it arrives, never the wallet. */
export const createEffects = (modules: StartModules): Effects<ArrivalsEffect, ArrivalsEvent, Context> => ({
  readArrivals(_, { storage }) {
    return { type: 'loaded', arrivals: storage ? readArrivals(storage, modules) : [] }
  },
  storeArrival({ arrival, isEnded }, { storage }) {
    if (storage) writeArrival(storage, arrival, isEnded, modules)
    return undefined
  },
  async look({ arrival }, context) {
    const { id } = arrival
    let look: ArrivalLook = { status: 'unreachable' }
    try {
      look = modules.isPageHidden() ? { status: 'hidden' } : await readStatus(arrival, context)
    } catch {
      // The source is asked again: an error says nothing about the swap.
    }
    return { type: 'looked', id, look, at: context.clock.now() }
  },
})

async function readStatus(
  { source, chainId, toChainId, hash }: Arrival,
  { dataApi, adapterOf, config, signal }: Context & { readonly signal: AbortSignal },
): Promise<ArrivalLook> {
  const swaps = await dataApi?.swaps?.()
  if (!swaps || !hash) return { status: 'unreachable' }
  const found = await swaps.getStatus({ source: source.id, fromChainId: chainId, hash, signal })
  const { status, toHash } = found
  if (status !== 'done' && status !== 'partial') return { status }
  // What has arrived elsewhere has not arrived.
  if (found.toChainId !== undefined && found.toChainId !== toChainId) return { status: 'unknown' }
  if (!isHash(toHash)) return { status }
  const [network, evm] = [config.networkOf(toChainId), adapterOf('eip155')?.evm]
  if (!network || !evm) return { status, toHash }
  // The source can be a block ahead of the node, and its word is not enough. Not by `getReceipt`, which needs code that loads with the app.
  const method = 'eth_getTransactionReceipt'
  const receipt = await evm.requestNetwork({ network, method, params: [toHash], signal })
  return Object(receipt).status === '0x1' ? { status, toHash } : { status: 'pending' }
}
