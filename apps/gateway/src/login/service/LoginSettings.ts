import * as z from 'zod/mini'
import { farcasterSchema } from '../../identityProviders/farcaster/FarcasterSettings.js'
import { canRedeem } from '../../identityProviders/social/canRedeem.js'
import { socialProvidersSchema } from '../../identityProviders/social/SocialProviderSettings.js'

const isHttp = (value: string) => /^https?:\/\/[^/\s]+\/?$/.test(value) && URL.canParse(value)
const baseUrl = z
  .string()
  .check(z.refine(isHttp, { error: 'an address that begins with https:// or http://, without a path' }))

/** Schema of the list of keys that encrypt the keys of shares. */
export const keksSchema = z
  .array(
    z.strictObject({
      version: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      key: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, { error: '32 bytes as base64url' })),
    }),
  )
  .check(
    z.minLength(1),
    z.refine((list) => new Set(list.map(({ version }) => version)).size === list.length, {
      error: 'must not contain a version twice',
    }),
  )

/** Schema of the settings of the login service. */
export const loginSchema = z.strictObject({
  /** Origin of the login frame, such as `https://login.example.com`: the only one that can use the service. */
  frameOrigin: z
    .string()
    .check(
      z.refine((value) => URL.canParse(value) && new URL(value).origin === value, { error: 'an origin' }),
    ),
  /** The server that sends e-mails, and their sender. */
  mail: z.strictObject({ url: z.string(), from: z.string() }),
  /** Secret from which the keys of codes, tokens and the audit log are derived. */
  pepper: z.string().check(z.minLength(32, { error: 'at least 32 characters' })),
  /** Keys that encrypt the keys of shares (AES-256). The highest version encrypts; the others only decrypt. */
  keks: z.optional(keksSchema),
  /** Path of a JSON file `{ "keks": [...] }`, instead of `keks`. */
  kekFile: z.optional(z.string()),
  /** URL of the recovery service, which is the issuer of device proofs. */
  recoveryUrl: baseUrl,
  /** Its public keys (JWKS). Default: they are fetched from its `/.well-known/jwks.json`. */
  recoveryKeys: z.optional(z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })),
  /** Providers of social logins. Each redirects to `/callback` of the frame's origin. Default: none. */
  socials: z.optional(
    socialProvidersSchema.check(
      z.refine((list) => list.every(canRedeem), { error: 'must have the clientSecret of each provider' }),
    ),
  ),
  /** Reads of a share by a device in a time that are no burst. More of them raise an alert. Default: 10 in 60 s. */
  shareAlert: z.optional(
    z.strictObject({
      reads: z.int().check(z.minimum(1), z.maximum(1_000)),
      seconds: z.int().check(z.minimum(1), z.maximum(86_400)),
    }),
  ),
  /** Logins with Farcaster. Default: none. */
  farcaster: z.optional(farcasterSchema),
})

/** The settings of the login service. */
export type LoginSettings = z.output<typeof loginSchema>
