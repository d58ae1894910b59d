/** A payment that a user makes from the balance at an exchange. */
export type ExchangePayment = {
  /** 32 hexadecimal digits. */
  readonly sessionId: string
  /** CAIP-19 id. */
  readonly asset: string
  /** In base units. */
  readonly amount: bigint
  /** CAIP-10 id, on the chain of the asset. */
  readonly recipient: string
}

/** Outcome of a payment. `SUCCESS` and `FAILED` are final. */
export type ExchangeStatus = {
  readonly status: 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  /** Hash or signature of the transaction, valid for the chain of the asset. */
  readonly txHash?: string | undefined
}

/** An exchange from whose balance users pay. Methods reject with `ExchangeError` if it does not answer as it must. */
export type ExchangeSource = {
  readonly id: string
  readonly name: string
  /** `https:` URL of its logo. */
  readonly imageUrl?: string | undefined
  /** CAIP-19 ids of its assets. */
  readonly assets: readonly string[]
  /** Whether it has an asset, by its CAIP-19 id. */
  readonly hasAsset: (asset: string) => boolean
  /** Starts a payment, and returns the page on which the user confirms it. */
  readonly createPayment: (payment: ExchangePayment, signal: AbortSignal) => Promise<{ readonly url: string }>
  readonly getStatus: (
    payment: Pick<ExchangePayment, 'sessionId' | 'asset'>,
    signal: AbortSignal,
  ) => Promise<ExchangeStatus>
  /** Whether a text has the signature of the exchange. */
  readonly isSigned: (message: SignedMessage, now: number) => boolean
}

/** A signed HTTP message. */
export type SignedMessage = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body: string
  /** Header `x-exchange-timestamp`: ms since 1970, as decimal text. */
  readonly timestamp: string
  /** Header `x-exchange-signature`: 64 hexadecimal digits. */
  readonly signature: string
}

/** An exchange did not answer, or not as it must. The message is logged, and not sent to clients. */
export class ExchangeError extends Error {
  override readonly name = 'ExchangeError'
}
