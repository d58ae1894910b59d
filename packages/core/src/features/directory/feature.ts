import { defineFeature, type Feature } from '../../engine/feature.js'
import type { KitState } from '../../engine/types.js'
import { recentRemotes } from '../wallets/recentRemotes.js'
import { effects } from './effects.js'
import { initialState, transition } from './machine.js'
import type { CatalogueEvent } from './types.js'

/** The wallets of the catalogue, installed by the actions that show them. */
export const catalogueFeature: Feature = defineFeature({
  name: 'catalogue',
  initialState,
  transition,
  effects,
})

/** What those actions say first: wallets to connect are on show, with those that were connected before. */
export function topWanted({ wallets }: Pick<KitState, 'wallets'>): CatalogueEvent {
  return { type: 'topWanted', recentIds: recentRemotes(wallets.recent).map(({ id }) => id) }
}
