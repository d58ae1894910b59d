import * as z from 'zod/mini'
import { swapAccountSchema } from './swapAccount.js'
import { swapAmountSchema } from './swapAmount.js'

/** What a swap returns for an amount at the current prices. */
export type SwapQuote = {
  /** Null: a quote is not stored. */
  readonly id: string | null
  /** The amount of the request, in base units as decimal text. */
  readonly fromAmount: string
  /** CAIP-10 id of the token that is sold. */
  readonly fromAccount: string
  /** The amount of the token that is bought, in base units as decimal text. */
  readonly toAmount: string
  /** CAIP-10 id of the token that is bought. */
  readonly toAccount: string
}

/** The response of `GET /v1/convert/quotes?from=&to=&amount=&projectId=`. The first quote is the best one. */
export type SwapQuotesResponse = { readonly quotes: readonly SwapQuote[] }

/** Schema of the response. */
export const swapQuotesResponseSchema: z.ZodMiniType<SwapQuotesResponse> = z.object({
  quotes: z.array(
    z.object({
      id: z.nullable(z.string().check(z.maxLength(500))),
      fromAmount: swapAmountSchema,
      fromAccount: swapAccountSchema,
      toAmount: swapAmountSchema,
      toAccount: swapAccountSchema,
    }),
  ),
})
