import { writeStored } from '../../../config/stored.js'
import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import type { WalletsEffect, WalletsEvent } from './machine.js'

/** The effects of the wallets machine: it loads the rules of the wallet list on first use, and writes to the storage. */
export const effects: Effects<
  WalletsEffect,
  WalletsEvent,
  Pick<KitContext, 'config' | 'getState' | 'storage'>
> = {
  async recognise({ namespace, connectorId }, { config, getState }) {
    const { recentWalletOf } = await import('./rules.js')
    const wallet = recentWalletOf(getState().wallets, config, namespace, connectorId)
    return wallet && { type: 'recognised', wallet }
  },

  storeRecentWallets({ recent }, { storage }) {
    writeStored(storage, { recentWallets: recent })
    return undefined
  },
}
