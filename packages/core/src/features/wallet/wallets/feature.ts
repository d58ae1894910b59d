import { defineFeature, type Feature } from '../../../engine/feature.js'
import { effects } from './effects.js'
import { initialState } from './initialState.js'
import { transition } from './machine.js'
import { policy } from './policy.js'

/** The available wallets and the recent ones. */
export const walletsFeature: Feature = defineFeature({
  name: 'wallets',
  initialState,
  transition,
  effects,
  policy,
})
