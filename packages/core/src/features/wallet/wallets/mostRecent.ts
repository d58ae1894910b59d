import type { RecentWallet } from '../../../config/stored.js'
import { recentWalletsMax } from '../../../foundation/limits.js'

/** Returns the wallets without duplicates, at most as many as are kept. */
export function mostRecent(wallets: readonly RecentWallet[]): readonly RecentWallet[] {
  return wallets
    .filter(({ id }, index) => wallets.findIndex((other) => other.id === id) === index)
    .slice(0, recentWalletsMax)
}
