/** What the person in front of the wallet does with a request. `hang` leaves it open. */
export type Answer = 'approve' | 'reject' | 'hang'

/**
 * How the wallet's errors reach the page: as EIP-1193 says (`standard`); as a plain object with `code` and `message`;
 * `nested` in an internal error's `data.originalError`; an `Error` without a code (`codeless`); only its `text`.
 */
export type ErrorShape = 'standard' | 'object' | 'nested' | 'codeless' | 'text'

/**
 * What the wallets of every chain have in common at one moment, all of it settable. It is kept in `localStorage`, so it
 * also holds from the first line of the next page load on.
 */
export type PersonState = {
  /** For every prompt, or by method (`{ personal_sign: 'hang' }`); a method named here is held up even if it prompts nobody. Default `approve`. */
  readonly answer: Answer | Readonly<Record<string, Answer>>
  /** Milliseconds before the wallet reacts to any request. Default 0. */
  readonly delayMs: number
  /** No accounts for anybody, and prompts wait for the unlocking. Default false. */
  readonly locked: boolean
  /** Every request fails with 4900. Default false. */
  readonly offline: boolean
  /** The person has connected this site. Default false. */
  readonly connected: boolean
  /** Which of the wallet's accounts is the active one. Default 0. */
  readonly accountIndex: number
  /** What a connected site sees: the active account only, or the others after it. Default `active`. */
  readonly shares: 'active' | 'all'
  /** A second prompt of the same method waits behind the first (true, the default) or fails with -32002. */
  readonly queuesPrompts: boolean
  /** Emits no events. Default false. */
  readonly silent: boolean
  /** By method or event: what the page is told instead of the truth. See `malformedAnswers`. */
  readonly malformed: Readonly<Record<string, unknown>>
  /** Default `standard`. */
  readonly errorShape: ErrorShape
  /** Announcements per request; `twice` is the second time as a stranger. Default `once`. */
  readonly announces: 'once' | 'twice' | 'never'
  /** As announced. */
  readonly name: string
  /** As announced. */
  readonly icon: string
}

/** The state of a person nobody has told anything, without what makes the wallet that wallet. */
export const defaultPersonState: Omit<PersonState, 'name' | 'icon'> = {
  answer: 'approve',
  delayMs: 0,
  locked: false,
  offline: false,
  connected: false,
  accountIndex: 0,
  shares: 'active',
  queuesPrompts: true,
  silent: false,
  malformed: {},
  errorShape: 'standard',
  announces: 'once',
}
