'use client'
import { swapBinding } from '@latchkit/core/bindings'
import { toSwapModel, toSwapReviewModel } from '@latchkit/core/views/swap'
import { none } from './none.js'
import { useActions } from './useActions.js'
import { useLatchkitState } from './useLatchkitState.js'
import { useWatch } from './useWatch.js'

/**
 * Returns the swap that the account of the active namespace prepares with its current price, its review, and the actions that change, review
 * and sign it. The modal is not needed, and shows the same swap.
 *
 * @example
 * ```tsx
 * import { useLatchkitSwap } from '@latchkit/react'
 *
 * export function BuyUsdc() {
 *   const { form, review, update, startReview, approve } = useLatchkitSwap()
 *   const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
 *   if (review.status === 'ready')
 *     return <button type="button" onClick={() => approve().catch(console.warn)}>{review.step}</button>
 *   if (form.status === 'ready' && form.check === 'preview')
 *     return <button type="button" onClick={() => startReview().catch(console.warn)}>Review</button>
 *   return <button type="button" onClick={() => update({ to: usdc, amount: '0.1' })}>Buy USDC</button>
 * }
 * ```
 */
export function useLatchkitSwap(): useLatchkitSwap.ReturnType {
  useWatch(swapBinding.watch, none)
  return {
    form: useLatchkitState(toSwapModel),
    review: useLatchkitState(toSwapReviewModel),
    ...useActions(swapBinding.createActions, none),
  }
}

export declare namespace useLatchkitSwap {
  type ReturnType = swapBinding.State & swapBinding.Actions
}
