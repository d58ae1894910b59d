import * as z from 'zod/mini'

/** An address that may open something: never one that runs a script or reads a file. */
const link = z.string().check(
  z.refine((value) => URL.canParse(value) && !/^(javascript|data|file|blob|vbscript|about):/i.test(value), {
    error: 'an address that opens a page or an app',
  }),
)
const page = z.string().check(
  z.refine((value) => URL.canParse(value) && new URL(value).protocol === 'https:', {
    error: 'an https: address',
  }),
)
const orNull = <Schema extends z.core.$ZodType>(schema: Schema) => z._default(z.nullable(schema), null)

/** One file of the catalogue. What is left out is absent. */
export const walletSchema = z.strictObject({
  /** 64 hex digits where the wallet is in WalletConnect's catalogue; any other text for an own one. */
  id: z.string().check(z.regex(/^[\w.-]{1,64}$/, { error: 'up to 64 letters, digits, dots and hyphens' })),
  name: z.string().check(z.minLength(1)),
  description: z._default(z.string(), ''),
  homepage: page,
  /** CAIP-2 ids. */
  chains: z.array(
    z.string().check(z.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/, { error: 'a CAIP-2 id' })),
  ),
  /** Namespaces in which a visitor can add any chain to the wallet: it is found for all of them. */
  custom_chains: z._default(z.array(z.string()), []),
  /** Name of the image in `images`, without its ending. */
  image_id: orNull(z.string().check(z.regex(/^[\w-]{1,64}$/, { error: 'letters, digits and hyphens' }))),
  /** Smaller comes first. */
  order: z._default(z.number(), 1_000),
  badge_type: orNull(z.literal('certified')),
  mobile_link: orNull(link),
  desktop_link: orNull(link),
  webapp_link: orNull(page),
  /** The app's universal link. */
  link_mode: orNull(page),
  app_store: orNull(page),
  play_store: orNull(page),
  chrome_store: orNull(page),
  rdns: orNull(z.string()),
  injected: orNull(z.array(z.object({ namespace: z.string(), injected_id: z.string() }))),
  supports_wc: z._default(z.boolean(), true),
  supports_wcpay: z._default(z.boolean(), false),
})

/** A wallet as its file describes it. */
export type CatalogueWallet = z.output<typeof walletSchema>
