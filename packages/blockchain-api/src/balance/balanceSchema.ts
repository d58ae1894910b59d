import * as z from 'zod/mini'
import type { UnavailablePart } from '../unavailable/unavailableSchema.js'

/** A balance as the server sends it. */
export type BalanceItem = {
  readonly name: string
  readonly symbol: string
  /** CAIP-2 id, such as `eip155:1`. */
  readonly chainId?: string | undefined
  /**
   * CAIP-10 id of the token, such as `eip155:1:0x…`; absent for the native token. For native SOL some services send
   * `So11111111111111111111111111111111111111111` without the chain.
   */
  readonly address?: string | undefined
  /** The value of the balance in the currency; only for display. */
  readonly value?: number | undefined
  /** The price of one token in the currency; 0 if it is unknown. */
  readonly price: number
  readonly quantity: {
    /** Number of decimals as text: 0 to 255, without leading zeros. */
    readonly decimals: string
    /** The amount as decimal text, such as `1.5`. */
    readonly numeric: string
  }
  /** URL of an image, at most 2,000 characters; empty if there is none. */
  readonly iconUrl: string
}

/** The response of `GET /v1/account/{address}/balance?chainId=&currency=&projectId=`. */
export type BalanceResponse = {
  readonly balances: readonly BalanceItem[]
  /** The chains whose balances are missing now (`failed`), and those without prices (`unpriced`). Absent if nothing is missing. */
  readonly unavailable?: readonly UnavailablePart[] | undefined
}

const text = z.string().check(z.maxLength(500))

/** Schema of a balance. */
export const balanceItemSchema: z.ZodMiniType<BalanceItem> = z.object({
  name: text,
  symbol: text,
  chainId: z.optional(text),
  address: z.optional(text),
  value: z.optional(z.number()),
  price: z.number().check(z.gte(0)),
  quantity: z.object({
    decimals: z.string().check(z.regex(/^(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])$/)),
    // A balance of 256 bits has 78 digits; with up to 255 decimals.
    numeric: z.string().check(z.regex(/^\d{1,78}(\.\d{1,255})?$/)),
  }),
  iconUrl: z.string().check(z.maxLength(2_000)),
})
