import { MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import { AccountNotFoundError } from '../../../foundation/errors/connection.js'
import { RemoteSessionEndedError } from '../../../foundation/errors/relay.js'
import { ChainNotSupportedError, WalletRequestError } from '../../../foundation/errors/wallet.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Session } from '../../../ports/Adapter.js'
import type { Remote } from '../session/createRemote.js'
import type { NamespaceClient } from './NamespaceClient.js'

/** A provider that sends JSON-RPC requests of a namespace to the wallet, by default on the current chain. */
export type RemoteProvider = {
  request(parameters: {
    readonly method: string
    readonly params?: unknown
    readonly chainId?: CaipNetworkId | undefined
  }): Promise<unknown>
}

/** Creates the client of a namespace without methods of its own. Other clients extend it. */
export function createNamespaceClient(
  namespace: ChainNamespace,
  remote: Remote,
): NamespaceClient & { readonly provider: RemoteProvider } {
  const provider: RemoteProvider = {
    request: async ({ method, params = [], chainId }) =>
      remote.request({
        namespace,
        chainId: chainId ?? getRemoteSession(remote, namespace).chainId,
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
      const { accounts } = getRemoteSession(remote, namespace)
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
export function getRemoteSession(remote: Remote, namespace: ChainNamespace): Session {
  return remote.getSession(namespace) ?? throwSessionEnded()
}

/**
 * Checks that an account belongs to the session.
 *
 * @throws `WalletRequestError` of code 4100
 */
export function checkAccount(session: Session, address: string, method: string): void {
  if (session.accounts.some((account) => account.address === address)) return
  const details = `The wallet does not open ${address} to this page any more.`
  throw new WalletRequestError({ method, rpcCode: 4100, details })
}

function throwSessionEnded(): never {
  throw new RemoteSessionEndedError()
}
