import type { Network } from '../../foundation/schema/network.js'
import type { NodeClock } from '../rpc/withTransport.js'
import { askNode } from './askNode.js'
import { checkAddress } from './checkAddress.js'

/**
 * Returns the exact balance in lamports.
 *
 * @throws `InvalidAddressError`, `RpcRequestError`, or `AbortedError` as soon as `signal` aborts
 */
export async function readBalance(
  clock: NodeClock,
  parameters: { readonly address: string; readonly network: Network; readonly signal: AbortSignal },
): Promise<bigint> {
  const { network, signal } = parameters
  const address = checkAddress(parameters.address, 'address', network)
  return askNode(clock, { method: 'getBalance', network, signal }, async (node, abortSignal) => {
    const { value } = await node.getBalance(address, { commitment: 'confirmed' }).send({ abortSignal })
    if (typeof value !== 'bigint') throw new Error('The response contains no balance.')
    return value
  })
}
