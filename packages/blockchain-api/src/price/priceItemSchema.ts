import * as z from 'zod/mini'

/** The price of a token. */
export type PriceItem = {
  /** The CAIP-10 id of the request. */
  readonly address: string
  readonly name: string
  readonly symbol: string
  /** URL of an image, at most 2,000 characters; empty if there is none. */
  readonly iconUrl: string
  /** The price of one token in the currency; 0 if it is unknown. */
  readonly price: number
  readonly decimals: number
}

const text = z.string().check(z.maxLength(500))

/** Schema of a price. */
export const priceItemSchema: z.ZodMiniType<PriceItem> = z.object({
  address: text,
  name: text,
  symbol: text,
  iconUrl: z.string().check(z.maxLength(2_000)),
  price: z.number().check(z.gte(0)),
  decimals: z.int().check(z.gte(0), z.lte(255)),
})

/** Schema of the prices of a response, which clients load without the other fields. */
export const priceListSchema: z.ZodMiniType<{ readonly fungibles: readonly PriceItem[] }> = z.object({
  fungibles: z.array(priceItemSchema),
})
