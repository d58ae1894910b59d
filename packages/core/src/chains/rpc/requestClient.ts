import type { Clock } from '../../ports/Clock.js'
import type { NetworkRequest } from '../evm/askNetwork.js'
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
 * @throws what the client throws; for a majority `RpcRequestError`, or `AbortedError`
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
  asked: Parameters<NetworkRequest>[0],
  clock: Clock,
): Promise<unknown> {
  const { method, params, signal, needsMajority } = asked
  // viem types the methods that it knows.
  if (!needsMajority || !transports) return (request as Request)({ method, params }, { signal })
  const { askClients } = await import('./askClients.js')
  return askClients(transports as Parameters<typeof askClients>[0], asked, clock)
}
