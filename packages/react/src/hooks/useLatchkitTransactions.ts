'use client'
import type { Arrival, KitState, ReplacementModel, TrackedTransaction } from '@latchkit/core'
import {
  approveReplacement,
  cancelTransaction,
  closeReplacement,
  setReplacementSpeed,
  speedUpTransaction,
  watchTransactions,
} from '@latchkit/core/actions'
import { toReplacementModel } from '@latchkit/core/views/replacement'
import { useEffect, useMemo } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

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
  const { kit } = useLatchkitContext()
  useEffect(() => watchTransactions(kit), [kit])
  const actions = useMemo(
    () => ({
      speedUp: (parameters: speedUpTransaction.Parameters) => speedUpTransaction(kit, parameters),
      cancel: (parameters: cancelTransaction.Parameters) => cancelTransaction(kit, parameters),
      setSpeed: (parameters: setReplacementSpeed.Parameters) => setReplacementSpeed(kit, parameters),
      approve: () => approveReplacement(kit),
      close: () => closeReplacement(kit),
    }),
    [kit],
  )
  return {
    transactions: useLatchkitState(getTransactions),
    arrivals: useLatchkitState(getArrivals),
    replacement: useLatchkitState(toReplacementModel),
    ...actions,
  }
}

export declare namespace useLatchkitTransactions {
  type ReturnType = {
    /** At most 50. Empty until they are read from the storage. */
    readonly transactions: readonly TrackedTransaction[]
    /** The swaps to other chains among them: whether they have arrived. At most 50. */
    readonly arrivals: readonly Arrival[]
    /** Replacement of a pending transaction, before it is signed, and the wallet's response. */
    readonly replacement: ReplacementModel
    /** Begins that review: see the action `speedUpTransaction`. */
    readonly speedUp: (parameters: speedUpTransaction.Parameters) => Promise<void>
    /** Begins that review: see the action `cancelTransaction`. */
    readonly cancel: (parameters: cancelTransaction.Parameters) => Promise<void>
    /** See the action `setReplacementSpeed`. */
    readonly setSpeed: (parameters: setReplacementSpeed.Parameters) => void
    /** Asks the wallet, and returns the hash of the replacement: see the action `approveReplacement`. */
    readonly approve: () => Promise<`0x${string}`>
    /** See the action `closeReplacement`. */
    readonly close: () => void
  }
}

const none: readonly never[] = []

const getTransactions = ({ transactions }: KitState) => transactions?.list ?? none

const getArrivals = ({ arrivals }: KitState) => arrivals?.list ?? none
