import { readPlatform } from '../../browser/platform.js'
import type { ConnectorSource, SourceContext } from '../../engine/source.js'
import type { CaipNetworkId, ChainNamespace } from '../../foundation/schema/caip.js'
import type { AdapterEvent } from '../../ports/Adapter.js'
import { joinAdapters } from '../joinAdapters.js'
import { createPairingFeature } from './pairing/feature.js'
import { createRemotePolicy } from './pairing/policy.js'
import { showRefusal } from './pairing/showRefusal.js'
import { createLazyRemote } from './session/createLazyRemote.js'
import type { Remote, RemoteHost } from './session/createRemote.js'
import { createUniversalAdapter } from './session/createUniversalAdapter.js'
import { getRequestedChain } from './session/getRequestedChain.js'
import { shouldAdoptSession } from './session/shouldAdoptSession.js'

/** Creates the connector source of remote wallets. Calls `open` on first use. */
export function createRelaySource(
  context: SourceContext,
  parameters: {
    readonly open: (host: RemoteHost) => Promise<Remote>
    readonly onUri?: ((uri: string) => void) | undefined
  },
): ConnectorSource {
  const { internal, networks } = context
  const { getState, send } = internal
  const listeners = new Map<ChainNamespace, (event: AdapterEvent) => void>()
  const host: RemoteHost = {
    namespaces: [...new Set(networks.map(({ chainNamespace }) => chainNamespace))],
    getPreferredChains,
    shouldAdopt: (namespace, session) => shouldAdoptSession(namespace, session, getState()),
    emit: (namespace, event) => listeners.get(namespace)?.(event),
    onExpired: () => send({ feature: 'pairing', event: { type: 'sessionExpired' } }),
    onRefused({ error }) {
      showRefusal(error).forEach(send)
    },
  }
  let isOnlySource = true
  const remote = createLazyRemote(async () => {
    const loaded = await parameters.open(host)
    // While the kit is unmounted there are no listeners; `listen` starts it when the kit is mounted.
    if (listeners.size > 0) loaded.start()
    return loaded
  })

  /** Returns the requested or last chosen chain, then the other configured ones. */
  function getPreferredChains(namespace: ChainNamespace): readonly CaipNetworkId[] {
    const state = getState()
    const chosen = getRequestedChain(namespace, state) ?? state.network.selected[namespace]
    const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
    return [...(chosen ? [chosen] : []), ...own.map(({ caipNetworkId }) => caipNetworkId)]
  }

  function listen(namespace: ChainNamespace, listener: (event: AdapterEvent) => void): () => void {
    listeners.set(namespace, listener)
    remote.now()?.start()
    return () => {
      listeners.delete(namespace)
      if (listeners.size > 0) return
      // The kit was unmounted, so the pairing is no longer needed.
      send({ feature: 'pairing', event: { type: 'cancel' } })
      remote.now()?.stop()
    }
  }

  return {
    feature: createPairingFeature(remote, {
      onUri: parameters.onUri,
      policy: createRemotePolicy(readPlatform, () => isOnlySource),
    }),
    createAdapter(namespace, isOnly) {
      if (!isOnly) isOnlySource = false
      return createUniversalAdapter({ namespace, remote, context, listen })
    },
    join: joinAdapters,
  }
}
