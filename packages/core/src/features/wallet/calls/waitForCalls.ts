import type { CallsResult } from '../../../chains/evm/parseCallsResult.js'
import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { untilDestroyed } from '../../../engine/untilDestroyed.js'
import { CallsTimeoutError } from '../../../foundation/errors/calls.js'
import { callsLookMs, callsQuickLooksMax, callsSlowLookMs, callsWaitMs } from '../../../foundation/limits.js'
import { getCallsStatus } from './getCallsStatus.js'

const transientCodes: readonly unknown[] = ['wallet-request', 'rpc-request']

/**
 * Waits until a batch of calls is complete, and returns what became of it (EIP-5792). One that was reverted, or not executed, also
 * resolves: check `status`. The connected wallet is asked every 2 s, later every 30 s. A single failed look does not end it.
 *
 * @throws see `waitForCalls.ErrorType`. `CallsTimeoutError` after the time-out: it may still be executed later.
 * @see https://eips.ethereum.org/EIPS/eip-5792
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { sendCalls, waitForCalls } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const sent = await sendCalls(kit, {
 *   calls: [{ to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 1n }],
 * })
 * if (sent.type === 'batch') {
 *   const { status, receipts } = await waitForCalls(kit, { id: sent.id })
 * }
 * ```
 */
export async function waitForCalls(
  kit: Latchkit,
  parameters: waitForCalls.Parameters,
): Promise<waitForCalls.ReturnType> {
  checkParameters(kit, parameters, 'waitForCalls(kit, { id })')
  const { id, timeoutMs = callsWaitMs, signal } = parameters
  const { clock } = kit.internal
  // A timer waits for at most 2^31 - 1 ms.
  const waitMs = Math.min(timeoutMs, 2 ** 31 - 1)
  let lastError: unknown

  const poll = (ended: AbortSignal) =>
    new Promise<CallsResult>((resolve, reject) => {
      let isStopped = false
      let looks = 0
      let stopTimer = () => {}
      const stopTimeout = clock.setTimeout(() => {
        stop()
        reject(new CallsTimeoutError({ id, timeoutMs: waitMs, cause: lastError }))
      }, waitMs)
      function stop(): void {
        stopTimer()
        stopTimeout()
        isStopped = true
      }
      function lookAgain(): void {
        if (isStopped) return
        looks += 1
        stopTimer = clock.setTimeout(look, looks < callsQuickLooksMax ? callsLookMs : callsSlowLookMs)
      }
      async function look(): Promise<void> {
        try {
          const result = await getCallsStatus(kit, { id, signal: ended })
          lastError = undefined
          if (result.status === 'pending') return lookAgain()
          stop()
          resolve(result)
        } catch (error) {
          lastError = error
          if (isTransient(error)) return lookAgain()
          stop()
          reject(error)
        }
      }
      ended.addEventListener('abort', stop, { once: true })
      void look()
    })

  return untilDestroyed(kit, poll, signal)
}

/** The wallet or the network has failed for a reason of its own, such as a server that is busy: it says nothing about the batch. */
function isTransient(error: unknown): boolean {
  return error instanceof Error && 'code' in error && transientCodes.includes(error.code)
}

export declare namespace waitForCalls {
  type Parameters = {
    /** The id of the batch: see `sendCalls`. Also one of before a reload, while the same wallet is connected. */
    readonly id: string
    /** In ms. Default 60000. */
    readonly timeoutMs?: number | undefined
    readonly signal?: AbortSignal | undefined
  }
  /** Its `status` is not `pending`. */
  type ReturnType = CallsResult
  type ErrorType = getCallsStatus.ErrorType | CallsTimeoutError
}
