import type { RecentWallet } from '../../../config/stored.js'
import type { WalletsState } from './machine.js'
import { mostRecent } from './mostRecent.js'

/** Starts with the stored recent wallets; no adapter has reported connectors yet. */
export function initialState(init: {
  readonly stored: { readonly recentWallets?: readonly RecentWallet[] | undefined }
}): WalletsState {
  return { connectors: {}, recent: mostRecent(init.stored.recentWallets ?? []) }
}
