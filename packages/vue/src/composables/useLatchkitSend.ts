import { sendBinding } from '@latchkit/core/bindings'
import { toSendModel, toSendReviewModel } from '@latchkit/core/views/send'
import type { Refs } from './toRefs.js'
import { useActions } from './useActions.js'
import { useModel } from './useModel.js'
import { type Input, useParameters } from './useParameters.js'

/**
 * Returns the transfer that the user prepares, its review, and the actions that change, review and sign it. The modal is not needed, and
 * shows the same transfer.
 *
 * @param parameters `namespace`: whose account sends. Default: the active one.
 * @example
 * ```ts
 * import { useLatchkitSend } from '@latchkit/vue'
 *
 * const { review, update, startReview, approve } = useLatchkitSend()
 * update({ amount: '0.01', recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
 * await startReview()
 * if (review.value.status === 'ready') await approve()
 * ```
 */
export function useLatchkitSend(parameters: Input<sendBinding.Parameters> = {}): useLatchkitSend.ReturnType {
  const current = useParameters(parameters)
  return {
    form: useModel((state, config) => toSendModel(state, config, current.value.namespace)),
    review: useModel((state, config) => toSendReviewModel(state, config, current.value.namespace)),
    ...useActions(sendBinding.createActions, current),
  }
}

export declare namespace useLatchkitSend {
  type ReturnType = Refs<sendBinding.State> & sendBinding.Actions
}
