import { MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import { AccountNotFoundError } from '../../../foundation/errors/connection.js'
import { RemoteSessionEndedError } from '../../../foundation/errors/relay.js'
import { ChainNotSupportedError, WalletRequestError } from '../../../foundation/errors/wallet.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Session } from '../../../ports/Adapter.js'
import type { Remote } from '../session/createRemote.js'
import type { NamespaceClient } from './NamespaceClient.js'

/** Sends a request of the namespace's own standard to the wallet, by default on the current chain. */
export type RemoteProvider = {
  request(parameters: {
    readonly method: string
    readonly params?: unknown
    readonly chainId?: CaipNetworkId | undefined
  }): Promise<unknown>
}

/** The methods that all namespaces share: the session, and requests of the namespace's own standard. */
export function createNamespaceClient(
  namespace: ChainNamespace,
  remote: Remote,
): NamespaceClient & { readonly provider: RemoteProvider } {
  const provider: RemoteProvider = {
    request: async ({ method, params = [], chainId }) =>
      remote.request({
        namespace,
        chainId: chainId ?? sessionIn(remote, namespace).chainId,
        method,
        params,
      }),
  }
  const missing = (method: string) => Promise.reject(new MethodNotSupportedError({ method, namespace }))
  return {
    provider,
    /** Every request carries its chain: the wallet need not switch to an approved one. */
    async switchNetwork({ network }) {
      const chainId = network.caipNetworkId
      if (!remote.hasChain(chainId)) throw new ChainNotSupportedError({ network: network.name })
      return remote.choose(namespace, { chainId }) ?? gone()
    },
    switchAccount(address) {
      const { accounts } = sessionIn(remote, namespace)
      if (!accounts.some((account) => account.address === address))
        throw new AccountNotFoundError({ address })
      return remote.choose(namespace, { address }) ?? gone()
    },
    getBalance: () => missing('getBalance'),
    signMessage: () => missing('signMessage'),
  }
}

/**
 * Returns the current session of a namespace.
 *
 * @throws `RemoteSessionEndedError`
 */
export function sessionIn(remote: Remote, namespace: ChainNamespace): Session {
  return remote.see(namespace) ?? gone()
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

function gone(): never {
  throw new RemoteSessionEndedError()
}
