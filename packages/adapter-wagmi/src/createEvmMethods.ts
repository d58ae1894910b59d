import type { Eip1193Provider } from '@latchkit/core'
import {
  askNetwork,
  askWallet,
  getCapabilities,
  type NetworkRequest,
  sendTransaction,
  signTypedData,
  waitForReceipt,
} from '@latchkit/core/eip1193'
import type { EvmMethods, Hex, PortContext } from '@latchkit/core/ports'
import { type Config, getConnectorClient } from '@wagmi/core'
import { getConnection } from './getConnection.js'
import { readContract } from './readContract.js'
import { toProvider } from './toProvider.js'

/** Creates the EVM-specific methods of the wagmi adapter. `request` asks the nodes of the config. */
export function createEvmMethods(config: Config, request: NetworkRequest, context: PortContext): EvmMethods {
  return {
    signTypedData({ connectorId, address, typedData, network }) {
      const method = 'eth_signTypedData_v4'
      return askWallet({ method, connectorId }, async () => {
        const { connector } = getConnection(config, connectorId, method)
        const client = await getConnectorClient(config, { account: address as Hex, connector })
        // viem's own function refuses structs that are null, which eth_signTypedData_v4 accepts.
        const provider = client as Pick<Eip1193Provider, 'request'>
        return signTypedData(provider, { address, typedData, network, request, context })
      })
    },
    sendTransaction({ connectorId, ...parameters }) {
      const method = 'eth_sendTransaction'
      return askWallet({ method, connectorId }, async () => {
        const { connector } = getConnection(config, connectorId, method)
        const wallet = {
          getAccounts: () => connector.getAccounts(),
          getChainId: () => connector.getChainId(),
          getProvider: (chainId: number) => toProvider(connector, chainId),
        }
        return sendTransaction(wallet, parameters)
      })
    },
    requestNetwork: (parameters) => askNetwork(parameters, () => request(parameters)),
    waitForReceipt: (parameters) => waitForReceipt(request, context.clock, parameters),
    readContract: (parameters) => readContract(config, parameters),
    getCapabilities({ connectorId, address }) {
      const method = 'wallet_getCapabilities'
      return getCapabilities(() => toProvider(getConnection(config, connectorId, method).connector), address)
    },
  }
}
