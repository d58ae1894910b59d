import type { Clock } from '../../ports/Clock.js'
import type { EvmMethods } from '../../ports/EvmMethods.js'
import { askMajority } from './askMajority.js'
import { findReason } from './findReason.js'
import { RpcFailure } from './RpcFailure.js'
import type { TransportCall } from './TransportCall.js'
import { toRequestError } from './toRequestError.js'

/**
 * The `request` of EIP-1193, with a signal.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export type Request = (
  call: { readonly method: string; readonly params: readonly unknown[] },
  options: { readonly signal: AbortSignal },
) => Promise<unknown>

/** Asks several clients of a network, and returns the result that most of them give. A client that fails does not count. */
export async function askClients(
  clients: readonly { readonly request: Request }[],
  { network, method, params, signal }: Parameters<EvmMethods['requestNetwork']>[0],
  clock: Clock,
): Promise<unknown> {
  const endpoints = clients.map((_, index) => ({ url: String(index), samples: [], blockedUntil: 0 }))
  const call: TransportCall<unknown> = {
    ...{ network, method, signal },
    ask: async (index) => clients[Number(index)]?.request({ method, params }, { signal }),
  }
  const ask = <Result>(index: string, { ask: send }: TransportCall<Result>) =>
    send(index, signal).catch((cause: unknown) => {
      const message = cause instanceof Error ? cause.message : String(cause)
      throw new RpcFailure(findReason(cause), message, { cause })
    })
  try {
    return await askMajority({ get: () => endpoints, ask }, call, clock)
  } catch (error) {
    throw toRequestError(error, call)
  }
}
