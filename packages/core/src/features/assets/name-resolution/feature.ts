import { defineFeature, type Feature } from '../../../engine/feature.js'
import { initialState, transition } from './machine.js'

/** The name services that the app adds. */
export const nameResolutionFeature: Feature = defineFeature({
  name: 'nameResolution',
  initialState,
  transition,
  effects: {},
})
