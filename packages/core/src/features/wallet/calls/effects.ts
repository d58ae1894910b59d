import type { Eip1193Provider } from '../../../browser/eip6963.js'
import { getCallsStatus } from '../../../chains/evm/getCallsStatus.js'
import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import { sessionOf } from '../connection/rules.js'
import { readCalls, writeCalls } from './storedCalls.js'
import type { CallsEffect, CallsEvent, PendingCalls } from './types.js'

type Context = Pick<KitContext, 'storage' | 'adapterOf' | 'getState'>

/** Asks the wallet that has accepted a batch, while it is connected, and reads and writes the storage. */
export const effects: Effects<CallsEffect, CallsEvent, Context> = {
  readCalls(_, { storage }) {
    return { type: 'loaded', pending: storage ? readCalls(storage) : [] }
  },
  storeCalls({ calls, isPending }, { storage }) {
    if (storage) writeCalls(storage, calls, isPending)
    return undefined
  },
  async look({ calls }, context) {
    const { id, hash } = calls
    // The wallet is not asked: each request to a remote one opens its app.
    if (hash !== undefined) return { type: 'looked', id, look: { status: 'pending', hash } }
    try {
      const provider = await getProvider(calls, context)
      if (provider) return { type: 'looked', id, look: await getCallsStatus(provider, id) }
    } catch {
      // The wallet is asked again: an error says nothing about the batch.
    }
    return { type: 'looked', id, look: { status: 'unreachable' } }
  },
}

async function getProvider(
  { connectorId }: PendingCalls,
  { adapterOf, getState }: Context,
): Promise<Eip1193Provider | undefined> {
  const session = sessionOf(getState(), 'eip155')
  // Another wallet does not know the batch.
  if (session?.connectorId !== connectorId) return undefined
  // The provider of an EVM wallet is one of EIP-1193.
  return (await adapterOf('eip155')?.getProvider({ connectorId })) as Eip1193Provider | undefined
}
