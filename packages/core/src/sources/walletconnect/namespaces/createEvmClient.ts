import { askNetwork } from '../../../chains/evm/askNetwork.js'
import { askWallet } from '../../../chains/evm/askWallet.js'
import { getBalance } from '../../../chains/evm/getBalance.js'
import { getCapabilities } from '../../../chains/evm/getCapabilities.js'
import { sendTransaction } from '../../../chains/evm/sendTransaction.js'
import { signMessage } from '../../../chains/evm/signMessage.js'
import { signTypedData } from '../../../chains/evm/signTypedData.js'
import { switchChain } from '../../../chains/evm/switchChain.js'
import { toWallet } from '../../../chains/evm/toWallet.js'
import { waitForReceipt } from '../../../chains/evm/waitForReceipt.js'
import { createNetworkRequest } from '../../../chains/rpc/createNetworkRequest.js'
import type { SourceContext } from '../../../engine/source.js'
import { abortable } from '../../../foundation/async/abortable.js'
import { MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import type { ClientSession } from './ClientSession.js'
import { checkAccount, createNamespaceClient, getNamespaceSession } from './createNamespaceClient.js'
import { createRequestHandler } from './createRequestHandler.js'
import type { NamespaceClient } from './NamespaceClient.js'
import { toEip1193Provider } from './toEip1193Provider.js'

const namespace = 'eip155'

/**
 * Creates the client of `eip155`, which uses the shared EIP-1193 functions over a provider of the remote session.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export function createEvmClient(remote: ClientSession, context: SourceContext): NamespaceClient {
  const requestNetwork = createNetworkRequest(context.clock)
  const provider = createRequestHandler(remote, requestNetwork, context)
  const getConnectorId = () => getNamespaceSession(remote, namespace).connectorId
  const subject = (method: string) => ({ method, connectorId: getConnectorId() })
  return {
    ...createNamespaceClient(namespace, remote),
    provider: toEip1193Provider(remote, provider),
    async switchNetwork({ network, signal }) {
      await abortable(
        switchChain(provider, { connectorId: getConnectorId(), network, clock: context.clock }),
        signal,
      )
      return getNamespaceSession(remote, namespace)
    },
    getBalance: (parameters) => getBalance(requestNetwork, parameters),
    signMessage({ address, message, network }) {
      const method = 'personal_sign'
      checkAccount(getNamespaceSession(remote, namespace), address, method)
      return askWallet(subject(method), () =>
        signMessage(provider, { address, message, network, request: requestNetwork, context }),
      )
    },
    evm: {
      async signTypedData({ address, typedData, network }) {
        const method = 'eth_signTypedData_v4'
        checkAccount(getNamespaceSession(remote, namespace), address, method)
        return askWallet(subject(method), () =>
          signTypedData(provider, { address, typedData, network, request: requestNetwork, context }),
        )
      },
      sendTransaction: ({ address, network, transaction }) =>
        askWallet(subject('eth_sendTransaction'), () =>
          sendTransaction(toWallet(provider), { address, network, transaction }),
        ),
      waitForReceipt: (parameters) => waitForReceipt(requestNetwork, context.clock, parameters),
      requestNetwork: (asked) => askNetwork(asked, () => requestNetwork(asked)),
      // Reading a contract requires ABI encoding, which needs a chain library.
      readContract: () => Promise.reject(new MethodNotSupportedError({ method: 'readContract', namespace })),
      getCapabilities: ({ address }) => getCapabilities(() => provider, address),
    },
  }
}
