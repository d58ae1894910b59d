import type { SessionTypes } from '@walletconnect/types'
import type { WatchedAsset } from '../wallet/context.js'
import type { PhoneState } from './phoneState.js'
import type { PhoneStorage } from './phoneStorage.js'
import type { PhonePrompt } from './promptDetails.js'

/**
 * A phone that is on, and the person who holds it.
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
  /** What the person was asked since the phone was switched on, oldest first; answered ones too. */
  readonly prompts: readonly PhonePrompt[]
  /** Of all dapps, with their namespaces as they are now. */
  readonly sessions: readonly SessionTypes.Struct[]
  /** What went wrong where nobody waited for it; a test expects none. */
  readonly failures: readonly unknown[]
  /** Tokens that dapps asked to watch since the phone was switched on. */
  readonly watchedAssets: readonly WatchedAsset[]
  /** Whether it has a network. */
  readonly online: boolean
  /** Its own EVM accounts, checksummed, the first one first whichever is active. */
  readonly evmAddresses: readonly string[]
  /** Its own Solana accounts, base58. */
  readonly solanaAddresses: readonly string[]
  /** What stays when it is switched off. */
  readonly storage: PhoneStorage
  /**
   * Reads a code: `wc:…@2?…`. Resolves when the phone listens to that pairing; what comes of it is in `prompts` and
   * `sessions`. A code it has read before does nothing.
   *
   * @throws Error if it is no code, or too old, or the relay cannot be reached.
   */
  readonly pair: (uri: string) => Promise<void>
  /** Changes the phone and its person; what dapps hear of that is sent later, in order. */
  readonly set: (patch: Partial<PhoneState>) => void
  /** Approves an open prompt by its id. Nothing is answered behind the lock screen. */
  readonly approve: (id: number) => void
  /** Rejects an open prompt by its id. */
  readonly reject: (id: number) => void
  /** Approves every prompt that hangs. Those behind the lock screen wait on. */
  readonly release: () => void
  /** Rejects every open prompt. */
  readonly rejectPending: () => void
  readonly lock: () => void
  /** Unlocks; what waited behind the lock screen is then answered. */
  readonly unlock: () => void
  /** Calls back after every change of state, prompts or sessions; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void
  /** Resolves as soon as the condition holds; it is asked now and after every change. */
  readonly until: (condition: () => boolean) => Promise<void>
  /** Makes another of its accounts the active one; resolves when every session was told. */
  readonly switchAccount: (index: number) => Promise<void>
  /** Goes to another EVM chain, and adds it to sessions that are without it; resolves when every session was told. */
  readonly switchChain: (chainId: number) => Promise<void>
  /** Sends an event to every session that has agreed to it. Chain: CAIP-2, default the active EVM one. */
  readonly emit: (name: string, data: unknown, chainId?: string) => Promise<void>
  /** Makes every session last its full seven days again. */
  readonly extend: () => Promise<void>
  /** Changes what every session may do. */
  readonly update: (change: (namespaces: SessionTypes.Namespaces) => SessionTypes.Namespaces) => Promise<void>
  /** Ends every session. */
  readonly disconnect: () => Promise<void>
  /** Loses the network: what it is asked reaches it later, and what it answers leaves later. */
  readonly goOffline: () => Promise<void>
  readonly goOnline: () => Promise<void>
  /** Switches it off. Its sessions stay, and so does what it has not answered. */
  readonly stop: () => Promise<void>
}
