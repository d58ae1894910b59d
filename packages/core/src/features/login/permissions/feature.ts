import { defineFeature, type Feature } from '../../../engine/feature.js'
import { effects } from './effects.js'
import { initialState, transition } from './machine.js'

/** The permissions that accounts granted to session keys of the app, which their actions install. */
export const permissionsFeature: Feature = defineFeature({
  name: 'permissions',
  initialState,
  transition,
  effects,
})
