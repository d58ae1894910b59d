import * as z from 'zod/mini'

/** A URL that opens a page or an app. Schemes that run scripts or read files are refused. */
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

/** Schema of one wallet file of the catalogue. Omitted links are `null`. */
export const walletSchema = z.strictObject({
  /** 64 hex digits if the wallet is in WalletConnect's directory, any other id otherwise. */
  id: z.string().check(z.regex(/^[\w.-]{1,64}$/, { error: 'up to 64 letters, digits, dots and hyphens' })),
  name: z.string().check(z.minLength(1)),
  description: z._default(z.string(), ''),
  homepage: page,
  /** CAIP-2 ids. */
  chains: z.array(
    z.string().check(z.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/, { error: 'a CAIP-2 id' })),
  ),
  /** Namespaces in which a user can add any chain to the wallet: the wallet is found for all of their chains. */
  custom_chains: z._default(z.array(z.string()), []),
  /** Name of the file in `images`, without its extension. */
  image_id: orNull(z.string().check(z.regex(/^[\w-]{1,64}$/, { error: 'letters, digits and hyphens' }))),
  /** Position in the list, lowest first. */
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

/** A wallet of the catalogue. */
export type CatalogueWallet = z.output<typeof walletSchema>
