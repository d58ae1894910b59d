import { LatchkitError } from './base.js'

/** A network's RPC server did not respond, or returned an error. The wallet is not the cause. */
export class RpcRequestError extends LatchkitError {
  override name = 'RpcRequestError'
  constructor(parameters: {
    readonly method: string
    readonly network: string
    readonly details?: string | undefined
    readonly cause?: unknown
  }) {
    super({
      code: 'rpc-request',
      shortMessage: 'The network did not answer.',
      metaMessages: [`Asked ${parameters.network} for: ${parameters.method}.`],
      details: parameters.details,
      cause: parameters.cause,
    })
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
