import type { UnavailableCode } from '@latchkit/blockchain-api/contract'

/** An error response, in the shape of the data API: `{ status: 'FAILED', reasons: [{ field, description, code }] }`. */
export class HttpError extends Error {
  override readonly name = 'HttpError'

  /**
   * @param field The invalid field of the request.
   * @param headers Further headers of the response.
   * @param options `code`: why the gateway cannot answer, for programs. The response does not contain the cause.
   */
  constructor(
    readonly status: number,
    readonly field: string,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    private readonly options: ErrorOptions & { readonly code?: UnavailableCode } = {},
  ) {
    super(message, options)
  }

  get body(): object {
    const { code } = this.options
    const reason = { field: this.field, description: this.message, ...(code && { code }) }
    return { status: 'FAILED', reasons: [reason] }
  }
}
