import * as z from 'zod/mini'

/** The response of `GET /v1/convert/gas-price?chainId=&projectId=`: prices of a unit of gas in wei, as decimal text. */
export type GasPriceResponse = {
  /** For a transaction that may wait for some blocks. */
  readonly standard: string
  readonly fast: string
  /** For the next block, also if the base fee rises. */
  readonly instant: string
}

const wei = z.string().check(z.regex(/^\d{1,78}$/))

/** Schema of the response. */
export const gasPriceResponseSchema: z.ZodMiniType<GasPriceResponse> = z.object({
  standard: wei,
  fast: wei,
  instant: wei,
})
