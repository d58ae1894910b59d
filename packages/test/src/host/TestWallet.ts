import type { Abi, Address } from 'viem'
import type { WalletState } from '../wallet/state.js'
import type { WalletRequestRecord } from './requestRecord.js'

/** Options of `approve` and `reject`. */
export type AnswerOptions = {
  /** How long to wait for a request, in milliseconds. Default 15,000. */
  readonly timeout?: number | undefined
}

/** A wallet of a test, and its user. Every method resolves after the pages have received the resulting events. */
export type TestWallet = {
  /** As in its options. */
  readonly key: string
  readonly name: string
  /** All its accounts, checksummed. */
  readonly accounts: readonly Address[]
  /** The active account. */
  readonly address: Address
  /** The chain of the last site that used it. */
  readonly chainId: number
  /** The requests that it asked its user about, oldest first, decoded. */
  readonly requests: readonly WalletRequestRecord[]
  /** Approves the oldest open request, or the next one, and waits for its answer. */
  readonly approve: (options?: AnswerOptions) => Promise<WalletRequestRecord>
  /** Rejects the oldest open request, or the next one. */
  readonly reject: (options?: AnswerOptions) => Promise<WalletRequestRecord>
  /** Leaves requests open from now on, until `approve` or `reject`. */
  readonly hang: () => Promise<void>
  /** Approves all requests from now on. */
  readonly autoApprove: () => Promise<void>
  /** Rejects all requests from now on. */
  readonly autoReject: () => Promise<void>
  /** Hides the accounts. Requests wait until it is unlocked. */
  readonly lock: () => Promise<void>
  readonly unlock: () => Promise<void>
  /** The user switches to another account: its index or address. */
  readonly switchAccount: (account: number | Address) => Promise<void>
  /** The user switches to another chain, known to the wallet or not. */
  readonly switchChain: (chainId: number) => Promise<void>
  /** The user disconnects the wallet from all sites. */
  readonly disconnect: () => Promise<void>
  /** The wallet loses its connection to all chains (4900). */
  readonly goOffline: () => Promise<void>
  readonly goOnline: () => Promise<void>
  /** Changes anything else about the wallet. */
  readonly set: (state: Partial<Omit<WalletState, 'answer'>>) => Promise<void>
  /** Adds an ABI with which the calls in `requests` are decoded. */
  readonly addAbi: (abi: Abi) => void
}
