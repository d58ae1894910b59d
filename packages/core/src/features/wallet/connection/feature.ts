import { defineFeature, type Feature } from '../../../engine/feature.js'
import { effects } from './effects.js'
import { initialState } from './initialState.js'
import { transition } from './machine.js'
import { policy } from './policy.js'

/** The connection feature: one machine for each namespace, with its effects and its policy. */
export const connectionFeature: Feature = defineFeature({
  name: 'connection',
  perNamespace: true,
  initialState,
  transition,
  effects,
  policy,
})
