import { defineFeature, type Feature } from '../../../engine/feature.js'
import { effects } from './effects.js'
import { initialState, transition } from './machine.js'
import { policy } from './policy.js'

/** Purchases with money, which their actions install. */
export const onRampFeature: Feature = defineFeature({
  name: 'onramp',
  initialState,
  transition,
  effects,
  policy,
})
