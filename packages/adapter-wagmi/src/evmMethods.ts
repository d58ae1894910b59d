import {
  askWallet,
  getCapabilities,
  sendTransaction,
  toSignature,
  waitForReceipt,
} from '@latchkit/core/eip1193'
import type { Clock, EvmMethods, Hex } from '@latchkit/core/ports'
import { type Config, signTypedData } from '@wagmi/core'
import { connectionOf } from './connectionOf.js'
import { networkRequest } from './networkRequest.js'
import { readContract } from './readContract.js'
import { toProvider } from './toProvider.js'

/** What the wagmi adapter can do beyond the common port. */
export function evmMethods(config: () => Config, clock: Clock): EvmMethods {
  return {
    signTypedData({ connectorId, address, typedData }) {
      const method = 'eth_signTypedData_v4'
      return askWallet({ method, connectorId }, async () => {
        const { connector } = connectionOf(config(), connectorId, method)
        const account = address as Hex
        return toSignature(method, await signTypedData(config(), { ...typedData, account, connector }))
      })
    },
    sendTransaction({ connectorId, ...parameters }) {
      const method = 'eth_sendTransaction'
      return askWallet({ method, connectorId }, async () => {
        const { connector } = connectionOf(config(), connectorId, method)
        const wallet = {
          getAccounts: () => connector.getAccounts(),
          getChainId: () => connector.getChainId(),
          getProvider: (chainId: number) => toProvider(connector, chainId),
        }
        return sendTransaction(wallet, parameters)
      })
    },
    waitForReceipt: (parameters) => waitForReceipt(networkRequest(config), clock, parameters),
    readContract: (parameters) => readContract(config(), parameters),
    getCapabilities({ connectorId, address }) {
      const method = 'wallet_getCapabilities'
      return getCapabilities(() => toProvider(connectionOf(config(), connectorId, method).connector), address)
    },
  }
}
