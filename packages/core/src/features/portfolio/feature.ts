import { defineFeature, type Feature } from '../../engine/feature.js'
import { effects } from './effects.js'
import { initialState, transition } from './machine.js'
import { policy } from './policy.js'

/** The tokens of the active account of each namespace, installed by the actions that show them. */
export const portfolioFeature: Feature = defineFeature({
  name: 'portfolio',
  perNamespace: true,
  initialState,
  transition,
  effects,
  policy,
})
