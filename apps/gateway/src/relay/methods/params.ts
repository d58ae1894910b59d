import * as z from 'zod/mini'

const hex32 = () => z.string().check(z.regex(/^[0-9a-f]{64}$/i, { error: 'must be 64 hex digits' }))

/** A topic: 32 bytes, hex. */
export const topic: z.ZodMiniString = hex32()

/** The sha256 of a message, hex. */
export const hash: z.ZodMiniString = hex32()

/** Time to live of a message, in seconds. */
export const ttl: z.ZodMiniNumber = z.int().check(z.gte(1))

/** The tag of a message, which identifies its RPC method. */
const tag = z.int().check(z.gte(0), z.lte(2 ** 31 - 1))

/** Text without NUL. Postgres cannot store NUL, and one such message would fail its whole batch. */
const text = z
  .string()
  .check(z.refine((value) => !value.includes('\0'), { error: 'must not contain a NUL character' }))

/** An encrypted message. */
export const message: z.ZodMiniString = text.check(z.minLength(1))

/** The attestation of the sender's origin (Verify API). */
export const attestation: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString>> = z.optional(z.nullable(text))

/** The parameters of `irn_publish`. Other fields, such as those for analytics, are ignored. */
export const publication = z.looseObject({
  topic,
  message,
  ttl,
  tag: z._default(tag, 0),
  attestation,
})
