import type { Eip1193Provider } from '../../browser/eip6963.js'
import { askWallet } from '../../chains/evm/askWallet.js'
import { type BatchCall, sendCalls as sendBatch } from '../../chains/evm/sendCalls.js'
import type { Network } from '../../foundation/schema/network.js'
import type { Adapter } from '../../ports/Adapter.js'

/** Asks the wallet of a session to execute calls together. Returns the id of the batch. */
export function sendCalls(
  adapter: Pick<Adapter, 'getProvider'>,
  parameters: {
    readonly connectorId: string
    readonly address: string
    readonly network: Network
    readonly calls: readonly BatchCall[]
  },
): Promise<{ readonly callsId: string }> {
  const { connectorId, address, network, calls } = parameters
  return askWallet({ method: 'wallet_sendCalls', connectorId }, async () => {
    // The provider of an EVM wallet is one of EIP-1193.
    const provider = (await adapter.getProvider({ connectorId })) as Eip1193Provider
    return { callsId: await sendBatch(provider, { address, chainId: Number(network.id), calls }) }
  })
}
