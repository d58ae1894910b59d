import type { Eip1193Provider } from '../../../browser/eip6963.js'
import { askWallet } from '../../../chains/evm/askWallet.js'
import { sendCalls as sendBatch } from '../../../chains/evm/sendCalls.js'
import type { Network } from '../../../foundation/schema/network.js'
import type { Adapter } from '../../../ports/Adapter.js'
import type { WriteIntent, WriteResult } from './writes.js'

/** Asks the wallet of a session to execute calls together. Returns the id of the batch, and the answer of the wallet. */
export function sendCalls(
  adapter: Pick<Adapter, 'getProvider'>,
  parameters: {
    readonly connectorId: string
    readonly address: string
    readonly network: Network
    readonly intent: Omit<WriteIntent<'sendCalls'>, 'kind' | 'arrival' | 'action'>
  },
): Promise<WriteResult<'sendCalls'>> {
  const { connectorId, address, network, intent } = parameters
  return askWallet({ method: 'wallet_sendCalls', connectorId }, async () => {
    // The provider of an EVM wallet is one of EIP-1193.
    const provider = (await adapter.getProvider({ connectorId })) as Eip1193Provider
    return sendBatch(provider, { ...intent, address, chainId: Number(network.id) })
  })
}
