import { defineFeature, type Feature } from '../../../engine/feature.js'
import { initialState } from './initialState.js'
import { transition } from './machine.js'

/** The messages to the app's developer. */
export const alertsFeature: Feature = defineFeature({
  name: 'alerts',
  initialState,
  transition,
  effects: {},
})
