import * as z from 'zod/mini'
import { union } from 'zod/mini'
import { evmAccountSchema, solanaAccountSchema, swapAccountSchema } from './swapAccount.js'
import { swapAmountSchema } from './swapAmount.js'
import { swapSecondsSchema } from './swapQuotesSchema.js'

/** Which amount of a swap is fixed: the one that is sold, or the one that is bought. */
export type SwapMode = 'exactIn' | 'exactOut'

/** The fields that the body has for every chain. */
type SwapRequest = {
  readonly projectId: string
  /** The amount to sell (`exactIn`) or to buy (`exactOut`), in base units as decimal text. */
  readonly amount: string
  /** CAIP-10 id of the token to sell. */
  readonly from: string
  /** CAIP-10 id of the token to buy. It is on the same chain, unless the source swaps to another chain. */
  readonly to: string
  /** CAIP-10 id of the account that sends the transaction. */
  readonly userAddress: string
  /** CAIP-10 id of the account that receives the token, on the chain of `to`. Default: the address of `userAddress`. */
  readonly recipient?: string | undefined
  /** The id of the source of a quote. Default: the source whose router `GET /v1/convert/allowance` uses. */
  readonly source?: string | undefined
  /** Default: `exactIn`. */
  readonly swapMode?: SwapMode | undefined
  /** Basis points of the quoted amount that the account accepts to lose while the price changes: 0 to 5,000. */
  readonly slippageBps?: number | undefined
  /**
   * With `exactIn`: the least amount that the recipient receives, in base units. The request fails, or the transaction reverts, if
   * it would be less. Default: the current quote minus the slippage. A client sends the minimum that it showed to the user, so
   * that a price that changes between the quote and this request does not change it.
   */
  readonly minToAmount?: string | undefined
  /**
   * With `exactOut`: the largest amount that the account pays, in base units. The request fails, or the transaction reverts, if it
   * would be more. Default: the current quote plus the slippage.
   */
  readonly maxFromAmount?: string | undefined
  /** Time after which the transaction reverts, in seconds since 1970. Default: in 20 minutes. Not every source has one. */
  readonly deadline?: number | undefined
}

/** The body for a token of an EVM chain. */
export type EvmSwapTransactionRequest = SwapRequest & {
  readonly eip155: {
    /** Percent, as a whole number from 0 to 50. `slippageBps` overrides it. */
    readonly slippage: number
    /**
     * A permit of the token (EIP-2612) for the `spender` of a quote with `acceptsPermit`, of a token with `eip2612`: the ABI encoding, in hex, of
     * `(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)`. The transaction then
     * needs no allowance before.
     */
    readonly permit?: string | undefined
    /**
     * The signature for Permit2 of a quote with `permit2`: the ABI encoding, in hex, of
     * `(((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline) permitSingle, bytes signature)`.
     * The account signs the `PermitSingle` (EIP-712) with the domain `{ name: 'Permit2', chainId, verifyingContract }`, where
     * `verifyingContract` is the `spender` of the quote and the `spender` of the struct is `permit2.spender`. `amount` is at least `amount` of
     * the request (`exactIn`) or the largest amount that is paid (`exactOut`); `nonce` is the one that `allowance(owner, token, spender)` returns of
     * Permit2. Absent: the transaction needs such an allowance on chain.
     */
    readonly permit2?: string | undefined
  }
  /** Whether to return a fixed limit of gas instead of an estimate, which needs the balance and the allowance. Default: false. */
  readonly disableEstimate?: boolean | undefined
}

/** The body for a token of a Solana cluster. */
export type SolanaSwapTransactionRequest = SwapRequest & {
  readonly eip155?: undefined
  readonly disableEstimate?: undefined
}

/** The body of `POST /v1/convert/build-transaction`. */
export type SwapTransactionRequest = EvmSwapTransactionRequest | SolanaSwapTransactionRequest

