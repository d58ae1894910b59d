import * as z from 'zod/mini'

/** A topic: 32 bytes, hex. */
export const topic: z.ZodMiniString = z.string().check(z.regex(/^[0-9a-f]{64}$/i, { error: '64 hex digits' }))

/** Seconds a message is kept. */
export const ttl: z.ZodMiniNumber = z.int().check(z.gte(1))

/** The kind of a message. */
const tag = z.int().check(z.gte(0), z.lte(2 ** 31 - 1))

const attestation = z.optional(z.nullable(z.string()))

/** One message of `irn_publish`. Fields that only analytics wants are let through and forgotten. */
export const publication = z.looseObject({
  topic,
  message: z.string().check(z.minLength(1)),
  ttl,
  tag: z._default(tag, 0),
  attestation,
})
