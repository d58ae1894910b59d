import { LatchkitError } from '../../foundation/errors/base.js'
import { RpcRequestError } from '../../foundation/errors/rpc.js'
import type { Clock } from '../../ports/Clock.js'
import type { EvmMethods } from '../../ports/EvmMethods.js'
import type { Request } from './askClients.js'

/** A client of viem. */
type Client = {
  readonly request: unknown
  /** viem's `fallback` has the `transports` that it chooses from. */
  readonly transport: Readonly<Record<string, unknown>>
}

/**
 * Sends a request with a client of viem. With `needsMajority`, several transports of its `fallback` are asked, and the majority decides.
 *
 * @throws `RpcRequestError`
 * @example
 * ```ts
 * import { type NetworkRequest, requestClient } from '@latchkit/core/eip1193'
 * import type { Clock } from '@latchkit/core/ports'
 * import type { Client } from 'viem'
 *
 * export function createRequest(client: Client, clock: Clock): NetworkRequest {
 *   return (asked) => requestClient(client, asked, clock)
 * }
 * ```
 */
export async function requestClient(
  { request, transport: { transports } }: Client,
  asked: Parameters<EvmMethods['requestNetwork']>[0],
  clock: Clock,
): Promise<unknown> {
  const { method, params, signal, needsMajority } = asked
  if (needsMajority && transports) {
    const { askClients } = await import('./askClients.js')
    return askClients(transports as Parameters<typeof askClients>[0], asked, clock)
  }
  try {
    // viem types the methods that it knows.
    return await (request as Request)({ method, params }, { signal })
  } catch (error) {
    if (error instanceof LatchkitError) throw error
    // Without a connection, nothing loads that could tell why.
    const module = await import('./findReason.js').catch(() => undefined)
    const failure = { method, network: asked.network.name, reason: 'unreachable', cause: error } as const
    throw new RpcRequestError(module ? { ...failure, ...module.describeFailure(error) } : failure)
  }
}
