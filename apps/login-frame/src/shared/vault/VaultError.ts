/** Why the vault has refused a call, beside the codes of the services. */
export type VaultErrorCode =
  /** No wallet is logged in on this device. */
  | 'not_logged_in'
  /** Another account is logged in than the one that was displayed. */
  | 'account_changed'
  /** No login has begun. */
  | 'flow_expired'
  /** The device has to be confirmed by a link first. */
  | 'link_required'
  /** A service has returned a share, an envelope or addresses of another wallet. */
  | 'wallet_mismatch'
  /** The wallet has no envelope that this device can open. */
  | 'not_recoverable'
  /** The wallet can be recovered on this device with its passkey only: `getUnlock`, then `unlock`. */
  | 'passkey_required'
  /** The wallet has a passkey already. */
  | 'passkey_exists'
  /** The wallet has no passkey. */
  | 'passkey_missing'
  /** The passkey does not open the wallet. */
  | 'passkey_wrong'
  /** The passkey is the only way to recover the wallet, and cannot be removed. */
  | 'only_recovery'
  /** The user has declined at the provider of a social login. */
  | 'declined'
  /** The provider of a social login has reported an error. */
  | 'provider_error'
  /** The recovery service has refused the proof of the provider. */
  | 'proof_refused'
  /** The login service has returned an address at the provider that does not belong to this login. */
  | 'invalid_response'
  /** The browser does not let the frame store data, for example because it blocks data of third parties. */
  | 'storage_blocked'
  /** There is no space left for the data of the frame. */
  | 'storage_full'
  /** The request must not be signed. */
  | 'invalid_request'

/** An error of the vault. Its message may be displayed. */
export class VaultError extends Error {
  override readonly name = 'VaultError'
  /** A `VaultErrorCode`, or the code of a `ServiceError`. */
  readonly code: string
  /** How long to wait before the next attempt. */
  readonly retryAfterMs: number | undefined

  constructor(parameters: {
    readonly code: VaultErrorCode | (string & {})
    readonly message: string
    readonly retryAfterMs?: number | undefined
    readonly cause?: unknown
  }) {
    super(parameters.message, { cause: parameters.cause })
    this.code = parameters.code
    this.retryAfterMs = parameters.retryAfterMs
  }
}
