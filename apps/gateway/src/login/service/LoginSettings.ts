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
  /** Origin of the login frame, such as `https://login.example.com`: requests of other origins are refused. */
  frameOrigin: z
    .string()
    .check(
      z.refine((value) => URL.canParse(value) && new URL(value).origin === value, { error: 'an origin' }),
    ),
  /** SMTP server, and the sender of the e-mails. */
  mail: z.strictObject({ url: z.string(), from: z.string() }),
  /**
   * Secret from which the keys of codes, access tokens, nonces, social logins and the audit log are derived. With another one, all
   * devices have to refresh their sessions, and the audit log cannot be verified.
   */
  pepper: z.string().check(z.minLength(32, { error: 'at least 32 characters' })),
  /**
   * AES-256 keys that encrypt the keys of the shares: the highest version encrypts, the others only decrypt. Each is
   * `{ version, key }`, its `key` 32 bytes as base64url: `openssl rand -base64 32 | tr '+/' '-_' | tr -d =`.
   */
  keks: z.optional(keksSchema),
  /** Path of a JSON file `{ "keks": [...] }`, in place of `keks`. One of the two is required. */
  kekFile: z.optional(z.string()),
  /** URL of the recovery service: the issuer of the proofs that a user has confirmed a device. */
  recoveryUrl: baseUrl,
  /** The public keys (JWKS) of the recovery service. Default: those at its `/.well-known/jwks.json`. */
  recoveryKeys: z.optional(z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })),
  /** Providers of social logins. Each redirects to `/callback` of the frame's origin. Default: none. */
  socials: z.optional(
    socialProvidersSchema.check(
      z.refine((list) => list.every(canRedeem), { error: 'must have the clientSecret of each provider' }),
    ),
  ),
  /** Reads of a share by one device that are no burst: more of them raise an alert. Default: `{ "reads": 10, "seconds": 60 }`. */
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
