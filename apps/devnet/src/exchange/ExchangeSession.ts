/** A payment at the exchange. */
export type ExchangeSession = {
  readonly asset: string
  readonly amount: bigint
  readonly recipient: string
  readonly status: 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  readonly txHash?: string | undefined
}
