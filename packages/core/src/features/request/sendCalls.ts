import type { Eip1193Provider } from '../../browser/eip6963.js'
import { askWallet } from '../../chains/evm/askWallet.js'
import { sendCalls as sendBatch } from '../../chains/evm/sendCalls.js'
import type { Network } from '../../foundation/schema/network.js'
import type { Adapter } from '../../ports/Adapter.js'
import type { WriteIntent } from './writes.js'

/** Asks the wallet of a session to execute calls together. Returns the id of the batch. */
export function sendCalls(
  adapter: Pick<Adapter, 'getProvider'>,
  parameters: {
    readonly connectorId: string
    readonly address: string
    readonly network: Network
    readonly intent: Omit<WriteIntent<'sendCalls'>, 'kind' | 'arrival'>
  },
): Promise<{ readonly callsId: string }> {
  const { connectorId, address, network, intent } = parameters
  const { calls, atomicRequired, capabilities } = intent
  return askWallet({ method: 'wallet_sendCalls', connectorId }, async () => {
    // The provider of an EVM wallet is one of EIP-1193.
    const provider = (await adapter.getProvider({ connectorId })) as Eip1193Provider
    const chainId = Number(network.id)
    return { callsId: await sendBatch(provider, { address, chainId, calls, atomicRequired, capabilities }) }
  })
}
