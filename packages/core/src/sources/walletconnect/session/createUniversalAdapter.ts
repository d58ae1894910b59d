import type { SourceContext } from '../../../engine/source.js'
import { WalletResponseError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { remoteConnectorId } from '../../../foundation/schema/remoteConnectorId.js'
import type { Adapter, AdapterEvent } from '../../../ports/Adapter.js'
import type { Connector } from '../../../ports/Connector.js'
import { createLazyBitcoin, createLazyEvm, createLazySolana } from '../namespaces/lazyMethods.js'
import { loadNamespaceClient } from '../namespaces/loadNamespaceClient.js'
import type { NamespaceClient } from '../namespaces/NamespaceClient.js'
import type { LazyRemote } from './createLazyRemote.js'
import { waitForPairing } from './waitForPairing.js'

/**
 * The adapter of remote wallets for one namespace. It needs no chain library. The code that uses the relay is loaded on
 * first use.
 */
export function createUniversalAdapter(parameters: {
  readonly namespace: ChainNamespace
  readonly remote: LazyRemote
  readonly context: SourceContext
  /** Watches the session until the cleanup is called. */
  readonly listen: (namespace: ChainNamespace, listener: (event: AdapterEvent) => void) => () => void
}): Adapter {
  const { namespace, remote, context, listen } = parameters
  const connector: Connector = {
    id: remoteConnectorId,
    name: 'WalletConnect',
    namespace,
    type: 'walletConnect',
  }
  let loading: Promise<NamespaceClient> | undefined
  /** The same object for the lifetime of the kit, because dapps compare providers. */
  async function half(): Promise<NamespaceClient> {
    loading ??= remote.get().then((loaded) => loadNamespaceClient(namespace, loaded, context))
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
    // Only wallets of `eip155` report their chain.
    networkKeptBy: namespace === 'eip155' ? 'wallet' : 'page',
    start(listener) {
      const stop = listen(namespace, listener)
      listener({ type: 'connectors', connectors: [connector] })
      return stop
    },
    async connect({ chainId, signal }) {
      const { see, choose } = await remote.get()
      // A namespace that the session contains already needs no pairing.
      if (!see(namespace)) await waitForPairing(context.internal, signal)
      const session = choose(namespace, chainId ? { chainId } : {})
      if (session) return session
      const reason = `it opened no account of ${namespace}`
      throw new WalletResponseError({ method: 'wc_sessionSettle', reason })
    },
    async reconnect({ signal }) {
      return (await (await remote.get()).restore(namespace, signal)) ?? null
    },
    async disconnect() {
      await (await remote.get()).end()
    },
    async switchNetwork(parameters) {
      return (await half()).switchNetwork(parameters)
    },
    async switchAccount({ address }) {
      return (await half()).switchAccount(address)
    },
    async getBalance(parameters) {
      return (await half()).getBalance(parameters)
    },
    async signMessage(parameters) {
      return (await half()).signMessage(parameters)
    },
    async getProvider() {
      return (await half()).provider
    },
    evm: namespace === 'eip155' ? createLazyEvm(half) : undefined,
    solana: namespace === 'solana' ? createLazySolana(half) : undefined,
    bitcoin: namespace === 'bip122' ? createLazyBitcoin(half) : undefined,
  }
}
