import * as z from 'zod/mini'

const base64url = z.string().check(z.regex(/^[\w-]{43}$/))

/**
 * Schema of the key of a release: an Ed25519 key as a JWK (RFC 8037). A private one has `d`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8037
 */
export const releaseKeySchema = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: base64url,
  d: z.optional(base64url),
})

/** The key of a release. */
export type ReleaseKey = z.output<typeof releaseKeySchema>
