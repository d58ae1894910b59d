import { defineFeature, type Feature } from '../../engine/feature.js'
import { initialState, transition } from './machine.js'
import { policy } from './policy.js'

/** The form of a transfer. */
export const sendFeature: Feature = defineFeature({
  name: 'send',
  perNamespace: true,
  initialState,
  transition,
  effects: {},
  policy,
})
