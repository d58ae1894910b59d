/** An exchange from whose balance users can pay. Parsed where it is received; name and image are untrusted and only shown. */
export type Exchange = {
  readonly id: string
  readonly name: string
  /** URL of its logo. */
  readonly image?: string | undefined
}

/** Outcome of a payment by exchange, as the exchange reports it. `SUCCESS` and `FAILED` are final. */
export type ExchangeStatus = {
  readonly status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  /** Hash or signature of the transaction; it is not verified. */
  readonly txHash?: string | undefined
}

/** Payments from the balance at an exchange. Each method rejects with a `LatchkitError`: `AbortedError` when `signal` aborted. */
export interface Exchanges {
  /** Returns the exchanges that have an asset. */
  getExchanges(parameters: {
    /** CAIP-19 id. Default: any asset. */
    readonly asset?: string | undefined
    /** In base units. */
    readonly amount?: bigint | undefined
    /** From 1. Default: 1. */
    readonly page?: number | undefined
    readonly signal: AbortSignal
  }): Promise<{ readonly exchanges: readonly Exchange[]; readonly total: number }>
  /** Starts a payment, and returns the page of the exchange on which the user pays. */
  getPayUrl(parameters: {
    readonly exchangeId: string
    /** CAIP-19 id. */
    readonly asset: string
    /** In base units. */
    readonly amount: bigint
    /** CAIP-10 id. */
    readonly recipient: string
    readonly signal: AbortSignal
  }): Promise<{ readonly url: string; readonly sessionId: string }>
  getBuyStatus(parameters: {
    readonly exchangeId: string
    readonly sessionId: string
    readonly signal: AbortSignal
  }): Promise<ExchangeStatus>
}
