import type { PhoneStorage } from '@latchkit/test/source/phone/phoneStorage'
import type { WatchedAsset } from '@latchkit/test/source/wallet/context'
import type { SessionTypes } from '@walletconnect/types'
import type { PhoneState } from './phoneState.js'
import type { PhonePrompt } from './promptDetails.js'

/**
 * A running phone and its user.
 *
 * @example
 * import { startPhone } from '@latchkit/devnet/phone'
 *
 * const phone = await startPhone({ relayUrl, chains: devnet.chains })
 * phone.set({ answer: { session_proposal: 'approve', personal_sign: 'hang' } })
 * await phone.pair(uri)
 * await phone.until(() => phone.prompts.some(({ method }) => method === 'personal_sign'))
 * phone.release()
 */
export type Phone = {
  readonly state: PhoneState
  /** All prompts since the start, oldest first, including closed ones. */
  readonly prompts: readonly PhonePrompt[]
  /** Sessions of all dapps, with their current namespaces. */
  readonly sessions: readonly SessionTypes.Struct[]
  /** Errors without a caller. A test expects none. */
  readonly failures: readonly unknown[]
  /** Tokens that dapps asked to watch since the start. */
  readonly watchedAssets: readonly WatchedAsset[]
  /** Whether the network is available. */
  readonly online: boolean
  /** Its EVM accounts, checksummed, in fixed order whichever is active. */
  readonly evmAddresses: readonly string[]
  /** Its Solana accounts, base58. */
  readonly solanaAddresses: readonly string[]
  /** The state that persists after a stop. */
  readonly storage: PhoneStorage
  /**
   * Pairs with a URI: `wc:…@2?…`. Resolves when the phone subscribes to the pairing; the result appears in `prompts`
   * and
   * `sessions`. A known URI does nothing.
   *
   * @throws Error if the URI is invalid or expired, or the relay is unreachable.
   */
  readonly pair: (uri: string) => Promise<void>
  /** Changes the state of phone and user. Dapps are notified later, in order. */
  readonly set: (patch: Partial<PhoneState>) => void
  /** Approves an open prompt by its id. Has no effect while locked. */
  readonly approve: (id: number) => void
  /** Rejects an open prompt by its id. */
  readonly reject: (id: number) => void
  /** Approves every pending prompt, except those behind the lock screen. */
  readonly release: () => void
  /** Rejects every open prompt. */
  readonly rejectPending: () => void
  readonly lock: () => void
  /** Unlocks, and handles the requests that waited behind the lock screen. */
  readonly unlock: () => void
  /** Calls back after every change of state, prompts or sessions. Returns a function to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void
  /** Resolves once the condition is true. Checks it now and after every change. */
  readonly until: (condition: () => boolean) => Promise<void>
  /** Switches the active account. Resolves when every session is notified. */
  readonly switchAccount: (index: number) => Promise<void>
  /** Switches to another EVM chain and adds it to sessions that lack it. Resolves when every session is notified. */
  readonly switchChain: (chainId: number) => Promise<void>
  /** Emits an event to every session that supports it. Chain: CAIP-2, default the active EVM chain. */
  readonly emit: (name: string, data: unknown, chainId?: string) => Promise<void>
  /** Extends every session to the full seven days. */
  readonly extend: () => Promise<void>
  /** Updates the namespaces of every session. */
  readonly update: (change: (namespaces: SessionTypes.Namespaces) => SessionTypes.Namespaces) => Promise<void>
  /** Disconnects every session. */
  readonly disconnect: () => Promise<void>
  /** Goes offline: requests arrive later, and responses are sent later. */
  readonly goOffline: () => Promise<void>
  readonly goOnline: () => Promise<void>
  /** Stops the phone. Its sessions and pending requests persist. */
  readonly stop: () => Promise<void>
}
