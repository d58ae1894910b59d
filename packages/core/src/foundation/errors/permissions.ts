import { LatchkitError } from './base.js'

/**
 * The wallet does not grant or revoke permissions (ERC-7715).
 *
 * @see https://eips.ethereum.org/EIPS/eip-7715
 */
export class PermissionsNotSupportedError extends LatchkitError {
  override name = 'PermissionsNotSupportedError'
  constructor(parameters: {
    readonly method: string
    /** The message of the wallet. */
    readonly details?: string | undefined
    readonly cause?: unknown
  }) {
    const { method, ...rest } = parameters
    super({
      ...rest,
      code: 'permissions-not-supported',
      shortMessage: 'The wallet does not support permissions of apps.',
      metaMessages: [
        `It does not implement ${method} (ERC-7715). Nothing was granted or revoked.`,
        'Connect another wallet, or ask the user for each transaction.',
      ],
    })
  }
}

/** The wallet granted more than was requested, or for another account. */
export class PermissionsMismatchError extends LatchkitError {
  override name = 'PermissionsMismatchError'
  /** The part that differs, such as `expiry`. */
  readonly part: string
  constructor(parameters: { readonly part: string }) {
    super({
      code: 'permissions-mismatch',
      shortMessage: 'The wallet granted another permission than the requested one.',
      metaMessages: [
        `The wallet returned another "${parameters.part}". The app did not keep the permission.`,
        'Ask the user to revoke it in the wallet, then request it again.',
      ],
    })
    this.part = parameters.part
  }
}

/** The kit does not know a permission. */
export class PermissionsNotFoundError extends LatchkitError {
  override name = 'PermissionsNotFoundError'
  constructor() {
    super({
      code: 'permissions-not-found',
      shortMessage: 'The permission is not known here.',
      metaMessages: [
        'The account that is connected has not granted it to this app in this browser, or it is revoked.',
        'Connect the account that granted it.',
      ],
    })
  }
}

/** The revocation of a permission has no effect: its transaction was reverted, or the chain still allows the permission. */
export class PermissionsNotRevokedError extends LatchkitError {
  override name = 'PermissionsNotRevokedError'
  /** Hash of the transaction; `undefined` if the wallet said that it revoked the permission itself. */
  readonly hash: string | undefined
  constructor(parameters: { readonly hash?: string | undefined }) {
    const { hash } = parameters
    super({
      code: 'permissions-not-revoked',
      shortMessage: 'The permission is not revoked.',
      metaMessages: [
        hash === undefined
          ? 'The wallet said that it revoked the permission, but the chain still allows it.'
          : `The transaction ${hash} was reverted, so the permission can still be used.`,
        'Ask the user to revoke it again.',
      ],
    })
    this.hash = hash
  }
}
