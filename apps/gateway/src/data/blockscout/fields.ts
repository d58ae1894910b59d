import * as z from 'zod/mini'
import { toSafeText } from '../../foundation/toSafeText.js'
import { parsePrice } from '../sources/parsePrice.js'

/** An EVM address, in lower case. */
export const addressSchema = z.pipe(
  z.string().check(z.regex(/^0x[\da-f]{40}$/i)),
  z.transform((text) => text.toLowerCase()),
)

/** A 256-bit number in base units, as decimal text. */
export const amountSchema = z.pipe(
  z.string().check(z.regex(/^\d{1,78}$/)),
  z.transform((text) => BigInt(text)),
)

/** A price in USD times 10^36; `undefined` if it is unknown. */
export const priceSchema = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => (typeof text === 'string' ? parsePrice(text) : undefined)),
)

/** A whole number of 0 or more, which some versions send as text. */
export const countSchema = z.pipe(
  z.union([z.int().check(z.gte(0)), z.string().check(z.regex(/^\d{1,15}$/))]),
  z.transform(Number),
)

const textSchema = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => toSafeText(text ?? '')),
)

/** Number of decimals; `undefined` if it is unknown. */
const decimalsSchema = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => {
    const isDecimals = /^\d{1,3}$/.test(String(value)) && Number(value) <= 255
    return isDecimals ? Number(value) : undefined
  }),
)

/** A token. The name of the field with its address depends on the version. */
export const tokenSchema = z.pipe(
  z.object({
    address: z.optional(addressSchema),
    address_hash: z.optional(addressSchema),
    name: textSchema,
    symbol: textSchema,
    decimals: decimalsSchema,
    /** Empty if the instance does not know it yet. */
    type: z.pipe(
      z.nullish(z.string()),
      z.transform((text) => text ?? ''),
    ),
    exchange_rate: priceSchema,
    icon_url: z.catch(z.nullish(z.string()), null),
  }),
  z.transform(({ address, address_hash, exchange_rate: price, icon_url, ...token }, context) => {
    const contract = address_hash ?? address
    if (contract !== undefined) return { ...token, contract, price, iconUrl: icon_url ?? '' }
    context.issues.push({ code: 'custom', message: 'must have an address', input: token })
    return z.NEVER
  }),
)
