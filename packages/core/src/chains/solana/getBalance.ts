import type { Network } from '../../foundation/schema/network.js'
import type { NodeClock } from '../rpc/withTransport.js'

/**
 * Reads the exact balance of an address in lamports from the network's nodes. Loads `@solana/kit`.
 *
 * @throws `InvalidAddressError`, `RpcRequestError`, or `AbortedError` as soon as `signal` aborts
 * @example
 * ```ts
 * import { solana } from '@latchkit/core/networks'
 * import type { PortContext } from '@latchkit/core/ports'
 * import { getBalance } from '@latchkit/core/solana'
 *
 * export function lamportsOf(address: string, { clock }: PortContext): Promise<bigint> {
 *   const { signal } = new AbortController()
 *   return getBalance(clock, { address, network: solana, signal })
 * }
 * ```
 */
export async function getBalance(
  clock: NodeClock,
  parameters: { readonly address: string; readonly network: Network; readonly signal: AbortSignal },
): Promise<bigint> {
  const { readBalance } = await import('./readBalance.js')
  return readBalance(clock, parameters)
}
