import { LatchkitError } from './base.js'

/** Why no RPC server gave a result. `unreachable`: none responded. With every other reason, at least one did. */
export type RpcFailureReason =
  | 'unreachable'
  | 'refused'
  | 'limited'
  | 'failed'
  | 'unsupported'
  | 'wrong-chain'
  | 'disagreed'

/** A network's RPC servers did not respond, or returned an error. The wallet is not the cause. */
export class RpcRequestError extends LatchkitError {
  override name = 'RpcRequestError'
  /** Why there is no result. */
  readonly reason: RpcFailureReason

  constructor({
    method,
    network,
    reason = 'failed',
    ...rest
  }: {
    readonly method: string
    readonly network: string
    /** Default `failed`: the answer cannot be used. */
    readonly reason?: RpcFailureReason | undefined
    readonly details?: string | undefined
    readonly cause?: unknown
  }) {
    super({
      code: 'rpc-request',
      shortMessage: `No result: ${reason}.`,
      metaMessages: [`Asked ${network} for: ${method}.`],
      ...rest,
    })
    this.reason = reason
  }
}

/** A transaction was not mined in time (by default 25000 ms). It may still be mined later. */
export class ReceiptTimeoutError extends LatchkitError {
  override name = 'ReceiptTimeoutError'
  constructor(parameters: { readonly hash: string; readonly timeoutMs: number; readonly cause?: unknown }) {
    super({
      code: 'receipt-timeout',
      shortMessage: 'The transaction is not confirmed yet.',
      metaMessages: [
        `${parameters.hash} was not mined within ${parameters.timeoutMs} ms.`,
        'It may still be: look it up before you send it again.',
      ],
      cause: parameters.cause,
    })
  }
}

/** A Solana transaction can no longer be included in a block, because its blockhash has expired. */
export class BlockhashExpiredError extends LatchkitError {
  override name = 'BlockhashExpiredError'
  constructor(parameters: {
    readonly signature: string
    readonly lastValidBlockHeight: bigint
    readonly cause?: unknown
  }) {
    super({
      code: 'blockhash-expired',
      shortMessage: 'The transaction expired before it was confirmed.',
      metaMessages: [
        `${parameters.signature} was in no block up to height ${parameters.lastValidBlockHeight}.`,
        'Nothing was sent. It is safe to send it again.',
      ],
      cause: parameters.cause,
    })
  }
}
