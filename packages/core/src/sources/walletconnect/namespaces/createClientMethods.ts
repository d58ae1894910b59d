import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Adapter } from '../../../ports/Adapter.js'
import { createLazyBitcoin, createLazyEvm, createLazySolana } from './lazyMethods.js'
import type { NamespaceClient } from './NamespaceClient.js'

/** The methods of an adapter that a client implements. */
type ClientMethods = Required<Pick<Adapter, 'switchAccount' | 'getBalance' | 'signMessage' | 'getProvider'>> &
  Pick<Adapter, 'evm' | 'solana' | 'bitcoin'>

/**
 * Creates the methods of an adapter that call the client of its namespace, which the first call loads. It stays the same for the lifetime
 * of the kit, because dapps compare providers by reference.
 */
export function createClientMethods(
  namespace: ChainNamespace,
  load: () => Promise<NamespaceClient>,
): { readonly getClient: () => Promise<NamespaceClient>; readonly methods: ClientMethods } {
  let loading: Promise<NamespaceClient> | undefined
  async function getClient(): Promise<NamespaceClient> {
    loading ??= load()
    try {
      return await loading
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  const methods: ClientMethods = {
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
    bitcoin: namespace === 'bip122' ? createLazyBitcoin(getClient) : undefined,
  }
  return { getClient, methods }
}
