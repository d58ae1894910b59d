import { AbortedError } from '../foundation/errors/wallet.js'
import type { Latchkit } from './latchkit.js'
import type { Fact, Settlement } from './types.js'

/**
 * Waits for a fact that another action has caused.
 *
 * @throws the error of the settlement; `AbortedError` when the kit is destroyed.
 */
export function waitForFact<T>(
  { internal: { onFact, signal } }: Pick<Latchkit, 'internal'>,
  settle: (fact: Fact) => Settlement<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      stop()
      reject(new AbortedError())
    }
    const stop = onFact((fact) => {
      const settlement = settle(fact)
      if (!settlement) return
      stop()
      signal.removeEventListener('abort', abort)
      if ('error' in settlement) reject(settlement.error)
      else resolve(settlement.value)
    })
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort)
  })
}
