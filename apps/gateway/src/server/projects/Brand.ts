import * as z from 'zod/mini'

/** How users see an app in its mails, pages and approvals. Of the operator: an app cannot change it. */
export type Brand = {
  /** Shown beside the address of the app, which users can compare. */
  readonly name: string
  /** A `data:` URL with a PNG or JPEG. Mails carry it: an image that they load would tell a server when a mail is read. */
  readonly icon?: string | undefined
  /** Color of the main button, as `#rrggbb`. */
  readonly accent?: string | undefined
}

/** 32 KiB, in base64. */
const iconMax = 43_700

/** Schema of a brand. The characters of the name are visible, and do not change the order of others. */
export const brandSchema: z.ZodMiniType<Brand> = z.strictObject({
  name: z.string().check(
    z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{P} ]{0,31}$/u, {
      error: 'must be a name of up to 32 characters',
    }),
  ),
  icon: z.optional(
    z.string().check(
      z.maxLength(iconMax),
      z.regex(/^data:image\/(?:png|jpeg);base64,[A-Za-z\d+/]+={0,2}$/, {
        error: 'must be a data: URL with a PNG or JPEG of up to 32 KiB',
      }),
    ),
  ),
  accent: z.optional(
    z.string().check(z.regex(/^#[\da-f]{6}$/i, { error: 'must be a color such as #0b6b56' })),
  ),
})
