import { defineFeature, type Feature } from '../../engine/feature.js'
import { effects } from './effects.js'
import { initialState, transition } from './machine.js'
import { policy } from './policy.js'

/** The session of each namespace. */
export const connectionFeature: Feature = defineFeature({
  name: 'connection',
  perNamespace: true,
  initialState,
  transition,
  effects,
  policy,
})
