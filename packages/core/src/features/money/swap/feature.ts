import { defineFeature, type Feature } from '../../../engine/feature.js'
import { effects } from './effects.js'
import { initialState, transition } from './machine.js'
import { policy } from './policy.js'

/** The form of a swap, and its quotes. */
export const swapFeature: Feature = defineFeature({
  name: 'swap',
  initialState,
  transition,
  effects,
  policy,
})
