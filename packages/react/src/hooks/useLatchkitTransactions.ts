'use client'
import type { KitState, TrackedTransaction } from '@latchkit/core'
import { watchTransactions } from '@latchkit/core/actions'
import { useEffect } from 'react'
import { useLatchkitContext } from '../LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

/**
 * Returns the transactions that the app has sent on EVM chains, Solana and Bitcoin, from any account and the newest first, with
 * what became of each.
 * They survive a reload, and the tabs of the app share them: see the action `watchTransactions`.
 *
 * @example
 * ```tsx
 * import { useLatchkitTransactions } from '@latchkit/react'
 *
 * export function Sent() {
 *   const { transactions } = useLatchkitTransactions()
 *   return transactions.map(({ id, hash, status }) => <p key={id}>{hash}: {status}</p>)
 * }
 * ```
 */
export function useLatchkitTransactions(): useLatchkitTransactions.ReturnType {
  const { kit } = useLatchkitContext()
  useEffect(() => watchTransactions(kit), [kit])
  return { transactions: useLatchkitState(getTransactions) }
}

export declare namespace useLatchkitTransactions {
  type ReturnType = {
    /** At most 50. Empty until they are read from the storage. */
    readonly transactions: readonly TrackedTransaction[]
  }
}

const none: readonly TrackedTransaction[] = []

const getTransactions = ({ transactions }: KitState) => transactions?.list ?? none
