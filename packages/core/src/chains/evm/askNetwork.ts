import { abortable } from '../../foundation/async/abortable.js'
import { LatchkitError } from '../../foundation/errors/base.js'
import { RpcRequestError } from '../../foundation/errors/rpc.js'
import type { Network } from '../../foundation/schema/network.js'
import type { EvmMethods } from '../../ports/EvmMethods.js'

/** Sends a request to the network's RPC server, never to a wallet. Returns the response, not parsed. */
export type NetworkRequest = EvmMethods['requestNetwork']

/**
 * Calls a network's RPC server. An error becomes `RpcRequestError`, which names the network.
 *
 * @throws `RpcRequestError`, or `AbortedError` as soon as `signal` aborts; a `LatchkitError` stays unchanged
 * @example
 * ```ts
 * import type { Network } from '@latchkit/core'
 * import { askNetwork, type NetworkRequest } from '@latchkit/core/eip1193'
 *
 * export function gasPriceOf(network: Network, request: NetworkRequest): Promise<unknown> {
 *   const subject = { network, method: 'eth_gasPrice', signal: new AbortController().signal }
 *   return askNetwork(subject, () => request({ ...subject, params: [] }))
 * }
 * ```
 */
export async function askNetwork<T>(
  subject: { readonly method: string; readonly network: Network; readonly signal: AbortSignal },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await abortable(work(), subject.signal)
  } catch (cause) {
    if (cause instanceof LatchkitError) throw cause
    const details = cause instanceof Error ? cause.message : undefined
    throw new RpcRequestError({
      method: subject.method,
      network: subject.network.name,
      details,
      cause,
    })
  }
}
