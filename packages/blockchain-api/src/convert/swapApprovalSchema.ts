import * as z from 'zod/mini'
import { evmAccountSchema } from './swapAccount.js'
import { swapAmountSchema } from './swapAmount.js'

/** The response of `GET /v1/convert/allowance?tokenAddress=&userAddress=&projectId=`. */
export type SwapAllowanceResponse = {
  /** Amount that the router may take from the account, in base units as decimal text; 2^256 - 1 for the native token. */
  readonly allowance: string
}

/** The response of `GET /v1/convert/build-approve?from=&to=&amount=&projectId=`. */
export type SwapApprovalResponse = {
  readonly tx: {
    /**
     * The parameter `from` of the request, unchanged. Existing clients request with the token that is sold as `from`, and
     * send `data` to this address.
     */
    readonly from: string
    /** The parameter `to` of the request, unchanged. */
    readonly to: string
    /** Call data of `approve` (ERC-20) for the router. It is the same for every token. */
    readonly data: string
    /** `0`. */
    readonly value: string
    /** Null if the server does not know the price of gas. */
    readonly eip155: {
      /** In wei, as decimal text. */
      readonly gasPrice: string
    } | null
  }
}

const data = z.string().check(z.regex(/^0x(?:[\da-fA-F]{2})*$/), z.maxLength(20_000))

/** Schema of the allowance. */
export const swapAllowanceResponseSchema: z.ZodMiniType<SwapAllowanceResponse> = z.object({
  allowance: swapAmountSchema,
})

/** Schema of the approval. */
export const swapApprovalResponseSchema: z.ZodMiniType<SwapApprovalResponse> = z.object({
  tx: z.object({
    from: evmAccountSchema,
    to: evmAccountSchema,
    data,
    value: swapAmountSchema,
    eip155: z.nullable(z.object({ gasPrice: swapAmountSchema })),
  }),
})
