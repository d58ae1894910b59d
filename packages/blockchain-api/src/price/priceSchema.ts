import * as z from 'zod/mini'
import { type UnavailablePart, unavailablePartsSchema } from '../unavailable/unavailableSchema.js'
import { currencies } from '../values/currencies.js'
import { type PriceItem, priceItemSchema } from './priceItemSchema.js'

/** The body of `POST /v1/fungible/price`. */
export type PriceRequest = {
  readonly projectId: string
  readonly currency: (typeof currencies)[number]
  /** CAIP-10 ids of tokens; the native token of an EVM chain has the address `0xeeee…eeee`. 1 to 100. */
  readonly addresses: readonly string[]
}

/** The response of `POST /v1/fungible/price`. Tokens that the server does not know are left out. */
export type PriceResponse = {
  readonly fungibles: readonly PriceItem[]
  /** The chains whose prices are 0 because there is no source (`unpriced`), or because it fails (`failed`). Absent if nothing is missing. */
  readonly unavailable?: readonly UnavailablePart[] | undefined
}

const text = z.string().check(z.maxLength(500))

/** Schema of the body of the request. */
export const priceRequestSchema: z.ZodMiniType<PriceRequest> = z.object({
  projectId: text,
  currency: z.enum(currencies),
  addresses: z.array(text).check(z.minLength(1), z.maxLength(100)),
})

/** Schema of the response. */
export const priceResponseSchema: z.ZodMiniType<PriceResponse> = z.object({
  fungibles: z.array(priceItemSchema),
  unavailable: z.optional(unavailablePartsSchema),
})
