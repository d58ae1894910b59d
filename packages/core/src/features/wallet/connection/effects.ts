import { writeStored } from '../../../config/stored.js'
import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import { MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Adapter, Session } from '../../../ports/Adapter.js'
import { findAddressToActivate } from './findAddressToActivate.js'
import { getAdapter } from './getAdapter.js'
import { connectionOf, sessionOf } from './rules.js'
import type { ConnectionEffect, ConnectionEvent, ConnectionState } from './types.js'

/** The effects of the connection machine: calls to the adapter of its namespace, and to the storage. */
export const effects: Effects<
  ConnectionEffect,
  ConnectionEvent,
  Pick<KitContext, 'adapterOf' | 'config' | 'storage' | 'getState'> & { readonly namespace: ChainNamespace }
> = {
  async restore({ id, connectorId }, context) {
    const { namespace, signal } = context
    const adapter = getAdapter(context, namespace)
    const restored = await adapter.reconnect({ connectorId, signal, ...getPreferredChain(adapter, context) })
    const session = restored && (await selectDefaultAccount(adapter, restored, context))
    return { type: 'restored', id, connectorId, session }
  },

  async connectWallet({ id, connectorId, chainId }, context) {
    const { namespace, signal, getState } = context
    const adapter = getAdapter(context, namespace)
    const preference = chainId ? { chainId } : getPreferredChain(adapter, context)
    const sessionBefore = sessionOf(getState(), namespace)
    const response = await adapter.connect({ connectorId, signal, ...preference })
    const session = await selectDefaultAccount(adapter, response, context)
    if (!signal.aborted) return { type: 'walletConnected', id, session, sessionBefore }
    // The wallet connected after its attempt was cancelled. No state tracks that session, so it is disconnected.
    if (!isInUse(connectionOf(getState(), namespace), connectorId)) await adapter.disconnect({ connectorId })
    return undefined
  },

  async switchAccount({ id, connectorId, address }, context) {
    const { namespace, getState } = context
    const adapter = getAdapter(context, namespace)
    if (!adapter.switchAccount) throw new MethodNotSupportedError({ method: 'switchAccount', namespace })
    const sessionBefore = sessionOf(getState(), namespace)
    const session = await adapter.switchAccount({ connectorId, address })
    return { type: 'accountSwitched', id, session, sessionBefore }
  },

  async disconnectWallet({ id, connectorId }, context) {
    await getAdapter(context, context.namespace).disconnect({ connectorId })
    return { type: 'walletDisconnected', id }
  },

  storeSession({ session }, { storage, namespace }) {
    writeStored(storage, {
      connectors: { [namespace]: session?.connectorId ?? null },
      addresses: { [namespace]: session?.accounts[0].address ?? null },
    })
    return undefined
  },
}

/** Returns the last selected network if the app, and not the wallet, keeps the current network, as on Solana. */
function getPreferredChain(
  { networkKeptBy, namespace }: Adapter,
  { getState }: Pick<KitContext, 'getState'>,
): { readonly chainId?: CaipNetworkId } {
  const chainId = getState().network.selected[namespace]
  return networkKeptBy === 'app' && chainId ? { chainId } : {}
}

/** Makes an account of the default type the active one, if the adapter supports it. */
async function selectDefaultAccount(
  adapter: Adapter,
  session: Session,
  { config }: Pick<KitContext, 'config'>,
): Promise<Session> {
  const address = findAddressToActivate(session, config.defaultAccountTypes)
  if (address === undefined || !adapter.switchAccount) return session
  // The account is only a preference: the wallet stays connected if the switch fails.
  return adapter.switchAccount({ connectorId: session.connectorId, address }).catch(() => session)
}

/** Whether a wallet is connected, or has a pending attempt. */
function isInUse(connection: ConnectionState, connectorId: string): boolean {
  const session = 'session' in connection ? connection.session : undefined
  const attempt = 'attempt' in connection ? connection.attempt : undefined
  return session?.connectorId === connectorId || attempt?.connectorId === connectorId
}
