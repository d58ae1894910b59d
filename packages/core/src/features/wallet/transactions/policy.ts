import type { Command, Policy } from '../../../engine/types.js'
import type { CallsFact } from '../calls/types.js'
import type { Write } from '../request/machine.js'
import { toTrackedTransaction } from './toTrackedTransaction.js'

/** Tracks what the wallet sends for the app, also if the app has stopped waiting for the wallet. */
export const policy: Policy = {
  request: {
    done: ({ write, result }, _state, _config, now) => track(write, result, now),
    lateResponse: ({ write, result }, _state, _config, now) => track(write, result, now),
  },
  // A batch of calls has a hash only when the wallet has told it.
  calls: {
    sent: ({ write, result }: Extract<CallsFact, { type: 'sent' }>, _state, _config, now) =>
      track(write, result, now),
  },
}

function track(write: Write, result: unknown, now: number): readonly Command[] {
  const transaction = toTrackedTransaction(write, result, now)
  return transaction ? [{ feature: 'transactions', event: { type: 'sent', transaction } }] : []
}
