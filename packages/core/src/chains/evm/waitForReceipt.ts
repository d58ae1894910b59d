import type { Hex } from '../../foundation/encoding/hex.js'
import { ReceiptTimeoutError } from '../../foundation/errors/rpc.js'
import { AbortedError } from '../../foundation/errors/wallet.js'
import type { Network } from '../../foundation/schema/network.js'
import type { Clock } from '../../ports/Clock.js'
import type { EvmReceipt } from '../../ports/EvmMethods.js'
import type { NetworkRequest } from './askNetwork.js'
import { getReceipt } from './getReceipt.js'

const pollMs = 1_000

/**
 * Polls the network for a receipt. A replaced transaction has none: the receipt of its replacement
 * belongs to another transaction than the requested one.
 *
 * @throws `ReceiptTimeoutError` after `timeoutMs`; its cause is the network's last error, if there
 * was one
 * @throws `AbortedError`
 * @example
 * ```ts
 * import type { Network } from '@latchkit/core'
 * import { type NetworkRequest, waitForReceipt } from '@latchkit/core/eip1193'
 * import type { EvmReceipt, Hex, PortContext } from '@latchkit/core/ports'
 *
 * export function wait(request: NetworkRequest, { clock }: PortContext, network: Network, hash:
 * Hex): Promise<EvmReceipt> {
 *   const { signal } = new AbortController()
 *   return waitForReceipt(request, clock, { hash, network, timeoutMs: 25_000, signal })
 * }
 * ```
 */
export function waitForReceipt(
  request: NetworkRequest,
  clock: Clock,
  parameters: {
    readonly hash: Hex
    readonly network: Network
    readonly timeoutMs: number
    readonly signal: AbortSignal
  },
): Promise<EvmReceipt> {
  const { hash, network, timeoutMs, signal } = parameters
  return new Promise((resolve, reject) => {
    const done = new AbortController()
    let lastError: unknown
    let stopPolling = () => {}

    function finish(settle: () => void): void {
      stopTimer()
      stopPolling()
      signal.removeEventListener('abort', abort)
      settle()
      done.abort()
    }

    async function poll(): Promise<void> {
      try {
        const receipt = await getReceipt(request, { hash, network, signal: done.signal })
        if (receipt) return finish(() => resolve(receipt))
      } catch (error) {
        // One failed response says nothing about the transaction: polling continues until the
        // time-out.
        lastError = error
      }
      if (!done.signal.aborted) stopPolling = clock.setTimeout(poll, pollMs)
    }

    const abort = () => finish(() => reject(new AbortedError()))
    const stopTimer = clock.setTimeout(
      () => finish(() => reject(new ReceiptTimeoutError({ hash, timeoutMs, cause: lastError }))),
      timeoutMs,
    )
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort)
    void poll()
  })
}
