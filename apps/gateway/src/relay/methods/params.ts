import * as z from 'zod/mini'

const hex32 = () => z.string().check(z.regex(/^[0-9a-f]{64}$/i, { error: '64 hex digits' }))

/** A topic: 32 bytes, hex. */
export const topic: z.ZodMiniString = hex32()

/** The sha256 of a message, hex. */
export const hash: z.ZodMiniString = hex32()

/** Seconds a message is kept. */
export const ttl: z.ZodMiniNumber = z.int().check(z.gte(1))

/** The kind of a message. */
const tag = z.int().check(z.gte(0), z.lte(2 ** 31 - 1))

/** Text a database can keep: Postgres has no NUL. One that came so far would fail whatever is written with it. */
const text = z.string().check(z.refine((value) => !value.includes('\0'), { error: 'a text without NUL' }))

/** A message, as its sender encrypted it. */
export const message: z.ZodMiniString = text.check(z.minLength(1))

/** What vouches for the sender. */
export const attestation: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString>> = z.optional(z.nullable(text))

/** One message of `irn_publish`. Fields that only analytics wants are let through and forgotten. */
export const publication = z.looseObject({
  topic,
  message,
  ttl,
  tag: z._default(tag, 0),
  attestation,
})
