import { defineFeature, type Feature } from '../../engine/feature.js'
import { initialState, transition } from './machine.js'
import { policy } from './policy.js'

/** The short message over the modal. */
export const snackbarFeature: Feature = defineFeature({
  name: 'snackbar',
  initialState,
  transition,
  effects: {},
  policy,
})
