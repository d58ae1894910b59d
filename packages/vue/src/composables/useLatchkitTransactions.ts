import { transactionsBinding } from '@latchkit/core/bindings'
import { toReplacementModel } from '@latchkit/core/views/replacement'
import type { Refs } from './toRefs.js'
import { useActions } from './useActions.js'
import { useModel } from './useModel.js'
import { useWatch } from './useWatch.js'
import { withoutParameters } from './withoutParameters.js'

/**
 * Returns the transactions that the app has sent on EVM chains, Solana and Bitcoin, from any account and the newest first, with what became
 * of each; and the review of what replaces a pending one, with its actions. They survive a reload, and the tabs of the app share them: see
 * the action `watchTransactions`. The modal is not needed, and shows the same review.
 * @example
 * ```ts
 * import { useLatchkitTransactions } from '@latchkit/vue'
 *
 * const { transactions, replacement, speedUp, approve } = useLatchkitTransactions()
 * const pending = transactions.value.find(({ status }) => status === 'pending')
 * if (pending) await speedUp({ id: pending.id })
 * if (replacement.value.status === 'ready') await approve()
 * ```
 */
export function useLatchkitTransactions(): useLatchkitTransactions.ReturnType {
  const none = withoutParameters()
  useWatch(transactionsBinding.watch, none)
  return {
    transactions: useModel((state, config) => transactionsBinding.toTransactions(state, config, none.value)),
    arrivals: useModel((state, config) => transactionsBinding.toArrivals(state, config, none.value)),
    replacement: useModel(toReplacementModel),
    ...useActions(transactionsBinding.createActions, none),
  }
}

export declare namespace useLatchkitTransactions {
  type ReturnType = Refs<transactionsBinding.State> & transactionsBinding.Actions
}
