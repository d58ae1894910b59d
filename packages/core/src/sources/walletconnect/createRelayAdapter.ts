import type { SourceContext } from '../../engine/source.js'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../foundation/schema/caip.js'
import { remoteConnectorId } from '../../foundation/schema/remoteConnectorId.js'
import type { Adapter, AdapterEvent } from '../../ports/Adapter.js'
import type { Connector } from '../../ports/Connector.js'
import type { LoadedRelay } from './loadedRelay.js'
import { createClientMethods } from './namespaces/createClientMethods.js'
import type { Lazy } from './session/createLazyRemoteSession.js'

/**
 * Creates the adapter of remote wallets for one namespace (its `type` is `universal`). It needs no chain library, and loads the relay code on first
 * use.
 */
export function createRelayAdapter(parameters: {
  readonly namespace: ChainNamespace
  readonly relay: Lazy<LoadedRelay>
  readonly context: SourceContext
  /** Subscribes to the session of a namespace. Returns the cleanup. */
  readonly listen: (namespace: ChainNamespace, listener: (event: AdapterEvent) => void) => () => void
}): Adapter {
  const { namespace, relay, context, listen } = parameters
  const connector: Connector = {
    id: remoteConnectorId,
    name: 'WalletConnect',
    namespace,
    type: 'walletConnect',
  }
  const { getClient, methods } = createClientMethods(namespace, async () => {
    const { loadNamespaceClient, remote } = await relay.get()
    return loadNamespaceClient(namespace, remote, context)
  })

  return {
    namespace,
    type: 'universal',
    // Only `eip155` wallets have a current chain.
    networkKeptBy: namespace === 'eip155' ? 'wallet' : 'app',
    start(listener) {
      const stop = listen(namespace, listener)
      listener({ type: 'connectors', connectors: [connector] })
      return stop
    },
    async connect({ chainId, signal }) {
      const { remote, waitForPairing } = await relay.get()
      const { getSession, choose } = remote
      // No pairing is needed if the current session already contains the namespace.
      if (!getSession(namespace)) await waitForPairing(context.internal, signal)
      const session = choose(namespace, chainId ? { chainId } : {})
      if (session) return session
      const reason = `it approved no account of ${namespace}`
      throw new WalletResponseError({ method: 'wc_sessionSettle', reason })
    },
    async reconnect({ signal }) {
      return (await (await relay.get()).remote.restore(namespace, signal)) ?? null
    },
    async disconnect() {
      await (await relay.get()).remote.end()
    },
    async switchNetwork(parameters) {
      return (await getClient()).switchNetwork(parameters)
    },
    ...methods,
  }
}
