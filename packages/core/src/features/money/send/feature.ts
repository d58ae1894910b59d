import { defineFeature, type Feature } from '../../../engine/feature.js'
import { effects } from './effects.js'
import { initialState, transition } from './machine.js'
import { policy } from './policy.js'

/** The form of a transfer, which resolves names. */
export const sendFeature: Feature = defineFeature({
  name: 'send',
  perNamespace: true,
  initialState,
  transition,
  effects,
  policy,
})
