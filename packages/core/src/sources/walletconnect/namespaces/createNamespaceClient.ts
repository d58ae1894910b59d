import { MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import { AccountNotFoundError } from '../../../foundation/errors/connection.js'
import { RemoteSessionEndedError } from '../../../foundation/errors/relay.js'
import { ChainNotSupportedError } from '../../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Session } from '../../../ports/Adapter.js'
import type { ClientSession } from './ClientSession.js'
import type { NamespaceClient } from './NamespaceClient.js'

/** A provider that sends JSON-RPC requests of a namespace to the wallet, by default on the current chain. */
export type RemoteProvider = {
  request(parameters: {
    readonly method: string
    readonly params?: unknown
    readonly chainId?: CaipNetworkId | undefined
  }): Promise<unknown>
}

/**
 * Creates the base client, which works in any namespace. The clients of `eip155`, `solana` and `bip122` extend it;
 * Polkadot and Cosmos use it alone.
 */
export function createNamespaceClient(
  namespace: ChainNamespace,
  remote: ClientSession,
): NamespaceClient & { readonly provider: RemoteProvider } {
  const provider: RemoteProvider = {
    request: async ({ method, params = [], chainId }) =>
      remote.request({
        namespace,
        chainId: chainId ?? getNamespaceSession(remote, namespace).chainId,
        method,
        params,
      }),
  }
  const rejectUnsupported = (method: string) =>
    Promise.reject(new MethodNotSupportedError({ method, namespace }))
  return {
    provider,
    /** Selects an approved chain without asking the wallet, because every request names its chain. */
    async switchNetwork({ network }) {
      const chainId = network.caipNetworkId
      if (!remote.hasChain(chainId)) throw new ChainNotSupportedError({ network: network.name })
      return remote.choose(namespace, { chainId }) ?? throwSessionEnded()
    },
    switchAccount(address) {
      const { accounts } = getNamespaceSession(remote, namespace)
      if (!accounts.some((account) => account.address === address))
        throw new AccountNotFoundError({ address })
      return remote.choose(namespace, { address }) ?? throwSessionEnded()
    },
    getBalance: () => rejectUnsupported('getBalance'),
    signMessage: () => rejectUnsupported('signMessage'),
  }
}

/**
 * Returns the current session of a namespace.
 *
 * @throws `RemoteSessionEndedError`
 */
export function getNamespaceSession(remote: ClientSession, namespace: ChainNamespace): Session {
  return remote.getSession(namespace) ?? throwSessionEnded()
}

/**
 * Checks that an account belongs to the session.
 *
 * @throws `WalletRequestError` of code 4100
 */
export function checkAccount(session: Session, address: string, method: string): void {
  if (session.accounts.some((account) => account.address === address)) return
  const details = `The wallet is no longer connected with ${address}. Connect it again.`
  throw new WalletRequestError({ method, rpcCode: 4100, details })
}

function throwSessionEnded(): never {
  throw new RemoteSessionEndedError()
}
