import * as z from 'zod/mini'
import { isProviderUrl } from './isProviderUrl.js'
import { providerDefinitions } from './providers/providerDefinitions.js'

const providerUrl = z
  .string()
  .check(z.refine(isProviderUrl, { error: 'an https:// address, or an http:// address of this machine' }))
const text = z.string().check(z.minLength(1))

const socialProviderSchema = z
  .strictObject({
    /** `google`, `apple`, `facebook`, `discord`, `github`, `x`, or any id of another OpenID provider. */
    id: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/, { error: 'lower-case letters, digits and hyphens' })),
    clientId: text,
    /** Only the login service needs it. Facebook and public clients have none. */
    clientSecret: z.optional(text),
    /**
     * How the secret is sent (RFC 6749 §2.3.1): in the `body` or in the `header`. Default: as the metadata of the provider say, in the
     * body if it accepts both.
     */
    clientAuthentication: z.optional(z.enum(['body', 'header'], { error: 'body or header' })),
    /**
     * Issuer of an OpenID provider, or `iss` of the authorization responses of an OAuth 2.0 one. Default: the issuer of the
     * provider with this id.
     */
    issuer: z.optional(providerUrl),
    /** Endpoints that replace the endpoints of an OAuth 2.0 provider. */
    endpoints: z.optional(
      z.strictObject({
        authorization: z.optional(providerUrl),
        token: z.optional(providerUrl),
        userInfo: z.optional(providerUrl),
      }),
    ),
    /** Apple: id of the developer team. */
    teamId: z.optional(text),
    /** Apple: id of the private key. */
    keyId: z.optional(text),
    /** Apple: private key in PKCS #8 (PEM), which signs the secret of the client. */
    privateKey: z.optional(text),
  })
  .check(
    z.refine(({ id, issuer }) => issuer !== undefined || Object.hasOwn(providerDefinitions, id), {
      error: 'must have an issuer, because the provider is not a built-in one',
      path: ['issuer'],
    }),
    z.refine(
      ({ teamId, keyId, privateKey }) =>
        new Set([teamId, keyId, privateKey].map((value) => value === undefined)).size === 1,
      { error: 'must have teamId, keyId and privateKey together', path: ['privateKey'] },
    ),
  )

/** Schema of the settings of the providers of social logins. */
export const socialProvidersSchema = z.array(socialProviderSchema).check(
  // Accounts are identified by the id of their provider.
  z.refine((list) => list.every(({ id }) => id !== 'farcaster'), {
    error: 'must not contain farcaster, which has settings of its own',
  }),
  z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
    error: 'must not contain a provider twice',
  }),
)

/** The settings of a provider of social logins. */
export type SocialProviderSettings = z.output<typeof socialProviderSchema>
