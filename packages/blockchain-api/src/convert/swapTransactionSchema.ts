import * as z from 'zod/mini'
import { swapAccountSchema } from './swapAccount.js'
import { swapAmountSchema } from './swapAmount.js'

/** The body of `POST /v1/convert/build-transaction`. */
export type SwapTransactionRequest = {
  readonly projectId: string
  /** The amount to sell, in base units as decimal text. */
  readonly amount: string
  /** CAIP-10 id of the token to sell. */
  readonly from: string
  /** CAIP-10 id of the token to buy, on the same chain. */
  readonly to: string
  /** CAIP-10 id of the account that sends the transaction, and receives the token. */
  readonly userAddress: string
  readonly eip155: {
    /** Percent of the quoted amount that the account accepts to lose while the price changes: a whole number from 0 to 50. */
    readonly slippage: number
    /** A permit of the token (EIP-2612), for tokens with `eip2612`. */
    readonly permit?: string | undefined
  }
  /** Whether to return a fixed limit of gas instead of an estimate, which needs the balance and the allowance. Default: false. */
  readonly disableEstimate?: boolean | undefined
}

/** The response of `POST /v1/convert/build-transaction`. */
export type SwapTransactionResponse = {
  readonly tx: {
    /** CAIP-10 id of the account. */
    readonly from: string
    /** CAIP-10 id of the contract to call. */
    readonly to: string
    /** Call data. To sell the native token, the value of the transaction is the amount of the request. */
    readonly data: string
    /** The amount of the token that is bought at the current price, in base units as decimal text. */
    readonly amount: string
    readonly eip155: {
      /** Limit of gas, as decimal text. */
      readonly gas: string
      /** In wei, as decimal text. */
      readonly gasPrice: string
    }
  }
}

const data = z.string().check(z.regex(/^0x(?:[\da-fA-F]{2})*$/), z.maxLength(20_000))

/** Schema of the body of the request. */
export const swapTransactionRequestSchema: z.ZodMiniType<SwapTransactionRequest> = z.object({
  projectId: z.string().check(z.maxLength(500)),
  amount: swapAmountSchema,
  from: swapAccountSchema,
  to: swapAccountSchema,
  userAddress: swapAccountSchema,
  eip155: z.object({
    slippage: z.int().check(z.gte(0), z.lte(50)),
    permit: z.optional(z.string().check(z.maxLength(2_000))),
  }),
  disableEstimate: z.optional(z.boolean()),
})

/** Schema of the response. */
export const swapTransactionResponseSchema: z.ZodMiniType<SwapTransactionResponse> = z.object({
  tx: z.object({
    from: swapAccountSchema,
    to: swapAccountSchema,
    data,
    amount: swapAmountSchema,
    eip155: z.object({ gas: swapAmountSchema, gasPrice: swapAmountSchema }),
  }),
})
