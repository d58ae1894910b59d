/** Reason why a permission, a delegation or a call is refused. */
export type PermissionErrorCode =
  /** A field of a permission has an invalid value. */
  | 'invalid-permission'
  /** There is no caveat that enforces a permission of this type, or with this part. */
  | 'unsupported-permission'
  /** The bytes of a permissions context or of the terms of a caveat are malformed. */
  | 'malformed-context'
  /** A caveat, or a combination of caveats, has an unknown meaning. */
  | 'unknown-caveat'
  /** The delegation has a property that no permission has, such as any delegate. */
  | 'unexpected-delegation'

/** A permission, a delegation or a call is refused. */
export class PermissionError extends Error {
  override readonly name = 'PermissionError'
  /** Reason of the error. */
  readonly code: PermissionErrorCode

  constructor(code: PermissionErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
