import { MethodNotSupportedError } from '../../errors/adapter.js'
import { AccountNotFoundError } from '../../errors/connection.js'
import { RemoteSessionEndedError } from '../../errors/relay.js'
import { ChainNotSupportedError, WalletRequestError } from '../../errors/wallet.js'
import type { Session } from '../../ports/Adapter.js'
import type { CaipNetworkId, ChainNamespace } from '../../schema/caip.js'
import type { Remote } from '../createRemote.js'
import type { Half } from '../Half.js'

/** Asks the wallet for what a namespace's own standard names, on the chain in use where none is said. */
export type RemoteProvider = {
  request(parameters: {
    readonly method: string
    readonly params?: unknown
    readonly chainId?: CaipNetworkId | undefined
  }): Promise<unknown>
}

/** What is the same in every namespace: the session, and requests as the namespace's standard names them. */
export function plainHalf(
  namespace: ChainNamespace,
  remote: Remote,
): Half & { readonly provider: RemoteProvider } {
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
    /** Every request carries its chain: the wallet is not asked to go to one that it has opened. */
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
 * What stands in a namespace now.
 *
 * @throws `RemoteSessionEndedError`
 */
export function sessionIn(remote: Remote, namespace: ChainNamespace): Session {
  return remote.see(namespace) ?? gone()
}

/**
 * Sees to it that an account is one of the session's.
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
