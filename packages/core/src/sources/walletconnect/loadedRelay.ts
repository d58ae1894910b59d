import type { SourceContext } from '../../engine/source.js'
import type { CaipNetworkId, ChainNamespace } from '../../foundation/schema/caip.js'
import type { AdapterEvent } from '../../ports/Adapter.js'
import { loadNamespaceClient } from './namespaces/loadNamespaceClient.js'
import { completePairing } from './pairing/completePairing.js'
import type { LoadedPairing } from './pairing/feature.js'
import { getAppRejectionCommands } from './pairing/getAppRejectionCommands.js'
import { transition } from './pairing/machine.js'
import type { RemoteSession, RemoteSessionContext } from './session/createRemoteSession.js'
import { getModalChain } from './session/getModalChain.js'
import { shouldAdoptSession } from './session/shouldAdoptSession.js'
import { waitForPairing } from './session/waitForPairing.js'

/** Emits an event of the remote session to the adapter of a namespace. */
export type EmitToAdapter = (namespace: ChainNamespace, event: AdapterEvent) => void

/** Modules that the first pairing or a stored session loads: the remote session, and the code that only works with it. */
export type LoadedRelay = LoadedPairing & {
  readonly waitForPairing: typeof waitForPairing
  readonly loadNamespaceClient: typeof loadNamespaceClient
}

/** Creates the remote session with the context that it needs, and returns it with its code. */
export function toLoadedRelay(
  { internal, networks }: SourceContext,
  emit: EmitToAdapter,
  createSession: (context: RemoteSessionContext) => RemoteSession,
): LoadedRelay {
  const { getState, send } = internal

  /** Returns the requested or last chosen chain, then the other configured ones. */
  function getPreferredChains(namespace: ChainNamespace): readonly CaipNetworkId[] {
    const state = getState()
    const chosen = getModalChain(namespace, state) ?? state.network.selected[namespace]
    const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
    return [...(chosen ? [chosen] : []), ...own.map(({ caipNetworkId }) => caipNetworkId)]
  }

  const remote = createSession({
    namespaces: [...new Set(networks.map(({ chainNamespace }) => chainNamespace))],
    getPreferredChains,
    shouldAdopt: (namespace, session) => shouldAdoptSession(namespace, session, getState()),
    emit,
    onExpired: () => send({ feature: 'pairing', event: { type: 'sessionExpired' } }),
    onAppRejected({ error }) {
      getAppRejectionCommands(error).forEach(send)
    },
  })
  return { remote, transition, completePairing, waitForPairing, loadNamespaceClient }
}
