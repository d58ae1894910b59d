import { defineFeature, type Feature } from '../../../engine/feature.js'
import { effects } from './effects.js'
import { initialState, transition } from './machine.js'
import { policy } from './policy.js'

/** The change of the e-mail address of the login. */
export const emailFeature: Feature = defineFeature({
  name: 'email',
  initialState,
  transition,
  effects,
  policy,
})
