import { defineFeature, type Feature } from '../../../engine/feature.js'
import { effects } from './effects.js'
import { initialState } from './initialState.js'
import { transition } from './machine.js'
import { policy } from './policy.js'

/** The balance of the active account of each namespace. */
export const balanceFeature: Feature = defineFeature({
  name: 'balance',
  perNamespace: true,
  initialState,
  transition,
  effects,
  policy,
})
