import { defineFeature, type Feature } from '../kit/feature.js'
import { effects } from './effects.js'
import { initialState, transition } from './machine.js'

/** The wallets of the catalogue, installed by the actions that show them. */
export const catalogueFeature: Feature = defineFeature({
  name: 'catalogue',
  initialState,
  transition,
  effects,
})
