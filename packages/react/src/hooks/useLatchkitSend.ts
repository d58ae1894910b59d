'use client'
import type { ChainNamespace, Config, KitState, SendModel, SendReviewModel } from '@latchkit/core'
import { approveSend, closeSend, reviewSend, setSendSpeed, updateSend } from '@latchkit/core/actions'
import { toSendModel, toSendReviewModel } from '@latchkit/core/views/send'
import { useCallback, useMemo } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

/**
 * Returns the transfer that the user prepares, its review, and the actions that change, review and send it. The modal
 * is not needed, and shows the same transfer.
 *
 * @example
 * ```tsx
 * import { useLatchkitSend } from '@latchkit/react'
 *
 * export function Donate() {
 *   const { review, update, startReview, approve } = useLatchkitSend()
 *   const prepare = async () => {
 *     update({ amount: '0.01', recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
 *     await startReview()
 *   }
 *   if (review.status !== 'ready') return <button type="button" onClick={() => prepare().catch(console.warn)}>Donate</button>
 *   return (
 *     <button type="button" onClick={() => approve().catch(console.warn)}>
 *       Send {review.amount.toString()} wei to {review.to.address}
 *     </button>
 *   )
 * }
 * ```
 */
export function useLatchkitSend(parameters: useLatchkitSend.Parameters = {}): useLatchkitSend.ReturnType {
  const { kit } = useLatchkitContext()
  const { namespace } = parameters
  const selectForm = useCallback(
    (state: KitState, config: Config) => toSendModel(state, config, namespace),
    [namespace],
  )
  const selectReview = useCallback(
    (state: KitState, config: Config) => toSendReviewModel(state, config, namespace),
    [namespace],
  )
  const actions = useMemo(
    () => ({
      update: (parameters: updateSend.Parameters) => updateSend(kit, { namespace, ...parameters }),
      startReview: () => reviewSend(kit, { namespace }),
      setSpeed: (parameters: setSendSpeed.Parameters) => setSendSpeed(kit, { namespace, ...parameters }),
      approve: () => approveSend(kit, { namespace }),
      close: (parameters?: closeSend.Parameters) => closeSend(kit, { namespace, ...parameters }),
    }),
    [kit, namespace],
  )
  return {
    form: useLatchkitState(selectForm),
    review: useLatchkitState(selectReview),
    ...actions,
  }
}

export declare namespace useLatchkitSend {
  /** Whose account sends: `eip155`, `solana` or `bip122`. Default: the active namespace. */
  type Parameters = { readonly namespace?: ChainNamespace | undefined }
  type ReturnType = {
    readonly form: SendModel
    readonly review: SendReviewModel
    /** See the action `updateSend`. */
    readonly update: (parameters: updateSend.Parameters) => void
    /** See the action `reviewSend`. */
    readonly startReview: () => Promise<void>
    /** See the action `setSendSpeed`. */
    readonly setSpeed: (parameters: setSendSpeed.Parameters) => void
    /** Asks the wallet, and returns the id of the transaction: see the action `approveSend`. */
    readonly approve: () => Promise<string>
    /** See the action `closeSend`. */
    readonly close: (parameters?: closeSend.Parameters) => void
  }
}
