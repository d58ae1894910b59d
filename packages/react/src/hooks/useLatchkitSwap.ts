'use client'
import type { SwapModel, SwapReviewModel } from '@latchkit/core'
import { approveSwap, closeSwap, flipSwap, reviewSwap, updateSwap, watchSwap } from '@latchkit/core/actions'
import { toSwapModel, toSwapReviewModel } from '@latchkit/core/views/swap'
import { useEffect, useMemo } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

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
  const { kit } = useLatchkitContext()
  useEffect(() => watchSwap(kit), [kit])
  const actions = useMemo(
    () => ({
      update: (parameters: updateSwap.Parameters) => updateSwap(kit, parameters),
      flip: () => flipSwap(kit),
      startReview: () => reviewSwap(kit),
      approve: () => approveSwap(kit),
      close: () => closeSwap(kit),
    }),
    [kit],
  )
  return { form: useLatchkitState(toSwapModel), review: useLatchkitState(toSwapReviewModel), ...actions }
}

export declare namespace useLatchkitSwap {
  type ReturnType = {
    readonly form: SwapModel
    readonly review: SwapReviewModel
    /** See the action `updateSwap`. */
    readonly update: (parameters: updateSwap.Parameters) => void
    /** See the action `flipSwap`. */
    readonly flip: () => void
    /** See the action `reviewSwap`. */
    readonly startReview: () => Promise<void>
    /** Asks the wallet for the next step: see the action `approveSwap`. */
    readonly approve: () => Promise<approveSwap.ReturnType>
    /** See the action `closeSwap`. */
    readonly close: () => void
  }
}
