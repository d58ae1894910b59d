import { defineFeature, type Feature } from '../../../engine/feature.js'
import { effects } from './effects.js'
import { initialState, transition } from './machine.js'
import { policy } from './policy.js'

/** The ordinary account and the smart account of the login. Installed with the first session of the login frame. */
export const accountTypeFeature: Feature = defineFeature({
  name: 'accountType',
  initialState,
  transition,
  effects,
  policy,
})
