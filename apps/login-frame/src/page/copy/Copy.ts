import type { PluralTexts } from '@latchkit/ui'
import type { ApprovalNotice } from '../approval/ApprovalNotice.js'
import type { DataWarning } from '../approval/DataWarning.js'
import type { FailureCode } from '../approval/FailureCode.js'
import type { PermissionCopy } from './PermissionCopy.js'
import type { SettingsCopy } from './SettingsCopy.js'

/** Codes of the services' errors, and of the frame's own. */
export type ErrorCode =
  | FailureCode
  | 'code_wrong'
  | 'declined'
  | 'email'
  | 'invalid_response'
  | 'link_required'
  | 'mail'
  | 'not_logged_in'
  | 'not_recoverable'
  | 'only_recovery'
  | 'passkey_cancelled'
  | 'passkey_exists'
  | 'passkey_missing'
  | 'passkey_no_prf'
  | 'passkey_required'
  | 'passkey_unsupported'
  | 'passkey_unusable'
  | 'passkey_wrong'
  | 'proof_refused'
  | 'provider_error'
  | 'provider_refused'
  | 'provider_unavailable'
  | 'provider_unknown'
  | 'recovery_delayed'
  | 'service_unavailable'
  | 'storage_blocked'
  | 'storage_full'
  | 'unknown_wallet'
  | 'wallet'
  | 'wallet_mismatch'
  | 'code_expired'
  | 'too_many_attempts'
  | 'retry_later'
  | 'link_expired'
  | 'invalid_dpop'
  | 'signature'
  | 'unknown_origin'
  | 'wallet_exists'
  | 'limit'
  | 'vault_unavailable'

/**
 * Why a batch of calls is refused (EIP-5792).
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export type CallsProblem =
  | 'capability_unsupported'
  | 'chain_unsupported'
  | 'duplicate_id'
  | 'too_many_calls'
  | 'unknown_id'

/** Names of what is displayed about a request. */
export type FieldName =
  | 'account'
  | 'accountContract'
  | 'accountRent'
  | 'amount'
  | 'amountOrTokenId'
  | 'call'
  | 'chainId'
  | 'authority'
  | 'contract'
  | 'currentEmail'
  | 'currentRecovery'
  | 'data'
  | 'expires'
  | 'from'
  | 'instruction'
  | 'maximumFee'
  | 'message'
  | 'method'
  | 'network'
  | 'newEmail'
  | 'newRecovery'
  | 'nonce'
  | 'owner'
  | 'payer'
  | 'program'
  | 'resources'
  | 'sessionAccount'
  | 'spender'
  | 'statement'
  | 'to'
  | 'token'
  | 'tokenAddress'
  | 'tokenId'
  | 'uri'
  | 'value'
  | 'verifyingContract'
  | 'version'

/** Titles of requests. */
export type TitleName =
  | 'approveNfts'
  | 'approveToken'
  | 'batch'
  | 'callContract'
  | 'changeEmail'
  | 'createContract'
  | 'grantPermission'
  | 'moveRecovery'
  | 'revokePermission'
  | 'send'
  | 'sendNft'
  | 'sendToken'
  | 'signIn'
  | 'signMessage'
  | 'signTransaction'
  | 'signTransactions'
  | 'signTypedData'
  | 'signPermit'

/** Titles with a number of things. */
type PluralTitleName = 'batch' | 'signTransactions'

/** Known instructions of Solana's programs. */
export type InstructionName =
  | 'approve'
  | 'closeAccount'
  | 'computeBudget'
  | 'createAccount'
  | 'createTokenAccount'
  | 'memo'
  | 'revoke'
  | 'setAuthority'
  | 'transferSol'
  | 'transferToken'
  | 'unknown'

/** All texts of the frame in one language. `{name}` is replaced by a value. */
export type Copy = {
  readonly direction: 'ltr' | 'rtl'
  readonly frameTitle: string
  readonly requestFailed: string
  readonly errors: Readonly<Record<ErrorCode, string>>
  readonly declined: string
  readonly noSmartAccounts: string
  /** Another type of an account than `eoa` and `smartAccount`. */
  readonly accountTypeUnknown: string
  readonly callNotAllowed: string
  /** Errors of batches, for the developer of the app. */
  readonly calls: Readonly<Record<CallsProblem, string>>
  readonly actionNotAllowed: string
  readonly notLoggedIn: string
  readonly chainUnknown: string
  readonly approve: string
  readonly decline: string
  readonly close: string
  readonly requestedBy: string
  readonly preparing: string
  /** Opens what only experts read about a request. */
  readonly details: string
  readonly signing: string
  /** An operation was signed, and waits for its transaction. */
  readonly sending: string
  readonly failedTitle: string
  /** Not all of the view is visible, or it is too small: its button has no effect. */
  readonly covered: string
  /** The view has not been scrolled to its end: its button has no effect. */
  readonly unread: string
  readonly moreWaiting: string
  /** The placeholder of titles with plural forms is `{count}`. */
  readonly titles: Readonly<Record<Exclude<TitleName, PluralTitleName>, string>> &
    Readonly<Record<PluralTitleName, PluralTexts>>
  readonly fields: Readonly<Record<FieldName, string>>
  readonly warnings: Readonly<Record<DataWarning, string>>
  readonly notices: Readonly<Record<ApprovalNotice, string>>
  readonly unlimited: string
  readonly allNfts: string
  readonly none: string
  /** The account has no email address. */
  readonly noEmail: string
  /** This device does not know what recovers the wallet. */
  readonly unknownRecovery: string
  /** Names of instructions of Solana's programs. */
  readonly instructions: Readonly<Record<InstructionName, string>>
  /** The login with a passkey. */
  readonly passkey: {
    readonly title: string
    readonly text: string
    readonly unlockTitle: string
    readonly unlockText: string
    readonly loading: string
    readonly asking: string
    readonly use: string
    readonly cancel: string
  }
  /** A login that leaves the page of the app. Placeholder: `{host}`, of the provider. */
  readonly leave: {
    readonly title: string
    readonly text: string
    readonly leave: string
    readonly cancel: string
  }
  readonly settings: SettingsCopy
  readonly permissions: PermissionCopy
  /** Where the browser cannot tell whether the app covers the request. */
  readonly window: {
    readonly text: string
    readonly open: string
    readonly isOpen: string
    readonly blocked: string
  }
  readonly simulation: {
    readonly title: string
    readonly unavailable: string
    readonly reverted: string
    readonly succeeded: string
    readonly noChange: string
    /** Placeholder: `{amount}`, of a token without decimals and a symbol. */
    readonly baseUnits: string
    /** The changes are all that is known. */
    readonly otherTokens: string
    /** The changes include all tokens that report their transfers. */
    readonly reportedTokens: string
  }
}
