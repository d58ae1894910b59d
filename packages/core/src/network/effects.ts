import { adapterIn } from '../connection/adapterIn.js'
import { NetworkNotFoundError } from '../errors/network.js'
import { WalletResponseError } from '../errors/wallet.js'
import type { Effects } from '../kit/machine.js'
import type { KitContext } from '../kit/types.js'
import { namespaceOf } from '../schema/caip.js'
import { writeStored } from '../schema/stored.js'
import type { NetworkEffect, NetworkEvent } from './types.js'

/** What the network machine asks of the world: the adapter of the target's namespace, and the storage. */
export const effects: Effects<
  NetworkEffect,
  NetworkEvent,
  Pick<KitContext, 'adapterOf' | 'config' | 'storage'>
> = {
  async askWallet({ id, connectorId, target }, context) {
    const network = context.config.networkOf(target)
    if (!network) throw new NetworkNotFoundError({ chainId: target })
    const adapter = adapterIn(context, namespaceOf(target))
    const session = await adapter.switchNetwork({ connectorId, network, signal: context.signal })
    if (session.chainId !== target) {
      // A yes that is none: to believe it would be to show a network that the wallet is not on.
      const reason = `the wallet agreed to ${target} but is on ${session.chainId}`
      throw new WalletResponseError({ method: 'switchNetwork', reason })
    }
    return { type: 'switched', id, session }
  },

  remember({ chainId, onView }, { storage }) {
    writeStored(storage, { chainIds: { [namespaceOf(chainId)]: chainId }, ...(onView && { chainId }) })
    return undefined
  },
}
