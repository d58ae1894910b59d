import { writeStored } from '../../../config/stored.js'
import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import { WalletResponseError } from '../../../foundation/errors/wallet.js'
import { namespaceOf } from '../../../foundation/schema/caip.js'
import { getAdapter } from '../connection/getAdapter.js'
import type { NetworkEffect, NetworkEvent } from './types.js'

/** The effects of the network machine: calls to the adapter of the target's namespace, and to the storage. */
export const effects: Effects<
  NetworkEffect,
  NetworkEvent,
  Pick<KitContext, 'adapterOf' | 'config' | 'storage'>
> = {
  async askWallet({ id, connectorId, target }, context) {
    const network = context.config.networkOf(target)
    if (!network) throw new NetworkNotFoundError({ chainId: target })
    const adapter = getAdapter(context, namespaceOf(target))
    const session = await adapter.switchNetwork({ connectorId, network, signal: context.signal })
    if (session.chainId !== target) {
      // The wallet reported success but is on another chain. The state must not show a network that it is not on.
      const reason = `the wallet agreed to ${target} but is on ${session.chainId}`
      throw new WalletResponseError({ method: 'switchNetwork', reason })
    }
    return { type: 'switched', id, session }
  },

  storeNetwork({ chainId, onView }, { storage }) {
    writeStored(storage, { chainIds: { [namespaceOf(chainId)]: chainId }, ...(onView && { chainId }) })
    return undefined
  },
}
