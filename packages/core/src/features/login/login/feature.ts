import { defineFeature, type Feature } from '../../../engine/feature.js'
import { effects } from './effects.js'
import { initialState, transition } from './machine.js'
import { policy } from './policy.js'

/** The login with an e-mail address. */
export const loginFeature: Feature = defineFeature({
  name: 'login',
  initialState,
  transition,
  effects,
  policy,
})
