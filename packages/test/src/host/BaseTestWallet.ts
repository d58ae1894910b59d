import type { BaseWalletState } from '../wallet/baseWalletState.js'
import type { RequestRecord } from './requestRecord.js'

/** Options of `approve` and `reject`. */
export type AnswerOptions = {
  /** How long to wait for a request, in milliseconds. Default 15,000. */
  readonly timeout?: number | undefined
}

/**
 * A wallet of a test, whatever its namespace, and its user. Every method resolves after the pages have received the resulting events.
 */
export type BaseTestWallet<state extends BaseWalletState, record extends RequestRecord> = {
  /** As in its options. */
  readonly key: string
  readonly name: string
  /** The requests that it asked its user about, oldest first, decoded. */
  readonly requests: readonly record[]
  /** Approves the oldest open request, or the next one, and waits for its answer. */
  readonly approve: (options?: AnswerOptions) => Promise<record>
  /** Rejects the oldest open request, or the next one. */
  readonly reject: (options?: AnswerOptions) => Promise<record>
  /** Leaves requests open from now on, until `approve` or `reject`. */
  readonly hang: () => Promise<void>
  /** Approves all requests from now on. */
  readonly autoApprove: () => Promise<void>
  /** Rejects all requests from now on. */
  readonly autoReject: () => Promise<void>
  /** Hides the accounts. Requests wait until it is unlocked. */
  readonly lock: () => Promise<void>
  readonly unlock: () => Promise<void>
  /** The user disconnects the wallet from all sites. */
  readonly disconnect: () => Promise<void>
  /** The wallet loses its connection to all chains (4900). */
  readonly goOffline: () => Promise<void>
  readonly goOnline: () => Promise<void>
  /** Changes anything else about the wallet. */
  readonly set: (state: Partial<Omit<state, 'answer'>>) => Promise<void>
}
