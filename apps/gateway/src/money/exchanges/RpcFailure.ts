/** An error of `POST /v1/json-rpc`. */
export class RpcFailure extends Error {
  override readonly name = 'RpcFailure'

  /** @param code One of `exchangeErrorCodes`, or of JSON-RPC 2.0. */
  constructor(
    readonly code: number,
    message: string,
    /** HTTP status. Default: 400. */
    readonly status = 400,
  ) {
    super(message)
  }
}
