import { defineFeature, type Feature } from '../../../engine/feature.js'
import { initialState } from './initialState.js'
import { transition } from './machine.js'
import { policy } from './policy.js'

/** The router of the modal. */
export const modalFeature: Feature = defineFeature({
  name: 'modal',
  initialState,
  transition,
  effects: {},
  policy,
})
