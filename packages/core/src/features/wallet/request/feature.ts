import { defineFeature, type Feature } from '../../../engine/feature.js'
import { effects } from './effects.js'
import { initialState, transition } from './machine.js'

/** The queue of writes, installed by the actions that sign and send. */
export const requestFeature: Feature = defineFeature({
  name: 'request',
  perNamespace: true,
  initialState,
  transition,
  effects,
})
