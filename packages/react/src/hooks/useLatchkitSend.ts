'use client'
import { sendBinding } from '@latchkit/core/bindings'
import { toSendModel, toSendReviewModel } from '@latchkit/core/views/send'
import { useMemo } from 'react'
import { useActions } from './useActions.js'
import { useModel } from './useModel.js'

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
  const { namespace } = parameters
  const stable = useMemo(() => ({ namespace }), [namespace])
  return {
    form: useModel(toSendModel, namespace),
    review: useModel(toSendReviewModel, namespace),
    ...useActions(sendBinding.createActions, stable),
  }
}

export declare namespace useLatchkitSend {
  type Parameters = sendBinding.Parameters
  type ReturnType = sendBinding.State & sendBinding.Actions
}
