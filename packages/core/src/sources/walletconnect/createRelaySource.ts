import type { Feature } from '../../engine/feature.js'
import type { ConnectorSource, Loadable, SourceContext } from '../../engine/source.js'
import type { ChainNamespace } from '../../foundation/schema/caip.js'
import type { AdapterEvent } from '../../ports/Adapter.js'
import { joinAdapters } from '../joinAdapters.js'
import { createRelayAdapter } from './createRelayAdapter.js'
import type { EmitToAdapter, LoadedRelay } from './loadedRelay.js'
import { addFeature } from './pairing/addFeature.js'
import type { PairingContext } from './pairing/feature.js'
import { initialState } from './pairing/initialState.js'
import { createLazyRemoteSession } from './session/createLazyRemoteSession.js'

/** Creates the connector source of remote wallets. Calls `open` on first use. */
export function createRelaySource(
  context: SourceContext,
  parameters: {
    readonly open: (emit: EmitToAdapter) => Promise<LoadedRelay>
    /** Creates the pairing feature, or returns what loads it. */
    readonly createFeature: (context: PairingContext) => Loadable<Feature>
    readonly onUri?: ((uri: string) => void) | undefined
  },
): ConnectorSource {
  const { send } = context.internal
  const listeners = new Map<ChainNamespace, (event: AdapterEvent) => void>()
  let hasOnlyRemoteWallets = true
  const relay = createLazyRemoteSession(async () => {
    const loaded = await parameters.open((namespace, event) => listeners.get(namespace)?.(event))
    // While the kit is unmounted there are no listeners; `listen` starts it when the kit is mounted.
    if (listeners.size > 0) loaded.remote.start()
    return loaded
  })

  function listen(namespace: ChainNamespace, listener: (event: AdapterEvent) => void): () => void {
    listeners.set(namespace, listener)
    relay.getLoaded()?.remote.start()
    return () => {
      listeners.delete(namespace)
      if (listeners.size > 0) return
      // The kit was unmounted, so the pairing is no longer needed.
      send({ feature: 'pairing', event: { type: 'cancel' } })
      relay.getLoaded()?.remote.stop()
    }
  }

  const feature = parameters.createFeature({
    relay,
    onUri: parameters.onUri,
    hasOnlyRemoteWallets: () => hasOnlyRemoteWallets,
  })
  return {
    feature: {
      name: 'pairing',
      initialState: initialState(),
      addTo: (code) => addFeature(code, feature),
    },
    // `isOnly`: the namespace has no other adapter.
    createAdapter(namespace, isOnly) {
      if (!isOnly) hasOnlyRemoteWallets = false
      return createRelayAdapter({ namespace, relay, context, listen })
    },
    join: joinAdapters,
  }
}
