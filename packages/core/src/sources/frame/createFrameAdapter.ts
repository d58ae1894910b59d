import type { SourceContext } from '../../engine/source.js'
import { InvalidParameterError } from '../../foundation/errors/parameters.js'
import { loginConnectorId } from '../../foundation/schema/loginConnectorId.js'
import type { Adapter } from '../../ports/Adapter.js'
import type { Connector } from '../../ports/Connector.js'
import type { LoginWallet } from '../../ports/Frame.js'
import { createClientMethods } from '../walletconnect/namespaces/createClientMethods.js'
import { loadNamespaceClient } from '../walletconnect/namespaces/loadNamespaceClient.js'
import type { FrameSession } from './createFrameSession.js'
import type { LoginNamespace } from './toFrameSession.js'

/**
 * Creates the adapter of the login frame for one namespace (its `type` is `universal`). It needs no chain library. The frame is
 * loaded by a login, or by a stored one.
 *
 * @param wallet How users see the wallet, where it differs from the app.
 * @param onStart Called when the kit has its connector.
 */
export function createFrameAdapter(
  namespace: LoginNamespace,
  session: FrameSession,
  context: SourceContext,
  wallet: LoginWallet,
  onStart: () => void,
): Adapter {
  const { name, icons } = context.metadata
  const icon = wallet.icon ?? icons[0]
  // The name is shown where a wallet's name is. It is not listed: the user logs in before.
  const connector: Connector = {
    id: loginConnectorId,
    name: wallet.name ?? `${name || 'Your'} wallet`,
    namespace,
    type: 'auth',
    ...(icon && { icon }),
  }
  const { methods } = createClientMethods(namespace, () => loadNamespaceClient(namespace, session, context))

  return {
    namespace,
    type: 'universal',
    // The user has one wallet of all chains, so the app chooses.
    networkKeptBy: 'app',
    start(listener) {
      const stop = session.listen(namespace, listener)
      listener({ type: 'connectors', connectors: [connector] })
      onStart()
      return stop
    },
    connect: (attempt) => session.connect(namespace, attempt),
    reconnect: (attempt) => session.restore(namespace, attempt),
    disconnect: () => session.end(namespace),
    switchNetwork: ({ network, signal }) => session.switchNetwork(namespace, network, signal),
    ...methods,
    async switchAccount(parameters) {
      const current = session.getSession(namespace)
      const account = current?.accounts.find(({ address }) => address === parameters.address)
      // `setPreferredAccountType` changes the type: a choice of the user comes before the default type of the app.
      if (current && account && account.type !== current.accounts[0].type) return current
      return methods.switchAccount(parameters)
    },
    ...(namespace === 'eip155' && {
      setAccountType({ type, signal }) {
        if (type === 'eoa' || type === 'smartAccount') return session.setAccountType(type, signal)
        return Promise.reject(
          new InvalidParameterError({ field: 'type', reason: 'it must be `eoa` or `smartAccount`' }),
        )
      },
    }),
  }
}
