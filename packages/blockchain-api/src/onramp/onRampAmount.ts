import * as z from 'zod/mini'

/** Schema of an amount of money as decimal text, such as `100.5`: at most 30 digits before the point and 30 after it. */
export const onRampAmountSchema: z.ZodMiniType<string> = z.string().check(z.regex(/^\d{1,30}(\.\d{1,30})?$/))

/** Schema of the code of a currency, such as `USD` or `USDC`. */
export const currencyCodeSchema: z.ZodMiniType<string> = z.string().check(z.regex(/^[\w.-]{1,40}$/))

/** Schema of a country: ISO 3166-1 alpha-2, such as `US`. */
export const countrySchema: z.ZodMiniType<string> = z.string().check(z.regex(/^[A-Za-z]{2}$/))
