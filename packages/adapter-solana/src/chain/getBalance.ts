import { type Network, RpcRequestError } from '@latchkit/core'
import type { Clock } from '@latchkit/core/ports'
import { askNode } from './askNode.js'
import { checkAddress } from './checkAddress.js'

/**
 * The balance in lamports, to the last one.
 *
 * @throws `InvalidAddressError`, `RpcRequestError`, or `AbortedError` as soon as `signal` fires
 */
export async function getBalance(
  clock: Clock,
  parameters: { readonly address: string; readonly network: Network; readonly signal: AbortSignal },
): Promise<bigint> {
  const { network, signal } = parameters
  const address = checkAddress(parameters.address, 'address', network)
  const method = 'getBalance'
  const { value } = await askNode(clock, { method, network, signal }, (node, abortSignal) =>
    node.getBalance(address, { commitment: 'confirmed' }).send({ abortSignal }),
  )
  if (typeof value === 'bigint') return value
  throw new RpcRequestError({ method, network: network.name, details: 'The answer holds no balance.' })
}
