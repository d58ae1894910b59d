import { defineFeature, type Feature } from '../../../engine/feature.js'
import type { KitState } from '../../../engine/types.js'
import type { CatalogueEvent } from '../wallets/catalogueTypes.js'
import { getRecentRemoteWallets } from '../wallets/getRecentRemoteWallets.js'
import { effects } from './effects.js'
import { initialState, transition } from './machine.js'
import { policy } from './policy.js'

/** The wallet directory, installed by the actions that show it. */
export const directoryFeature: Feature = defineFeature({
  name: 'directory',
  initialState,
  transition,
  effects,
  policy,
})

/** Creates the event that loads the wallets for the Connect view, including the recent remote wallets. */
export function createTopWantedEvent({ wallets }: Pick<KitState, 'wallets'>): CatalogueEvent {
  return { type: 'topWanted', recentIds: getRecentRemoteWallets(wallets.recent).map(({ id }) => id) }
}
