import type { Effects } from '../kit/machine.js'
import type { KitContext } from '../kit/types.js'
import { writeStored } from '../schema/stored.js'
import type { WalletsEffect, WalletsEvent } from './machine.js'

/** Keeps the recent wallets in the instance's storage. */
export const effects: Effects<WalletsEffect, WalletsEvent, KitContext> = {
  remember({ recent }, { storage }) {
    writeStored(storage, { recentWallets: recent })
    return undefined
  },
}
