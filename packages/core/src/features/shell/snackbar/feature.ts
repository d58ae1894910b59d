import { defineFeature, type Feature } from '../../../engine/feature.js'
import { initialState } from './initialState.js'
import { transition } from './machine.js'
import { policy } from './policy.js'

/** The short message over the modal. */
export const snackbarFeature: Feature = defineFeature({
  name: 'snackbar',
  initialState,
  transition,
  effects: {},
  policy,
})
