import { defineFeature, type Feature } from '../../../engine/feature.js'
import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import { initialState, transition } from './machine.js'
import { policy } from './policy.js'
import type { ApprovalEffect, ApprovalEvent } from './types.js'

const effects: Effects<ApprovalEffect, ApprovalEvent, Pick<KitContext, 'frame'>> = {
  abort(_, { frame }) {
    frame?.abortApprovals()
    return undefined
  },
}

/** The approval of requests in the login frame. */
export const approvalFeature: Feature = defineFeature({
  name: 'approval',
  initialState,
  transition,
  effects,
  policy,
})
