import { defineFeature, type Feature } from '../../../engine/feature.js'
import { effects } from './effects.js'
import { initialState, transition } from './machine.js'
import { policy } from './policy.js'

/** The batches of calls that wallets have accepted, which the actions of a swap install. */
export const callsFeature: Feature = defineFeature({
  name: 'calls',
  initialState,
  transition,
  effects,
  policy,
})
