'use client'
import { transactionsBinding } from '@latchkit/core/bindings'
import { toReplacementModel } from '@latchkit/core/views/replacement'
import { none } from './none.js'
import { useActions } from './useActions.js'
import { useLatchkitState } from './useLatchkitState.js'
import { useModel } from './useModel.js'
import { useWatch } from './useWatch.js'

/**
 * Returns the transactions that the app has sent on EVM chains, Solana and Bitcoin, from any account and the newest first, with
 * what became of each; and the review of what replaces a pending one, with its actions. They survive a reload, and the tabs of the
 * app share them: see the action `watchTransactions`. The modal is not needed, and shows the same review.
 *
 * @example
 * ```tsx
 * import { useLatchkitTransactions } from '@latchkit/react'
 *
 * export function Sent() {
 *   const { transactions, replacement, speedUp, approve } = useLatchkitTransactions()
 *   if (replacement.status === 'ready')
 *     return (
 *       <button type="button" onClick={() => approve().catch(console.warn)}>
 *         Pay at most {replacement.fee.fee.toString()} wei
 *       </button>
 *     )
 *   return transactions.map(({ id, hash, status }) => (
 *     <p key={id}>
 *       {hash}: {status} <button type="button" onClick={() => speedUp({ id }).catch(console.warn)}>Speed up</button>
 *     </p>
 *   ))
 * }
 * ```
 */
export function useLatchkitTransactions(): useLatchkitTransactions.ReturnType {
  useWatch(transactionsBinding.watch, none)
  return {
    transactions: useModel(transactionsBinding.toTransactions, none),
    arrivals: useModel(transactionsBinding.toArrivals, none),
    replacement: useLatchkitState(toReplacementModel),
    ...useActions(transactionsBinding.createActions, none),
  }
}

export declare namespace useLatchkitTransactions {
  type ReturnType = transactionsBinding.State & transactionsBinding.Actions
}
