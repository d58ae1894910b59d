/**
 * Why a request for a permission is refused (ERC-7715).
 *
 * @see https://eips.ethereum.org/EIPS/eip-7715
 */
export type PermissionProblem =
  | 'chain_unsupported'
  | 'expiry_invalid'
  | 'one_permission'
  | 'permission_invalid'
  | 'permission_unsupported'
  | 'rule_unsupported'
  | 'session_key_invalid'
  | 'signer_unsupported'

/** A sentence about a permission. Its placeholders are in the texts. */
export type PermissionSentence =
  | 'actsAlone'
  | 'calls'
  | 'callsLimited'
  | 'callsUnlimited'
  | 'callsWithValue'
  | 'callsWithoutValue'
  | 'ends'
  | 'mostInTotal'
  | 'noAccountChange'
  | 'noCalls'
  | 'noOtherCalls'
  | 'noOtherRecipients'
  | 'noOtherTokens'
  | 'periodAny'
  | 'periodTo'
  | 'starts'
  | 'totalAny'
  | 'totalTo'

/** The texts of permissions in one language. `{name}` is replaced by a value. */
export type PermissionCopy = {
  readonly allows: string
  readonly excludes: string
  readonly end: string
  readonly howToEnd: string
  readonly sentences: Readonly<Record<PermissionSentence, string>>
  /** An amount without a known token. Placeholder: `{amount}`. */
  readonly baseUnits: string
  /** Errors, for the developer of the app. */
  readonly problems: Readonly<Record<PermissionProblem, string>>
}
