import { defineFeature, type Feature } from '../../engine/feature.js'
import { initialState, transition } from './machine.js'

/** The messages to the app's developer. */
export const alertsFeature: Feature = defineFeature({
  name: 'alerts',
  initialState,
  transition,
  effects: {},
})
