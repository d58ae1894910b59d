import { writeStored } from '../../config/stored.js'
import type { Effects } from '../../engine/machine.js'
import type { KitContext } from '../../engine/types.js'
import type { WalletsEffect, WalletsEvent } from './machine.js'

/** What the wallets machine asks of the world: the rules of the list, which come with it, and the storage. */
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

  remember({ recent }, { storage }) {
    writeStored(storage, { recentWallets: recent })
    return undefined
  },
}
