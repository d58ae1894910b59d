import type {
  BitcoinNetworkName,
  BitcoinWalletAddress,
  BitcoinWalletState,
} from '../bitcoinWallet/control.js'
import type { BaseTestWallet } from '../host/BaseTestWallet.js'
import type { RequestRecord } from '../host/requestRecord.js'

/** A request that a Bitcoin wallet asks its user about, decoded. The `calls` are the outputs, with values in sats. */
export type BitcoinRequestRecord = RequestRecord

/** A Bitcoin wallet of a test, and its user. Every method resolves after the pages have received the resulting events. */
export type BitcoinTestWallet = BaseTestWallet<BitcoinWalletState, BitcoinRequestRecord> & {
  /** The addresses of all its accounts on its network; the payment address first in each. */
  readonly accounts: readonly (readonly BitcoinWalletAddress[])[]
  /** The payment address of the active account. */
  readonly address: string
  /** The user switches to another account: its index, or one of its addresses. */
  readonly switchAccount: (account: number | string) => Promise<void>
  /** The user switches to another network. The wallet can send only on the network of its chain. */
  readonly switchNetwork: (network: BitcoinNetworkName) => Promise<void>
}
