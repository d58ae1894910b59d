import * as z from 'zod/mini'

/** Schema of a web address. */
export const httpUrl: z.ZodMiniType<string, string> = z.string().check(
  z.refine((value) => URL.canParse(value) && ['https:', 'http:'].includes(new URL(value).protocol), {
    error: 'an address that begins with https:// or http://',
  }),
)
