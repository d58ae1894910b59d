import type { Clock } from '../../ports/Clock.js'
import { createLazyTransport } from './createLazyTransport.js'
import type { Transport } from './createTransport.js'

/** The time source of calls to nodes, with the transport that they share. */
export type TransportClock = Clock & { readonly loadTransport: () => Promise<Transport> }

/** The same. Without a transport, each call has one of its own, which remembers nothing. */
export type NodeClock = Clock & { readonly loadTransport?: TransportClock['loadTransport'] | undefined }

/**
 * Adds a transport to a clock: all calls with it share what is known about the nodes. The transport loads with the first call.
 *
 * @example
 * ```ts
 * import { solana } from '@latchkit/core/networks'
 * import type { PortContext } from '@latchkit/core/ports'
 * import { getBalance, withTransport } from '@latchkit/core/solana'
 *
 * export function createBalanceReader({ clock }: PortContext): (address: string) => Promise<bigint> {
 *   const nodes = withTransport(clock)
 *   const { signal } = new AbortController()
 *   return (address) => getBalance(nodes, { address, network: solana, signal })
 * }
 * ```
 */
export function withTransport(clock: Clock): TransportClock {
  return {
    now: () => clock.now(),
    setTimeout: (callback, delayMs) => clock.setTimeout(callback, delayMs),
    loadTransport: createLazyTransport(clock),
  }
}
