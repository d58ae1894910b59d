import * as z from 'zod/mini'
import { isLoopback } from './isAllowedUrl.js'

const error = 'an https: URL'
const isSafe = (value: string) =>
  URL.canParse(value) && (new URL(value).protocol === 'https:' || isLoopback(new URL(value)))
const url = z.string().check(z.refine(isSafe, { error }))
const secret = z.string().check(z.minLength(32, { error: 'at least 32 characters' }))
const host = z
  .string()
  .check(z.regex(/^[a-z0-9.-]+(:\d{1,5})?$/, { error: 'a host such as pay.example.com' }))
const hosts = z.array(host).check(z.minLength(1))

/** A provider with the REST interface of the page "Purchases and exchanges". */
const restSchema = z.strictObject({
  type: z.literal('rest'),
  id: z.string().check(z.regex(/^[\w-]{1,50}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Base URL of the interface, and of the page where users pay. */
  url,
  /** Hosts of that page. Default: the host of `url`. */
  hosts: z.optional(hosts),
  /** Signs URLs and requests, and verifies webhooks. */
  secret,
  websiteUrl: z.optional(url),
  logoUrl: z.optional(url),
})

const coinbaseSchema = z.strictObject({
  type: z.literal('coinbase'),
  /** Name of the key: `organizations/…/apiKeys/…`, or its UUID. */
  keyId: z.string().check(z.minLength(1)),
  /** The key in PEM, or an Ed25519 key in base64. */
  privateKey: z.string().check(z.minLength(1)),
  apiUrl: z.optional(url),
  hosts: z.optional(hosts),
})

const meldSchema = z.strictObject({
  type: z.literal('meld'),
  apiKey: z.string().check(z.minLength(1)),
  /** Secret of the webhook, and the URL that is entered for it at Meld. Without both, purchases are only asked for. */
  webhookSecret: z.optional(z.string().check(z.minLength(16, { error: 'at least 16 characters' }))),
  webhookUrl: z.optional(url),
  apiUrl: z.optional(url),
  hosts: z.optional(hosts),
})

/** Schema of the file with the providers of purchases. */
export const onRampSettingsSchema = z.strictObject({
  /** ISO 3166-1 alpha-2, for clients that send no country. Default: `US`. */
  defaultCountry: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'a country such as US' }))),
  providers: z.array(z.discriminatedUnion('type', [restSchema, coinbaseSchema, meldSchema])),
})

/** The providers of purchases, and the country of clients that send none. */
export type OnRampSettings = z.output<typeof onRampSettingsSchema>
/** Settings of a REST provider. */
export type RestSettings = z.output<typeof restSchema>
/** Settings of Coinbase. */
export type CoinbaseSettings = z.output<typeof coinbaseSchema>
/** Settings of Meld. */
export type MeldSettings = z.output<typeof meldSchema>
