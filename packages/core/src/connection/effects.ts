import { MethodNotSupportedError } from '../errors/adapter.js'
import type { Effects } from '../kit/machine.js'
import type { KitContext } from '../kit/types.js'
import type { ChainNamespace } from '../schema/caip.js'
import { writeStored } from '../schema/stored.js'
import { adapterIn } from './adapterIn.js'
import type { ConnectionEffect, ConnectionEvent } from './types.js'

/** What the connection machine asks of the world: the adapter of its namespace, and the storage. */
export const effects: Effects<
  ConnectionEffect,
  ConnectionEvent,
  Pick<KitContext, 'adapterOf' | 'storage'> & { readonly namespace: ChainNamespace }
> = {
  async restore({ id, connectorId }, context) {
    const { namespace, signal } = context
    const session = await adapterIn(context, namespace).reconnect({ connectorId, signal })
    return { type: 'restored', id, connectorId, session }
  },

  async openWallet({ id, connectorId, chainId }, context) {
    const { namespace, signal } = context
    const session = await adapterIn(context, namespace).connect({ connectorId, chainId, signal })
    return { type: 'opened', id, session }
  },

  async chooseAccount({ id, connectorId, address }, context) {
    const { namespace } = context
    const adapter = adapterIn(context, namespace)
    if (!adapter.switchAccount) throw new MethodNotSupportedError({ method: 'switchAccount', namespace })
    const session = await adapter.switchAccount({ connectorId, address })
    return { type: 'accountSwitched', id, session }
  },

  async closeWallet({ id, connectorId }, context) {
    await adapterIn(context, context.namespace).disconnect({ connectorId })
    return { type: 'closed', id }
  },

  remember({ connectorId }, { storage, namespace }) {
    writeStored(storage, { connectors: { [namespace]: connectorId } })
    return undefined
  },
}
