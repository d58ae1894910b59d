import type { Clock, EvmMethods, Hex } from '@latchkit/core/ports'
import { type Config, signTypedData } from '@wagmi/core'
import { askWallet } from './askWallet.js'
import { connectionOf } from './connectionOf.js'
import { readContract } from './rpc.js'
import { sendTransaction } from './sendTransaction.js'
import { toProvider } from './toProvider.js'
import { toCapabilities, toSignature } from './toRequest.js'
import { waitForReceipt } from './waitForReceipt.js'

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
        return sendTransaction(connector, parameters)
      })
    },
    waitForReceipt: (parameters) => waitForReceipt(config(), clock, parameters),
    readContract: (parameters) => readContract(config(), parameters),
    async getCapabilities({ connectorId, address }) {
      const method = 'wallet_getCapabilities'
      try {
        const provider = await toProvider(connectionOf(config(), connectorId, method).connector)
        return toCapabilities(await provider.request({ method, params: [address] }))
      } catch {
        // Spec §8: a failed capabilities call answers an empty object.
        return {}
      }
    },
  }
}
