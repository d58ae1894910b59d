import type { Abi, Address } from 'viem'
import type { WalletState } from '../wallet/state.js'
import type { BaseTestWallet } from './BaseTestWallet.js'
import type { WalletRequestRecord } from './requestRecord.js'

/** An EVM wallet of a test, and its user. Every method resolves after the pages have received the resulting events. */
export type TestWallet = BaseTestWallet<WalletState, WalletRequestRecord> & {
  /** All its accounts, checksummed. */
  readonly accounts: readonly Address[]
  /** The active account. */
  readonly address: Address
  /** The chain of the last site that used it. */
  readonly chainId: number
  /** The user switches to another account: its index or address. */
  readonly switchAccount: (account: number | Address) => Promise<void>
  /** The user switches to another chain, known to the wallet or not. */
  readonly switchChain: (chainId: number) => Promise<void>
  /** Adds an ABI with which the calls in `requests` are decoded. */
  readonly addAbi: (abi: Abi) => void
}
