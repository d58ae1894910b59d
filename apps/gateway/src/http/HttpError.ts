/** An answer that is an error, in the shape of the data API: `{ status: 'FAILED', reasons: [{ field, description }] }`. */
export class HttpError extends Error {
  override readonly name = 'HttpError'

  /** @param field What of the request is wrong. */
  constructor(
    readonly status: number,
    readonly field: string,
    message: string,
  ) {
    super(message)
  }

  get body(): object {
    return { status: 'FAILED', reasons: [{ field: this.field, description: this.message }] }
  }
}
