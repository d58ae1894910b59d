import { readPlatform } from '../../browser/platform.js'
import type { ConnectorSource, SourceContext } from '../../engine/source.js'
import type { CaipNetworkId, ChainNamespace } from '../../foundation/schema/caip.js'
import type { AdapterEvent } from '../../ports/Adapter.js'
import { joinAdapters } from '../joinAdapters.js'
import { createPairingFeature } from './pairing/feature.js'
import { getAppRejectionCommands } from './pairing/getAppRejectionCommands.js'
import { createPairingPolicy } from './pairing/policy.js'
import { createLazyRemoteSession } from './session/createLazyRemoteSession.js'
import { createRelayAdapter } from './session/createRelayAdapter.js'
import type { RemoteSession, RemoteSessionContext } from './session/createRemoteSession.js'
import { getModalChain } from './session/getModalChain.js'
import { shouldAdoptSession } from './session/shouldAdoptSession.js'

/** Creates the connector source of remote wallets. Calls `open` on first use. */
export function createRelaySource(
  context: SourceContext,
  parameters: {
    readonly open: (sessionContext: RemoteSessionContext) => Promise<RemoteSession>
    readonly onUri?: ((uri: string) => void) | undefined
  },
): ConnectorSource {
  const { internal, networks } = context
  const { getState, send } = internal
  const listeners = new Map<ChainNamespace, (event: AdapterEvent) => void>()
  const sessionContext: RemoteSessionContext = {
    namespaces: [...new Set(networks.map(({ chainNamespace }) => chainNamespace))],
    getPreferredChains,
    shouldAdopt: (namespace, session) => shouldAdoptSession(namespace, session, getState()),
    emit: (namespace, event) => listeners.get(namespace)?.(event),
    onExpired: () => send({ feature: 'pairing', event: { type: 'sessionExpired' } }),
    onAppRejected({ error }) {
      getAppRejectionCommands(error).forEach(send)
    },
  }
  let hasOnlyRemoteWallets = true
  const remote = createLazyRemoteSession(async () => {
    const loaded = await parameters.open(sessionContext)
    // While the kit is unmounted there are no listeners; `listen` starts it when the kit is mounted.
    if (listeners.size > 0) loaded.start()
    return loaded
  })

  /** Returns the requested or last chosen chain, then the other configured ones. */
  function getPreferredChains(namespace: ChainNamespace): readonly CaipNetworkId[] {
    const state = getState()
    const chosen = getModalChain(namespace, state) ?? state.network.selected[namespace]
    const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
    return [...(chosen ? [chosen] : []), ...own.map(({ caipNetworkId }) => caipNetworkId)]
  }

  function listen(namespace: ChainNamespace, listener: (event: AdapterEvent) => void): () => void {
    listeners.set(namespace, listener)
    remote.getLoaded()?.start()
    return () => {
      listeners.delete(namespace)
      if (listeners.size > 0) return
      // The kit was unmounted, so the pairing is no longer needed.
      send({ feature: 'pairing', event: { type: 'cancel' } })
      remote.getLoaded()?.stop()
    }
  }

  return {
    feature: createPairingFeature(remote, {
      onUri: parameters.onUri,
      policy: createPairingPolicy(readPlatform, () => hasOnlyRemoteWallets),
    }),
    // `isOnly`: the namespace has no other adapter.
    createAdapter(namespace, isOnly) {
      if (!isOnly) hasOnlyRemoteWallets = false
      return createRelayAdapter({ namespace, remote, context, listen })
    },
    join: joinAdapters,
  }
}
