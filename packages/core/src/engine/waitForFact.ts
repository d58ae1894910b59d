import type { Latchkit } from './latchkit.js'
import type { Fact, Settlement } from './types.js'
import { untilDestroyed } from './untilDestroyed.js'

/**
 * Waits for a fact that another action has caused.
 *
 * @throws the error of the settlement; `AbortedError` when the kit is destroyed.
 */
export async function waitForFact<T>(
  kit: Pick<Latchkit, 'internal'>,
  settle: (fact: Fact) => Settlement<T>,
): Promise<T> {
  return untilDestroyed(
    kit,
    (signal) =>
      new Promise((resolve, reject) => {
        const stop = kit.internal.onFact((fact) => {
          const settlement = settle(fact)
          if (!settlement) return
          stop()
          if ('error' in settlement) reject(settlement.error)
          else resolve(settlement.value)
        })
        signal.addEventListener('abort', stop, { once: true })
      }),
  )
}
