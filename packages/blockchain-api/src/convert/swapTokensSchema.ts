import * as z from 'zod/mini'
import { swapAccountSchema } from './swapAccount.js'

/** A token that can be swapped. */
export type SwapToken = {
  readonly name: string
  readonly symbol: string
  /**
   * CAIP-10 id, such as `eip155:1:0x…`. The native token has the address `0xeeee…eeee` on EVM chains, and
   * `So11111111111111111111111111111111111111112` on Solana.
   */
  readonly address: string
  readonly decimals: number
  /** URL of an image, at most 2,000 characters; null if there is none. */
  readonly logoUri: string | null
  /** Whether the token has permits (EIP-2612). Sources whose quote has `acceptsPermit` take them. */
  readonly eip2612: boolean
  /** Name and version in the domain (EIP-712) of its permits, for tokens with `eip2612`. */
  readonly eip2612Domain?: { readonly name: string; readonly version: string } | undefined
}

/** The response of `GET /v1/convert/tokens?chainId=&projectId=`. */
export type SwapTokensResponse = { readonly tokens: readonly SwapToken[] }

const text = z.string().check(z.maxLength(500))

/** Schema of the response. */
export const swapTokensResponseSchema: z.ZodMiniType<SwapTokensResponse> = z.object({
  tokens: z.array(
    z.object({
      name: text,
      symbol: text,
      address: swapAccountSchema,
      decimals: z.int().check(z.gte(0), z.lte(255)),
      logoUri: z.nullable(z.string().check(z.maxLength(2_000))),
      eip2612: z.boolean(),
      eip2612Domain: z.optional(z.object({ name: text, version: text })),
    }),
  ),
})
