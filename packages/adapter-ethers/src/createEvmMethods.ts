import {
  askNetwork,
  askWallet,
  getCapabilities,
  type NetworkRequest,
  sendTransaction,
  signTypedData,
  toWallet,
  waitForReceipt,
} from '@latchkit/core/eip1193'
import type { EvmMethods, PortContext } from '@latchkit/core/ports'
import type { FindConnected } from './findConnected.js'
import type { Library } from './Library.js'
import { readContract } from './readContract.js'

/** Creates the EVM-specific methods of the ethers adapter. */
export function createEvmMethods(parameters: {
  readonly context: PortContext
  readonly findConnected: FindConnected
  readonly load: () => Promise<Library>
  readonly request: NetworkRequest
}): EvmMethods {
  const { context, findConnected, load, request } = parameters
  return {
    signTypedData({ connectorId, address, typedData, network }) {
      const method = 'eth_signTypedData_v4'
      return askWallet({ method, connectorId }, async () => {
        const provider = await findConnected({ connectorId, address, method })
        return signTypedData(provider, { address, typedData, network, request, context })
      })
    },
    sendTransaction({ connectorId, ...transaction }) {
      const method = 'eth_sendTransaction'
      return askWallet({ method, connectorId }, async () => {
        const provider = await findConnected({ connectorId, method })
        return sendTransaction(toWallet(provider), transaction)
      })
    },
    requestNetwork: (asked) => askNetwork(asked, () => request(asked)),
    waitForReceipt: (wait) => waitForReceipt(request, context.clock, wait),
    async normalizeName(name) {
      const { normalizeName } = await load()
      if (!normalizeName) throw new TypeError('ethers 5 does not normalize names by ENSIP-15')
      return normalizeName(name)
    },
    readContract: (call) => readContract(load, request, call),
    getCapabilities: ({ connectorId, address }) =>
      getCapabilities(() => findConnected({ connectorId, method: 'wallet_getCapabilities' }), address),
  }
}
