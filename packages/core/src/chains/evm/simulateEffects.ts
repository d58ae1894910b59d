import type { TransactionMismatchError } from '../../foundation/errors/transaction.js'
import type { NetworkRequest } from './askNetwork.js'
import { type Effect, readEffects } from './readEffects.js'
import type { SimulatedResult } from './simulateCalls.js'
import { simulateEvents } from './simulateEvents.js'

/**
 * Simulates calls with their events, and compares what the account gives away with what the user reviewed. The balances among the results
 * are for the caller to compare.
 *
 * @returns the results, with the field in which the first effect that was not reviewed differs; `undefined` if the network does not
 * simulate events
 */
export async function simulateEffects(
  request: NetworkRequest,
  subject: Parameters<typeof simulateEvents>[1],
  isReviewed: (effect: Effect) => boolean,
): Promise<
  | {
      readonly results: readonly SimulatedResult[]
      readonly mismatch?: TransactionMismatchError['field'] | undefined
    }
  | undefined
> {
  const results = await simulateEvents(request, subject)
  if (!results) return undefined
  const effects = readEffects(
    results.flatMap(({ events }) => events),
    subject.from,
  )
  const other = effects.find((effect) => !isReviewed(effect))
  if (!other) return { results }
  return { results, mismatch: other.kind === 'transfer' || other.kind === 'nft' ? 'token' : 'allowance' }
}
