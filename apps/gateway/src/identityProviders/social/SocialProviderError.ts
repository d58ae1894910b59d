/**
 * A failure of a provider. `refused`: it did not accept a code or a token, or a token is invalid. `unavailable`: it cannot be reached.
 * The cause may contain tokens, so only `code` and the message may be logged.
 */
export class SocialProviderError extends Error {
  override readonly name = 'SocialProviderError'

  /** @param code Code of the cause, such as `invalid_grant`. */
  constructor(
    readonly reason: 'refused' | 'unavailable',
    readonly code: string,
    options: ErrorOptions = {},
  ) {
    super(
      reason === 'refused'
        ? `The provider of the account refused the login: ${code}`
        : `The provider of the account cannot be reached: ${code}`,
      options,
    )
  }
}
