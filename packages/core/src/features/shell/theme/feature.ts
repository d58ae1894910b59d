import { defineFeature, type Feature } from '../../../engine/feature.js'
import { initialState } from './initialState.js'
import { transition } from './machine.js'

/** The theme of the modal and the buttons. */
export const themeFeature: Feature = defineFeature({
  name: 'theme',
  initialState,
  transition,
  effects: {},
})
