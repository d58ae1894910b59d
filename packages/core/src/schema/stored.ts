import type { RecentWallet } from '../wallets/machine.js'
import type { CaipNetworkId, ChainNamespace } from './caip.js'

/** What is kept between page loads (spec §3 "Locally stored values"), parsed. Anything unreadable is absent. */
export type StoredState = {
  readonly chainId?: CaipNetworkId | undefined
  readonly recentWallets?: readonly RecentWallet[] | undefined
  /** The connector each namespace was connected with when the page was left. */
  readonly connectors?: Readonly<Partial<Record<ChainNamespace, string>>> | undefined
}
