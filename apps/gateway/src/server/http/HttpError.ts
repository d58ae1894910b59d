/** An error response, in the shape of the data API: `{ status: 'FAILED', reasons: [{ field, description }] }`. */
export class HttpError extends Error {
  override readonly name = 'HttpError'

  /**
   * @param field The invalid field of the request.
   * @param headers Further headers of the response.
   * @param options The cause, which the response does not contain.
   */
  constructor(
    readonly status: number,
    readonly field: string,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    options: ErrorOptions = {},
  ) {
    super(message, options)
  }

  get body(): object {
    return { status: 'FAILED', reasons: [{ field: this.field, description: this.message }] }
  }
}
