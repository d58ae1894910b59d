import type { SourceContext } from '../../engine/source.js'
import { loginConnectorId } from '../../foundation/schema/loginConnectorId.js'
import type { Adapter } from '../../ports/Adapter.js'
import type { Connector } from '../../ports/Connector.js'
import { createLazyEvm, createLazySolana } from '../walletconnect/namespaces/lazyMethods.js'
import { loadNamespaceClient } from '../walletconnect/namespaces/loadNamespaceClient.js'
import type { NamespaceClient } from '../walletconnect/namespaces/NamespaceClient.js'
import type { FrameSession } from './createFrameSession.js'
import type { LoginNamespace } from './toFrameSession.js'

/**
 * Creates the adapter of the login frame for one namespace (its `type` is `universal`). It needs no chain library. The frame is
 * loaded by a login, or by a stored one.
 */
export function createFrameAdapter(
  namespace: LoginNamespace,
  session: FrameSession,
  context: SourceContext,
): Adapter {
  // The name is shown where a wallet's name is. It is not listed: the user logs in before.
  const connector: Connector = { id: loginConnectorId, name: 'Auth', namespace, type: 'auth' }
  let loading: Promise<NamespaceClient> | undefined
  /** Returns the same client for the lifetime of the kit, because dapps compare providers by reference. */
  async function getClient(): Promise<NamespaceClient> {
    loading ??= loadNamespaceClient(namespace, session, context)
    try {
      return await loading
    } catch (error) {
      loading = undefined
      throw error
    }
  }

  return {
    namespace,
    type: 'universal',
    // The user has one wallet of all chains, so the app chooses.
    networkKeptBy: 'app',
    start(listener) {
      const stop = session.listen(namespace, listener)
      listener({ type: 'connectors', connectors: [connector] })
      return stop
    },
    connect: (attempt) => session.connect(namespace, attempt),
    reconnect: (attempt) => session.restore(namespace, attempt),
    disconnect: () => session.end(namespace),
    switchNetwork: ({ network, signal }) => session.switchNetwork(namespace, network, signal),
    async switchAccount({ address }) {
      return (await getClient()).switchAccount(address)
    },
    async getBalance(parameters) {
      return (await getClient()).getBalance(parameters)
    },
    async signMessage(parameters) {
      return (await getClient()).signMessage(parameters)
    },
    async getProvider() {
      return (await getClient()).provider
    },
    evm: namespace === 'eip155' ? createLazyEvm(getClient) : undefined,
    solana: namespace === 'solana' ? createLazySolana(getClient) : undefined,
  }
}
