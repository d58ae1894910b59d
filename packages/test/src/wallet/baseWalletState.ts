/** The user's response to a request. `hang` leaves it pending. */
export type Answer = 'approve' | 'reject' | 'hang'

/**
 * The shape of the wallet's errors: EIP-1193 (`standard`); a plain object with `code` and `message`;
 * `nested` in an internal error's `data.originalError`; an `Error` without a code (`codeless`); only its `text`.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export type ErrorShape = 'standard' | 'object' | 'nested' | 'codeless' | 'text'

/**
 * The common state of wallets of every namespace. Every field can be set. It is stored in `localStorage`, so it applies
 * from the start of the next page load.
 */
export type BaseWalletState = {
  /**
   * For every prompt, or by method (`{ personal_sign: 'hang' }`). A method named here waits even if it never prompts.
   * Default `approve`.
   */
  readonly answer: Answer | Readonly<Record<string, Answer>>
  /** Delay of every response in milliseconds. Default 0. */
  readonly delayMs: number
  /** Hides all accounts, and prompts wait until the wallet is unlocked. Default false. */
  readonly locked: boolean
  /** Every request fails with 4900. Default false. */
  readonly offline: boolean
  /** The site is authorized. Default false. */
  readonly connected: boolean
  /** Index of the active account. Default 0. */
  readonly accountIndex: number
  /** The accounts visible to an authorized site: the active one, or all. Default `active`. */
  readonly shares: 'active' | 'all'
  /** Whether a second prompt of the same method waits (default) or fails with -32002. */
  readonly queuesPrompts: boolean
  /** Whether a prompt of any method counts as the first one, if prompts do not wait. Default false. */
  readonly showsOnePrompt: boolean
  /** Emits no events. Default false. */
  readonly silent: boolean
  /** Malformed values by method or event. See `malformedAnswers`. */
  readonly malformed: Readonly<Record<string, unknown>>
  /** Default `standard`. */
  readonly errorShape: ErrorShape
  /** Announcements per request; `twice` uses another id the second time. Default `once`. */
  readonly announces: 'once' | 'twice' | 'never'
  /** As announced. */
  readonly name: string
  /** As announced. */
  readonly icon: string
}

/** The default state, without name and icon. */
export const defaultBaseWalletState: Omit<BaseWalletState, 'name' | 'icon'> = {
  answer: 'approve',
  delayMs: 0,
  locked: false,
  offline: false,
  connected: false,
  accountIndex: 0,
  shares: 'active',
  queuesPrompts: true,
  showsOnePrompt: false,
  silent: false,
  malformed: {},
  errorShape: 'standard',
  announces: 'once',
}
