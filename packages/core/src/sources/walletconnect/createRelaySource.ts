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

/** Creates the connector source of remote wallets. `open` is called on first use. */
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
    preferred: chainsOf,
    shouldAdopt: (namespace, session) => shouldAdoptSession(namespace, session, getState()),
    tell: (namespace, event) => listeners.get(namespace)?.(event),
    expired: () => send({ feature: 'pairing', event: { type: 'sessionExpired' } }),
    refused({ error }) {
      showRefusal(error).forEach(send)
    },
  }
  let isAlone = true
  const remote = createLazyRemote(async () => {
    const opened = await parameters.open(host)
    // If it was opened while the kit was unmounted, it listens once the kit is mounted.
    if (listeners.size > 0) opened.wake()
    return opened
  })

  /** The requested or last chosen chain, then the others. */
  function chainsOf(namespace: ChainNamespace): readonly CaipNetworkId[] {
    const state = getState()
    const chosen = getRequestedChain(namespace, state) ?? state.network.selected[namespace]
    const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
    return [...(chosen ? [chosen] : []), ...own.map(({ caipNetworkId }) => caipNetworkId)]
  }

  function listen(namespace: ChainNamespace, listener: (event: AdapterEvent) => void): () => void {
    listeners.set(namespace, listener)
    remote.now()?.wake()
    return () => {
      listeners.delete(namespace)
      if (listeners.size > 0) return
      // The kit was destroyed: no caller waits for a response.
      send({ feature: 'pairing', event: { type: 'cancel' } })
      remote.now()?.rest()
    }
  }

  return {
    feature: createPairingFeature(remote, {
      onUri: parameters.onUri,
      policy: createRemotePolicy(readPlatform, () => isAlone),
    }),
    createAdapter(namespace, isOnly) {
      if (!isOnly) isAlone = false
      return createUniversalAdapter({ namespace, remote, context, listen })
    },
    join: joinAdapters,
  }
}
