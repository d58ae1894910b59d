import * as z from 'zod/mini'
import { evmAccountSchema, swapAccountSchema } from './swapAccount.js'
import { swapAmountSchema } from './swapAmount.js'

/** One part of a swap, in the order of execution. */
export type SwapStep = {
  /** `swap`: one token for another one on the same chain. `bridge`: to another chain. */
  readonly kind: 'swap' | 'bridge'
  /** The name of the market or of the bridge, such as `Uniswap V3`. It is text of the source: untrusted. */
  readonly name: string
  /** CAIP-2 id of the chain on which the part is executed; for a bridge, the chain on which it starts. */
  readonly chainId: string
}

/** Value that a swap returns, or costs, at the current prices. */
export type SwapQuote = {
  /** Null: a quote is not stored. */
  readonly id: string | null
  /** The amount that is sold, in base units as decimal text. With `exactIn`, it is the amount of the request. */
  readonly fromAmount: string
  /** CAIP-10 id of the token that is sold. */
  readonly fromAccount: string
  /** The amount that is bought, in base units as decimal text. With `exactOut`, it is the amount of the request. */
  readonly toAmount: string
  /** CAIP-10 id of the token that is bought. */
  readonly toAccount: string
  /** Who executes the swap. `POST /v1/convert/build-transaction` takes its id. */
  readonly source?: { readonly id: string; readonly name: string } | undefined
  /**
   * CAIP-10 id of the contract that needs an allowance of the token that is sold. Absent if none is needed: for the native
   * token, and on Solana.
   */
  readonly spender?: string | undefined
  /** Whether the source takes a permit (EIP-2612) in place of an allowance, of tokens with `eip2612`. Default: false. */
  readonly acceptsPermit?: boolean | undefined
  /**
   * Set if the source takes the token that is sold through Permit2, which is `spender` then: Permit2 needs the allowance of the token, once, and each
   * swap a signature for this `spender`, as `eip155.permit2` of `POST /v1/convert/build-transaction`.
   */
  readonly permit2?:
    | {
        /** CAIP-10 id of the contract that Permit2 lets take the token, the `spender` of the signed `PermitSingle`. */
        readonly spender: string
      }
    | undefined
  /** CAIP-10 id of the contract that the transaction calls. Absent on Solana. */
  readonly router?: string | undefined
  /** Usual time from the transaction until the token arrives, in seconds. Absent on one chain: it arrives with the transaction. */
  readonly estimatedSeconds?: number | undefined
  /** The parts of the swap. */
  readonly steps?: readonly SwapStep[] | undefined
  /** Time after which the source does not execute the swap at this price, in seconds since 1970. Absent: the price may change with each block. */
  readonly expiresAt?: number | undefined
}

/**
 * The response of `GET /v1/convert/quotes?from=&to=&amount=&swapMode=&permit2=&projectId=`. The first quote is the best one: the one
 * that returns most with `exactIn`, and the one that costs least with `exactOut`.
 */
export type SwapQuotesResponse = { readonly quotes: readonly SwapQuote[] }

const text = z.string().check(z.maxLength(500))
/** Seconds since 1970, or a number of seconds. */
export const swapSecondsSchema: z.ZodMiniType<number> = z.int().check(z.gte(0), z.lte(100_000_000_000))

/** Schema of the response. */
export const swapQuotesResponseSchema: z.ZodMiniType<SwapQuotesResponse> = z.object({
  quotes: z.array(
    z.object({
      id: z.nullable(text),
      fromAmount: swapAmountSchema,
      fromAccount: swapAccountSchema,
      toAmount: swapAmountSchema,
      toAccount: swapAccountSchema,
      source: z.optional(z.object({ id: text, name: text })),
      spender: z.optional(evmAccountSchema),
      acceptsPermit: z.optional(z.boolean()),
      permit2: z.optional(z.object({ spender: evmAccountSchema })),
      router: z.optional(evmAccountSchema),
      estimatedSeconds: z.optional(swapSecondsSchema),
      steps: z.optional(
        z
          .array(z.object({ kind: z.enum(['swap', 'bridge']), name: text, chainId: text }))
          .check(z.maxLength(20)),
      ),
      expiresAt: z.optional(swapSecondsSchema),
    }),
  ),
})
