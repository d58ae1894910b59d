import type { BaseTestWallet } from '../host/BaseTestWallet.js'
import type { RequestRecord } from '../host/requestRecord.js'
import type { SolanaWalletState } from '../solanaWallet/control.js'

/**
 * A request that a Solana wallet asks its user about, decoded. The `calls` are the instructions: `to` and `value` in lamports of a
 * transfer, and otherwise the program and its `data`. `message` is the text of a message, or the statement of a sign-in.
 */
export type SolanaRequestRecord = RequestRecord & {
  /** The clusters of the transactions. */
  readonly clusters?: readonly string[] | undefined
}

/** A Solana wallet of a test, and its user. Every method resolves after the pages have received the resulting events. */
export type SolanaTestWallet = BaseTestWallet<SolanaWalletState, SolanaRequestRecord> & {
  /** All its accounts, base58. */
  readonly accounts: readonly string[]
  /** The active account. */
  readonly address: string
  /** The user switches to another account: its index or address. */
  readonly switchAccount: (account: number | string) => Promise<void>
}
