import { defineFeature, type Feature } from '../../engine/feature.js'
import { effects } from './effects.js'
import { initialState, transition } from './machine.js'

/** The labels of addresses, which the actions that show or set them install. */
export const labelsFeature: Feature = defineFeature({
  name: 'labels',
  initialState,
  transition,
  effects,
})
