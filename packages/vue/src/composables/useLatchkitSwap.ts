import { swapBinding } from '@latchkit/core/bindings'
import { toSwapModel, toSwapReviewModel } from '@latchkit/core/views/swap'
import type { Refs } from './toRefs.js'
import { useActions } from './useActions.js'
import { useModel } from './useModel.js'
import { useWatch } from './useWatch.js'
import { withoutParameters } from './withoutParameters.js'

/**
 * Returns the swap that the account of the active namespace prepares with its current price, its review, and the actions that change, review
 * and sign it. The modal is not needed, and shows the same swap.
 * @example
 * ```ts
 * import { useLatchkitSwap } from '@latchkit/vue'
 *
 * const { form, review, update, startReview, approve } = useLatchkitSwap()
 * update({ to: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', amount: '0.1' })
 * if (form.value.status === 'ready' && form.value.check === 'preview') await startReview()
 * if (review.value.status === 'ready') await approve()
 * ```
 */
export function useLatchkitSwap(): useLatchkitSwap.ReturnType {
  const none = withoutParameters()
  useWatch(swapBinding.watch, none)
  return {
    form: useModel(toSwapModel),
    review: useModel(toSwapReviewModel),
    ...useActions(swapBinding.createActions, none),
  }
}

export declare namespace useLatchkitSwap {
  type ReturnType = Refs<swapBinding.State> & swapBinding.Actions
}