/** The response for a token of an EVM chain. */
export type EvmSwapTransactionResponse = {
  readonly tx: {
    /** CAIP-10 id of the account. */
    readonly from: string
    /** CAIP-10 id of the contract to call. */
    readonly to: string
    /** Call data. */
    readonly data: string
    /** The amount of the token that is bought at the current price, in base units as decimal text. */
    readonly amount: string
    /**
     * The amount of the native token to send with the transaction, in base units as decimal text. Servers without this field
     * mean: the amount of the request to sell the native token, and 0 otherwise.
     */
    readonly value?: string | undefined
    /** The amount of the token that is sold at the current price. */
    readonly fromAmount?: string | undefined
    /** The least amount that the recipient receives: the transaction reverts otherwise. */
    readonly minToAmount?: string | undefined
    /** The largest amount that the account pays: the transaction reverts otherwise. */
    readonly maxFromAmount?: string | undefined
    /** CAIP-10 id of the contract that needs an allowance of `maxFromAmount`. Absent if none is needed. */
    readonly spender?: string | undefined
    readonly eip155: {
      /** Limit of gas, as decimal text. */
      readonly gas: string
      /** In wei, as decimal text. */
      readonly gasPrice: string
    }
  }
}

/** The response for a token of a Solana cluster. */
export type SolanaSwapTransactionResponse = {
  readonly solana: {
    /** CAIP-10 id of the account, which pays the fee and must sign. */
    readonly from: string
    /** The transaction (version 0) in base64. Other signers have signed it: the account signs its message unchanged. */
    readonly transaction: string
    /** Amount that the account pays, in base units as decimal text. */
    readonly fromAmount: string
    /** Amount that the recipient receives, in base units as decimal text. */
    readonly amount: string
  }
}

/** The response of `POST /v1/convert/build-transaction`. */
export type SwapTransactionResponse = EvmSwapTransactionResponse | SolanaSwapTransactionResponse

const data = z.string().check(z.regex(/^0x(?:[\da-fA-F]{2})*$/), z.maxLength(50_000))
const base64 = z.string().check(z.regex(/^[\da-zA-Z+/]+={0,2}$/), z.maxLength(2_000))

const sharedFields = {
  projectId: z.string().check(z.maxLength(500)),
  amount: swapAmountSchema,
  to: swapAccountSchema,
  recipient: z.optional(swapAccountSchema),
  source: z.optional(z.string().check(z.maxLength(500))),
  swapMode: z.optional(z.enum(['exactIn', 'exactOut'])),
  slippageBps: z.optional(z.int().check(z.gte(0), z.lte(5_000))),
  minToAmount: z.optional(swapAmountSchema),
  maxFromAmount: z.optional(swapAmountSchema),
  deadline: z.optional(swapSecondsSchema),
}

/** Schema of the body of the request. */
export const swapTransactionRequestSchema: z.ZodMiniType<SwapTransactionRequest> = union([
  z.object({
    ...sharedFields,
    from: evmAccountSchema,
    userAddress: evmAccountSchema,
    eip155: z.object({
      slippage: z.int().check(z.gte(0), z.lte(50)),
      permit: z.optional(z.string().check(z.maxLength(2_000))),
      permit2: z.optional(z.string().check(z.maxLength(10_000))),
    }),
    disableEstimate: z.optional(z.boolean()),
  }),
  z.object({ ...sharedFields, from: solanaAccountSchema, userAddress: solanaAccountSchema }),
])

/** Schema of the response for a token of an EVM chain. */
export const evmSwapTransactionResponseSchema: z.ZodMiniType<EvmSwapTransactionResponse> = z.object({
  tx: z.object({
    from: evmAccountSchema,
    to: evmAccountSchema,
    data,
    amount: swapAmountSchema,
    value: z.optional(swapAmountSchema),
    fromAmount: z.optional(swapAmountSchema),
    minToAmount: z.optional(swapAmountSchema),
    maxFromAmount: z.optional(swapAmountSchema),
    spender: z.optional(evmAccountSchema),
    eip155: z.object({ gas: swapAmountSchema, gasPrice: swapAmountSchema }),
  }),
})

/** Schema of the response for a token of a Solana cluster. */
export const solanaSwapTransactionResponseSchema: z.ZodMiniType<SolanaSwapTransactionResponse> = z.object({
  solana: z.object({
    from: solanaAccountSchema,
    transaction: base64,
    fromAmount: swapAmountSchema,
    amount: swapAmountSchema,
  }),
})

/** Schema of the response. */
export const swapTransactionResponseSchema: z.ZodMiniType<SwapTransactionResponse> = union([
  evmSwapTransactionResponseSchema,
  solanaSwapTransactionResponseSchema,
])
